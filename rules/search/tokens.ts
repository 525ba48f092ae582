import { stem, wordsIn } from '../english';
import { isKanji, isKatakana } from '../japanese';
import { WEIGHTS } from './weights';

/** A token and how much it says: a whole word more than two letters of it. */
export interface Token {
  text: string;
  weight: number;
}

const JAPANESE = /[\u3041-\u3096\u30a1-\u30fc\u3400-\u9fff々]+/g;
/** What is one token though it is no run of letters: J/リゾネーター, the star of an ATK. */
const WHOLE = /j\/?(?:ルーラー|リゾネーター)|[☆★○●◇◆⇒]/g;

/**
 * The tokens of a normalised text: pairs of Japanese characters (not of hiragana alone), single kanji, whole katakana and
 * kanji runs, `j/…` compounds, stems of Latin words and numbers. A repeated token is repeated.
 */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (const { text: word } of wordsIn(text)) {
    // A lone letter is the rest of a contraction; only X is a word of the rules.
    if (/^[a-wyz]$/.test(word)) continue;
    tokens.push({ text: stem(word), weight: WEIGHTS.run });
    // A J/resonator is a resonator, a J-ruler a kind of ruler.
    if (/^j[/-]/.test(word)) tokens.push({ text: stem(word.slice(2)), weight: WEIGHTS.pair });
  }
  for (const [whole] of text.matchAll(WHOLE)) tokens.push({ text: whole, weight: WEIGHTS.run });
  for (const [run] of text.matchAll(JAPANESE)) tokens.push(...japaneseTokens(run));
  return tokens;
}

/** The tokens of a normalised phrase: those of a text, and pairs of hiragana, which give a question its form (したら, できる). */
export function phraseTokens(text: string): Token[] {
  const pairs = [...text.matchAll(/(?=([\u3041-\u3096]{2}))/g)];
  return [...tokensOf(text), ...pairs.map(([, pair = '']) => ({ text: pair, weight: WEIGHTS.hiragana }))];
}

function japaneseTokens(run: string): Token[] {
  const tokens: Token[] = [];
  for (let i = 0; i < run.length; i++) {
    const char = run[i] ?? '';
    const next = run[i + 1];
    if (isKanji(char)) tokens.push({ text: char, weight: WEIGHTS.kanji });
    if (next === undefined || (isHiragana(char) && isHiragana(next))) continue;
    const mixed = isHiragana(char) || isHiragana(next);
    const whole = !mixed && !sameScript(run[i - 1], char) && !sameScript(next, run[i + 2]);
    tokens.push({ text: char + next, weight: mixed ? WEIGHTS.mixedPair : whole ? WEIGHTS.run : WEIGHTS.pair });
  }
  for (const [word] of run.matchAll(/[\u30a1-\u30fc]{3,}|[\u3400-\u9fff々]{3,}/g))
    tokens.push({ text: word, weight: WEIGHTS.run });
  return tokens;
}

/** Both kanji, or both katakana: a word goes on. */
function sameScript(a: string | undefined, b: string | undefined): boolean {
  if (a === undefined || b === undefined) return false;
  return (isKanji(a) && isKanji(b)) || (isKatakana(a) && isKatakana(b));
}

function isHiragana(char: string): boolean {
  return !isKanji(char) && !isKatakana(char);
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
