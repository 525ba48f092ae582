/** A word of a text and where it stands. */
export interface Word {
  text: string;
  start: number;
  end: number;
}

const WORD = /[A-Za-z][A-Za-z0-9]*(?:[’'/-][A-Za-z0-9]+)*|\d+(?:[.,]\d+)*/g;

/** The Latin words and numbers of a text. Hyphen, slash and apostrophe join: `J-ruler`, `J/resonator`, `God's`. */
export function wordsIn(text: string): Word[] {
  return [...text.matchAll(WORD)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
}

const IRREGULAR: Readonly<Record<string, string>> = {
  began: 'begin',
  begun: 'begin',
  chose: 'choose',
  chosen: 'choose',
  dealt: 'deal',
  drawn: 'draw',
  drew: 'draw',
  gave: 'give',
  given: 'give',
  left: 'leave',
  lost: 'lose',
  loss: 'lose',
  losses: 'lose',
  made: 'make',
  paid: 'pay',
  payment: 'pay',
  won: 'win',
  winner: 'win',
  resolution: 'resolve',
  destruction: 'destroy',
  abilities: 'ability',
  copies: 'copy',
};

/**
 * The stem two forms of an English word share (`banishes`, `banished`, `banishing` → `banish`). Light on purpose: it
 * undoes inflection only, so that `player` and `play` stay two words.
 */
export function stem(word: string): string {
  const lower = word
    .toLowerCase()
    .replace(/’/g, "'")
    .replace(/'s$|s'$/, '');
  return finish(IRREGULAR[lower] ?? withoutEnding(lower));
}

function withoutEnding(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.endsWith('ied') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:s|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
  if (/[^su]s$/.test(word)) return word.slice(0, -1);
  if (/[^aeiou]ed$/.test(word) || /[aeiou][^e]ed$/.test(word)) return undoubled(word.slice(0, -2));
  if (word.endsWith('ing') && word.length > 5) return undoubled(word.slice(0, -3));
  return word;
}

/** `cancelled`, `cancelling` and `cancel` are one word; `pass` and `call` keep their double letter. */
function undoubled(word: string): string {
  return /([bdgmnprt])\1$/.test(word) ? word.slice(0, -1) : word;
}

/** A final e or y is dropped or changed by endings, so no stem ends in one: `remove`/`removing`, `copy`/`copied`. */
function finish(word: string): string {
  if (word.length > 3 && word.endsWith('e')) return word.slice(0, -1);
  if (word.length > 3 && word.endsWith('y')) return `${word.slice(0, -1)}i`;
  return word.endsWith('ll') ? word.slice(0, -1) : word;
}
