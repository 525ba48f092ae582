/** What of a text is left once a title is taken off its beginning. */
export interface AfterTitle {
  /** 1: the title to the letter; less: a title that was misread in places. */
  likeness: number;
  rest: string;
}

/** Two titles that share less than this of their pairs of letters are two titles. */
const LEAST_LIKENESS = 0.6;
const CLOSING = /[)）\]】」』》>’”"'。.:：]/;
/** The signs that a title ends with (`DEF☆]`). */
const TAIL = /[^\p{L}\p{N}]+$/u;
const LETTER = /[\p{L}\p{N}]/u;

/**
 * Whether a text begins with a title (width, case, blanks and punctuation apart), and what follows it on the line. A title
 * that was misread counts only where it stands alone. Undefined: some other text.
 */
export function afterTitle(text: string, title: string): AfterTitle | undefined {
  const wanted = letters(title);
  if (wanted === '') return undefined;
  let read = '';
  let end = 0;
  for (const char of text) {
    const next = read + letters(char);
    if (read === wanted && (next !== read || !CLOSING.test(char))) break;
    read = next;
    end += char.length;
    if (read.length > wanted.length) break;
  }
  if (read === wanted) {
    const rest = text.slice(end);
    const tail = titleEnd(title);
    return { likeness: 1, rest: (tail !== '' && rest.startsWith(tail) ? rest.slice(tail.length) : rest).trim() };
  }
  const likeness = pairLikeness(letters(text), wanted);
  return likeness >= LEAST_LIKENESS ? { likeness, rest: '' } : undefined;
}

/** The signs a title ends with. */
export function titleEnd(title: string): string {
  return TAIL.exec(title)?.[0] ?? '';
}

/** The letters and digits of a text in one spelling. */
export function letters(text: string): string {
  return [...text.normalize('NFKC').toLowerCase()].filter((char) => LETTER.test(char)).join('');
}

/** Dice's measure over pairs of neighbouring letters: 0 nothing in common, 1 the same pairs. */
export function pairLikeness(left: string, right: string): number {
  if (left === right) return 1;
  const counts = new Map<string, number>();
  for (let at = 0; at + 1 < left.length; at++) {
    const pair = left.slice(at, at + 2);
    counts.set(pair, (counts.get(pair) ?? 0) + 1);
  }
  let shared = 0;
  for (let at = 0; at + 1 < right.length; at++) {
    const pair = right.slice(at, at + 2);
    const count = counts.get(pair) ?? 0;
    if (count === 0) continue;
    shared++;
    counts.set(pair, count - 1);
  }
  const pairs = left.length + right.length - 2;
  return pairs > 0 ? (2 * shared) / pairs : 0;
}
