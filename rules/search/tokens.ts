import { stem, wordTexts } from '../english';
import { SCRIPT, scriptOfCode } from '../japanese';
import { WEIGHTS } from './weights';

/** A token and how much it says: a whole word more than two letters of it. */
export interface Token {
  text: string;
  weight: number;
}

/** What tells tokens apart, cheaper to make than their texts: the codes of a Japanese character or of a pair, or a word. */
export type TokenKey = number | string;

/** Is given each token of a text, in order. */
export interface Holder {
  hold(key: TokenKey, weight: number): void;
}

/** What is one token though it is no run of letters: J/リゾネーター, the star of an ATK. */
const WHOLE = /j\/?(?:ルーラー|リゾネーター)|[☆★○●◇◆⇒]/g;
/** A lone letter is the rest of a contraction; only X is a word of the rules. */
const LONE = /[a-wyz]/;

/**
 * The tokens of a normalised text: pairs of Japanese characters (not of hiragana alone), single kanji, whole katakana and
 * kanji runs, `j/…` compounds, stems of Latin words and numbers. A repeated token is repeated.
 */
export function tokensOf(text: string): Token[] {
  const gathering = new Gathering();
  holdTokens(text, gathering);
  return gathering.tokens;
}

/** The tokens of a normalised phrase: those of a text, and pairs of hiragana, which give a question its form (したら, できる). */
export function phraseTokens(text: string): Token[] {
  const gathering = new Gathering();
  holdPhraseTokens(text, gathering);
  return gathering.tokens;
}

/** Makes a list of tokens. */
class Gathering implements Holder {
  readonly tokens: Token[] = [];

  hold(key: TokenKey, weight: number): void {
    this.tokens.push({ text: textOf(key), weight });
  }
}

/** Gives the tokens of a normalised text without making a list of them: an index has hundreds of thousands. */
export function holdTokens(text: string, holder: Holder): void {
  for (const word of wordTexts(text)) {
    if (word.length === 1 && LONE.test(word)) continue;
    holder.hold(stem(word), WEIGHTS.run);
    // A J/resonator is a resonator, a J-ruler a kind of ruler.
    if (word.startsWith('j/') || word.startsWith('j-')) holder.hold(stem(word.slice(2)), WEIGHTS.pair);
  }
  for (const whole of text.match(WHOLE) ?? []) holder.hold(whole, WEIGHTS.run);
  holdJapanese(text, holder);
}

/** Gives the tokens of a normalised phrase in the same way. */
export function holdPhraseTokens(text: string, holder: Holder): void {
  holdTokens(text, holder);
  let before: number = SCRIPT.none;
  for (let i = 0; i < text.length; i++) {
    const script = scriptOfCode(text.charCodeAt(i));
    if (script === SCRIPT.hiragana && before === SCRIPT.hiragana) holder.hold(pairKey(text, i - 1), WEIGHTS.hiragana);
    before = script;
  }
}

/** Of each run of Japanese its characters and pairs, then its long words. */
function holdJapanese(text: string, holder: Holder): void {
  let start = 0;
  let before: number = SCRIPT.none;
  let script = scriptAt(text, 0);
  let next = scriptAt(text, 1);
  for (let i = 0; i < text.length; i++) {
    const after = scriptAt(text, i + 2);
    if (script !== SCRIPT.none) {
      if (before === SCRIPT.none) start = i;
      if (script === SCRIPT.kanji) holder.hold(text.charCodeAt(i), WEIGHTS.kanji);
      const weight = next === SCRIPT.none ? 0 : pairWeight(before, script, next, after);
      if (weight > 0) holder.hold(pairKey(text, i), weight);
      if (next === SCRIPT.none) holdLongWords(text, start, i + 1, holder);
    }
    before = script;
    script = next;
    next = after;
  }
}

function scriptAt(text: string, at: number): number {
  return at < text.length ? scriptOfCode(text.charCodeAt(at)) : SCRIPT.none;
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
function holdLongWords(text: string, start: number, end: number, holder: Holder): void {
  let from = start;
  let before: number = SCRIPT.none;
  for (let i = start; i <= end; i++) {
    const script = i < end ? scriptAt(text, i) : SCRIPT.none;
    const word = script === SCRIPT.point ? SCRIPT.katakana : script;
    if (word === before) continue;
    if (i - from >= 3 && before !== SCRIPT.hiragana) holder.hold(text.slice(from, i), WEIGHTS.run);
    from = i;
    before = word;
  }
}

/** No Japanese letter has a code below this, or beyond it one of more than fifteen bits. */
const FIRST = 0x3000;

function pairKey(text: string, at: number): number {
  return ((text.charCodeAt(at) - FIRST) << 15) | (text.charCodeAt(at + 1) - FIRST);
}

/** A token by what tells it apart. */
export function textOf(key: TokenKey): string {
  if (typeof key === 'string') return key;
  return key < 0x10000 ? String.fromCharCode(key) : String.fromCharCode((key >> 15) + FIRST, (key & 0x7fff) + FIRST);
}

/** What tells a token apart. */
export function keyOf(token: string): TokenKey {
  const [first, second] = [token.charCodeAt(0), token.charCodeAt(1)];
  if (token.length > 2 || scriptOfCode(first) === SCRIPT.none) return token;
  if (token.length === 1) return first;
  return scriptOfCode(second) === SCRIPT.none ? token : pairKey(token, 0);
}

/** How often each token stands in a text. */
export function countTokens(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { text: token } of tokensOf(text)) counts.set(token, (counts.get(token) ?? 0) + 1);
  return counts;
}

/** Each token once, with its greatest weight. */
export function distinct(tokens: Token[]): Token[] {
  const weights = new Map<string, number>();
  for (const { text, weight } of tokens) weights.set(text, Math.max(weight, weights.get(text) ?? 0));
  return [...weights].map(([text, weight]) => ({ text, weight }));
}
