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
  [
    /[\uff66-\uff9d][\uff9e\uff9f]?|[^\u3041-\u3096\u30a1-\u30fc\u4e00-\u9fff、。a-z0-9 ]/gu,
    (found) => found.normalize('NFKC').toLowerCase(),
  ],
  [
    new RegExp(SPELLINGS.map(([pattern]) => pattern.source).join('|'), 'g'),
    (found) => SPELLINGS.find(([pattern]) => pattern.test(found))?.[1] ?? found,
  ],
  [new RegExp(`(?<=[${E_ROW}])イ|(?<=[${O_ROW}])ウ`, 'g'), () => 'ー'],
];

/**
 * Folds what should be found as the same: width, case, long vowels (`リゾネイター` and `リゾネーター`, `ドロウ` and `ドロー`), the
 * misspellings that circulate. Both the texts and what is typed go through it.
 */
export function normalised(original: string): string {
  return PASSES.reduce((text, [pattern, to]) => text.replace(pattern, to), original);
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
