import { nearest } from '../../../rules/nearest';

/** What was asked cannot be done as asked: one line that says what, where and what would be right. Exit code 2. */
export class BadInput extends Error {
  override readonly name = 'BadInput';
}

/** "; did you mean …?" or nothing. */
export function didYouMean(word: string, known: Iterable<string>): string {
  const found = nearest(word, known);
  return found === undefined ? '' : `; did you mean ${found}?`;
}
