import { stem, wordTexts } from '../english';
import { SCRIPT, scriptOfCode } from '../japanese';
import { WEIGHTS } from './weights';

/** A token and how much it says: a whole word more than two letters of it. */
export interface Token {
  text: string;
  weight: number;
}

/** Is told each token of a text, in order. */
export type Told = (text: string, weight: number) => void;

/** What is one token though it is no run of letters: J/リゾネーター, the star of an ATK. */
const WHOLE = /j\/?(?:ルーラー|リゾネーター)|[☆★○●◇◆⇒]/g;
/** A lone letter is the rest of a contraction; only X is a word of the rules. */
const LONE = /^[a-wyz]$/;

/**
 * The tokens of a normalised text: pairs of Japanese characters (not of hiragana alone), single kanji, whole katakana and
 * kanji runs, `j/…` compounds, stems of Latin words and numbers. A repeated token is repeated.
 */
export function tokensOf(text: string): Token[] {
  return gathered(tellTokens, text);
}

/** The tokens of a normalised phrase: those of a text, and pairs of hiragana, which give a question its form (したら, できる). */
export function phraseTokens(text: string): Token[] {
  return gathered(tellPhraseTokens, text);
}

function gathered(tell: (text: string, told: Told) => void, from: string): Token[] {
  const tokens: Token[] = [];
  tell(from, (text, weight) => tokens.push({ text, weight }));
  return tokens;
}

/** Tells the tokens of a normalised text without making a list of them: an index has hundreds of thousands. */
export function tellTokens(text: string, told: Told): void {
  for (const word of wordTexts(text)) {
    if (LONE.test(word)) continue;
    told(stem(word), WEIGHTS.run);
    // A J/resonator is a resonator, a J-ruler a kind of ruler.
    if (/^j[/-]/.test(word)) told(stem(word.slice(2)), WEIGHTS.pair);
  }
  for (const whole of text.match(WHOLE) ?? []) told(whole, WEIGHTS.run);
  tellJapanese(text, told);
}

/** Tells the tokens of a normalised phrase in the same way. */
export function tellPhraseTokens(text: string, told: Told): void {
  tellTokens(text, told);
  let before: number = SCRIPT.none;
  for (let i = 0; i < text.length; i++) {
    const script = scriptOfCode(text.charCodeAt(i));
    if (script === SCRIPT.hiragana && before === SCRIPT.hiragana) told(pairAt(text, i - 1), WEIGHTS.hiragana);
    before = script;
  }
}

/** Of each run of Japanese its characters and pairs, then its long words. */
function tellJapanese(text: string, told: Told): void {
  let start = 0;
  let before: number = SCRIPT.none;
  let script = scriptOfCode(text.charCodeAt(0));
  let next = scriptOfCode(text.charCodeAt(1));
  for (let i = 0; i < text.length; i++) {
    const after = scriptOfCode(text.charCodeAt(i + 2));
    if (script !== SCRIPT.none) {
      if (before === SCRIPT.none) start = i;
      if (script === SCRIPT.kanji) told(charAt(text, i), WEIGHTS.kanji);
      const weight = next === SCRIPT.none ? 0 : pairWeight(before, script, next, after);
      if (weight > 0) told(pairAt(text, i), weight);
      if (next === SCRIPT.none) tellLongWords(text, start, i + 1, told);
    }
    before = script;
    script = next;
    next = after;
  }
}

/** How much a pair says between what stands before and after it; nothing where it is of hiragana alone. */
function pairWeight(before: number, first: number, second: number, after: number): number {
  if (isLoose(first) && isLoose(second)) return 0;
  if (isLoose(first) || isLoose(second)) return WEIGHTS.mixedPair;
  return before === first || second === after ? WEIGHTS.pair : WEIGHTS.run;
}

/** Hiragana and the point between words end a word of kanji or katakana. */
function isLoose(script: number): boolean {
  return script === SCRIPT.hiragana || script === SCRIPT.point;
}

/** Three and more kanji, or three and more katakana with the points between them. */
function tellLongWords(text: string, start: number, end: number, told: Told): void {
  let from = start;
  let before: number = SCRIPT.none;
  for (let i = start; i <= end; i++) {
    const script = i < end ? scriptOfCode(text.charCodeAt(i)) : SCRIPT.none;
    const word = script === SCRIPT.point ? SCRIPT.katakana : script;
    if (word === before) continue;
    if (i - from >= 3 && before !== SCRIPT.hiragana) told(text.slice(from, i), WEIGHTS.run);
    from = i;
    before = word;
  }
}

/** Characters and pairs as they were first cut out: to cut them again, and to hash what was cut, takes longer than to find them. */
const cuts = new Map<number, string>();
/** No Japanese letter has a code below this. */
const FIRST = 0x3000;

function charAt(text: string, at: number): string {
  return cut(text.charCodeAt(at) - FIRST, text, at, at + 1);
}

function pairAt(text: string, at: number): string {
  return cut(((text.charCodeAt(at) - FIRST) << 15) | (text.charCodeAt(at + 1) - FIRST), text, at, at + 2);
}

function cut(key: number, text: string, start: number, end: number): string {
  const known = cuts.get(key);
  if (known !== undefined) return known;
  const made = text.slice(start, end);
  cuts.set(key, made);
  return made;
}

/** How often each token stands in a text. */
export function countTokens(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  tellTokens(text, (token) => counts.set(token, (counts.get(token) ?? 0) + 1));
  return counts;
}

/** Each token once, with its greatest weight. */
export function distinct(tokens: Token[]): Token[] {
  const weights = new Map<string, number>();
  for (const { text, weight } of tokens) weights.set(text, Math.max(weight, weights.get(text) ?? 0));
  return [...weights].map(([text, weight]) => ({ text, weight }));
}
