/** A text as it is compared, with the place in the original that each of its characters came from. */
export interface Normalised {
  text: string;
  /** `at[i]` is where character `i` begins in the original; one more entry marks the end. */
  at: number[];
}

const E_ROW = 'エケセテネヘメレゲゼデベペェ';
const O_ROW = 'オコソトノホモヨロゴゾドボポョ';

/** Spellings that circulate, and the one they are folded to; of two that fit at a place the first. */
const SPELLINGS: [RegExp, string][] = [
  [/アデ[ィイ]?クション|アディクション|アディッション|アデ[ィイ]ション|アデション/, 'アディション'],
  [/レゾネ/, 'リゾネ'],
  [/ヴァ/, 'バ'],
  [/ヴィ/, 'ビ'],
  [/ヴ/, 'ブ'],
  [/ジャッジメン卜/, 'ジャッジメント'],
  [/can['’]t\b|can not\b/, 'cannot'],
  [/[’‘`´]/, "'"],
  [/[‐‑‒–—−―]/, '-'],
  [/フェーズ/, 'フェイズ'],
];

/** What is replaced, and by what, one after the other. */
const PASSES: [RegExp, (found: string) => string][] = [
  // NFKC and lower case of what is not as it is compared already, a half-width kana together with its voicing mark.
  [/[\uff66-\uff9d][\uff9e\uff9f]?|[^\u3041-\u3096\u30a1-\u30fc\u4e00-\u9fff、。a-z0-9 ]/gu, widthAndCase],
  [
    new RegExp(SPELLINGS.map(([pattern]) => pattern.source).join('|'), 'g'),
    (found) => SPELLINGS.find(([pattern]) => pattern.test(found))?.[1] ?? found,
  ],
  [new RegExp(`イ(?<=[${E_ROW}]イ)|ウ(?<=[${O_ROW}]ウ)`, 'g'), () => 'ー'],
];

function widthAndCase(found: string): string {
  return found.normalize('NFKC').toLowerCase();
}

/**
 * Folds what should be found as the same: width, case, long vowels (`リゾネイター` and `リゾネーター`, `ドロウ` and `ドロー`), the
 * misspellings that circulate. Both the texts and what is typed go through it.
 */
export function normalised(original: string): string {
  const [, ...rest] = PASSES;
  return rest.reduce((text, [pattern, to]) => text.replace(pattern, to), folded(original));
}

/** Codes of what is compared as it stands: kana, kanji, small letters, figures, the marks of a sentence and spaces. */
const AS_IT_STANDS = new Uint8Array(0x10000)
  .fill(1, 0x3041, 0x3097)
  .fill(1, 0x30a1, 0x30fd)
  .fill(1, 0x4e00, 0xa000)
  .fill(1, 0x3001, 0x3003)
  .fill(1, 0x61, 0x7b)
  .fill(1, 0x30, 0x3a)
  .fill(1, 0x20, 0x21);

/** What the first pass makes of a text, letter by letter: an index is loaded several times as quickly as by its pattern. */
function folded(original: string): string {
  let made = '';
  let from = 0;
  for (let i = 0; i < original.length; i++) {
    if (AS_IT_STANDS[original.charCodeAt(i)] === 1) continue;
    const found = letterAt(original, i);
    const instead = foldedLetter(found);
    if (instead !== found) {
      made += original.slice(from, i) + instead;
      from = i + found.length;
    }
    i += found.length - 1;
  }
  return from === 0 ? original : made + original.slice(from);
}

/** A letter of one code or two, a half-width kana with its voicing mark. */
function letterAt(text: string, at: number): string {
  const code = text.charCodeAt(at);
  const isHalfWidth = code >= 0xff66 && code <= 0xff9d;
  if (isHalfWidth && isVoicing(text.charCodeAt(at + 1))) return text.slice(at, at + 2);
  return String.fromCodePoint(text.codePointAt(at) ?? code);
}

const isVoicing = (code: number): boolean => code === 0xff9e || code === 0xff9f;

const letters = new Map<string, string>();
/** Many more than the texts have; what is typed beyond that is not worth keeping. */
const MOST_LETTERS = 10_000;

function foldedLetter(letter: string): string {
  const known = letters.get(letter);
  if (known !== undefined) return known;
  const made = widthAndCase(letter);
  if (letters.size < MOST_LETTERS) letters.set(letter, made);
  return made;
}

/** The same with the places that its characters came from. */
export function normalise(original: string): Normalised {
  const places = Array.from({ length: original.length + 1 }, (_, i) => i);
  return PASSES.reduce(replaced, { text: original, at: places });
}

function replaced({ text, at }: Normalised, [pattern, to]: (typeof PASSES)[number]): Normalised {
  let made = '';
  const places: number[] = [];
  let from = 0;
  const keep = (end: number) => {
    made += text.slice(from, end);
    for (let i = from; i < end; i++) places.push(at[i] ?? 0);
  };
  for (const { 0: found, index } of text.matchAll(pattern)) {
    keep(index);
    const instead = to(found);
    made += instead;
    for (let i = 0; i < instead.length; i++) places.push(at[index] ?? 0);
    from = index + found.length;
  }
  keep(text.length);
  places.push(at[text.length] ?? 0);
  return { text: made, at: places };
}
