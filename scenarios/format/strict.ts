/** Schemas whose refusals say what would be right. */
import * as v from 'valibot';
import { nearest } from '@/rules/nearest';

/** An object with these keys and no others; an unknown key is refused with the nearest known one. */
export function strict<E extends v.ObjectEntries>(
  entries: E,
): v.StrictObjectSchema<E, v.ErrorMessage<v.StrictObjectIssue>> {
  return v.strictObject(entries, (issue) => {
    const key = issue.path?.at(-1)?.key;
    if (issue.expected === 'never') return unknown(String(key), Object.keys(entries), 'key');
    if (issue.path === undefined || issue.expected === 'Object')
      return `a mapping is expected, not ${shortened(issue.received)}`;
    return `"${String(key)}" is missing`;
  });
}

/** One of these words; another is refused with the nearest. */
export function oneOf<const T extends readonly string[]>(
  words: T,
): v.PicklistSchema<T, v.ErrorMessage<v.PicklistIssue>> {
  return v.picklist(words, ({ input, received }) =>
    typeof input === 'string'
      ? unknown(input, words, 'word')
      : `one of ${listed(words)} is expected, not ${shortened(received)}`,
  );
}

/** One of these shapes, of which some are words: another word is refused with the nearest. */
export function either<const T extends v.UnionOptions>(
  shapes: T,
  words: readonly string[],
): v.UnionSchema<T, v.ErrorMessage<v.UnionIssue<v.InferIssue<T[number]>>>> {
  return v.union(shapes, ({ input, expected, received }) =>
    typeof input === 'string' && words.length > 0
      ? unknown(input, words, 'word')
      : `${expected} is expected, not ${shortened(received)}`,
  );
}

/** One line about a word that is not among the known ones: the nearest of them, or what they are. */
export function unknown(word: string, known: readonly string[], kind: string): string {
  const near = nearest(word, known);
  const said = `"${shortened(word)}" is no ${kind} here`;
  return near === undefined ? `${said}; possible: ${listed(known)}` : `${said}; "${near}" is nearest`;
}

const MOST_WORDS = 16;
/** Words in a line, the first of many. */
export const listed = (words: readonly string[]): string =>
  words.length <= MOST_WORDS
    ? words.join(', ') || 'nothing'
    : `${words.slice(0, MOST_WORDS).join(', ')} and ${words.length - MOST_WORDS} more`;

const LONGEST = 60;
/** What somebody wrote, cut where it is longer than a line can bear. */
export const shortened = (text: string): string => (text.length <= LONGEST ? text : `${text.slice(0, LONGEST)}…`);
