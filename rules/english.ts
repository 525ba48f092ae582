/** A word of a text and where it stands. */
export interface Word {
  text: string;
  start: number;
  end: number;
}

const WORD = /\b[Jj][/-][A-Za-z]+(?:[’']s)?|[A-Za-z][A-Za-z0-9]*(?:[’'][A-Za-z]+)*|\d+(?:[.,]\d+)*/g;

/** The Latin words and numbers of a text. `J-ruler`, `J/resonator` and `God's` are one word, `face-down` is two. */
export function wordsIn(text: string): Word[] {
  return [...text.matchAll(WORD)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** The same words without their places, which is quicker. */
export function wordTexts(text: string): readonly string[] {
  return text.match(WORD) ?? [];
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
  used: 'use',
  uses: 'use',
  using: 'use',
  paid: 'pay',
  payment: 'pay',
  won: 'win',
  winner: 'win',
  resolution: 'resolve',
  destruction: 'destroy',
  dependence: 'depend',
  dependency: 'depend',
};

const stems = new Map<string, string>();
/** Many more than the texts have; what is typed beyond that is not worth keeping. */
const MOST_STEMS = 50_000;

/**
 * The stem two forms of an English word share (`banishes`, `banished`, `banishing` → `banish`). Light on purpose: it
 * undoes inflection only, so that `player` and `play` stay two words.
 */
export function stem(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const found = stemOf(word);
  if (stems.size < MOST_STEMS) stems.set(word, found);
  return found;
}

function stemOf(word: string): string {
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
  if (/(?:ss|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
  if (/[^su]s$/.test(word)) return word.slice(0, -1);
  if (/[^aeiou]ed$/.test(word) || /[aeiou][^e]ed$/.test(word)) return undoubled(word.slice(0, -2));
  if (word.endsWith('ing') && word.length > 5) return undoubled(word.slice(0, -3));
  return word;
}

/** `putting` is `put`, `naming` is `name`; `passing` and `adding` keep their double letter. */
function undoubled(word: string): string {
  if (/[^d](?:([bgmnprt])\1|dd)$/.test(word) && word !== 'add') return word.slice(0, -1);
  return /^[^aeiou][aeiou][^aeiouwxy]$/.test(word) ? `${word}e` : word;
}

/**
 * A final e or y is dropped or changed by endings, so a longer stem ends in neither: `remove`/`removing`, `copy`/`copied`.
 * Words of four letters keep theirs: `rune` is not `run`.
 */
function finish(word: string): string {
  if (word.length > 4 && word.endsWith('e')) return word.slice(0, -1);
  if (word.length > 3 && word.endsWith('y')) return `${word.slice(0, -1)}i`;
  return word.endsWith('ll') ? word.slice(0, -1) : word;
}
