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
    if (issue.path === undefined || issue.expected === 'Object') return `a mapping is expected, not ${issue.received}`;
    return `"${String(key)}" is missing`;
  });
}

/** One of these words; another is refused with the nearest. */
export function oneOf<const T extends readonly string[]>(
  words: T,
): v.PicklistSchema<T, v.ErrorMessage<v.PicklistIssue>> {
  return v.picklist(words, (issue) => unknown(String(issue.input), words, 'word'));
}

/** One line about a word that is not among the known ones. */
export function unknown(word: string, known: readonly string[], kind: string): string {
  const near = nearest(word, known);
  return near === undefined
    ? `"${word}" is no ${kind} here; possible: ${known.join(', ')}`
    : `"${word}" is no ${kind} here; "${near}" is nearest`;
}
