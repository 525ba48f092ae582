/** A text as it is compared, with the place in the original that each of its characters came from. */
export interface Normalised {
  text: string;
  /** `at[i]` is where character `i` begins in the original; one more entry marks the end. */
  at: number[];
}

const E_ROW = 'エケセテネヘメレゲゼデベペェ';
const O_ROW = 'オコソトノホモヨロゴゾドボポョ';

/** Spellings that circulate, and the one they are folded to. */
const SPELLINGS: [RegExp, string][] = [
  [/アデ[ィイ]?クション|アディクション|アディッション|アデ[ィイ]ション|アデション/y, 'アディション'],
  [/レゾネ/y, 'リゾネ'],
  [/ヴァ/y, 'バ'],
  [/ヴィ/y, 'ビ'],
  [/ヴ/y, 'ブ'],
  [/ジャッジメン卜/y, 'ジャッジメント'],
  [/can['’]t\b|can not\b/y, 'cannot'],
  [/[’‘`´]/y, "'"],
  [/[‐‑‒–—−―]/y, '-'],
  [/[/]/y, '/'],
  [/フェーズ/y, 'フェイズ'],
];

/**
 * Folds what should be found as the same: width, case, long vowels (`リゾネイター` and `リゾネーター`, `ドロウ` and `ドロー`), the
 * misspellings that circulate. Both the texts and what is typed go through it.
 */
export function normalise(original: string): Normalised {
  const folded = foldWidth(original);
  let text = '';
  const at: number[] = [];
  let i = 0;
  while (i < folded.text.length) {
    const spelling = spellingAt(folded.text, i);
    const replacement = spelling?.to ?? longVowel(folded.text, i);
    const length = spelling?.length ?? 1;
    for (const char of replacement) {
      text += char;
      at.push(folded.at[i] ?? 0);
    }
    i += length;
  }
  // A spelling may itself hold a long vowel (アディション does not, フェイズ does).
  const long = [...text].map((_, j) => longVowel(text, j)).join('');
  at.push(original.length);
  return { text: long, at };
}

/** What a spelling of the table can begin with; most characters need no look at the table. */
const BEGINNINGS = /[アレヴジフc’‘`´‐‑‒–—−―/]/;

function spellingAt(text: string, start: number): { to: string; length: number } | undefined {
  if (!BEGINNINGS.test(text[start] ?? '')) return undefined;
  for (const [pattern, to] of SPELLINGS) {
    pattern.lastIndex = start;
    const match = pattern.exec(text);
    if (match) return { to, length: match[0].length };
  }
  return undefined;
}

function longVowel(text: string, i: number): string {
  const char = text[i] ?? '';
  const before = text[i - 1] ?? '';
  const isLong =
    before !== '' && ((char === 'イ' && E_ROW.includes(before)) || (char === 'ウ' && O_ROW.includes(before)));
  return isLong ? 'ー' : char;
}

/** Characters that are as they are compared already. */
const PLAIN = /^[\u3041-\u3096\u30a1-\u30fc\u4e00-\u9fff、。a-z0-9 ]$/;

/** NFKC and lower case, character by character (a half-width kana together with its voicing mark). */
function foldWidth(original: string): Normalised {
  let text = '';
  const at: number[] = [];
  for (const match of original.matchAll(/[\uff66-\uff9d][\uff9e\uff9f]?|[\s\S]/gu)) {
    for (const char of PLAIN.test(match[0]) ? match[0] : match[0].normalize('NFKC').toLowerCase()) {
      text += char;
      at.push(match.index);
    }
  }
  at.push(original.length);
  return { text, at };
}
