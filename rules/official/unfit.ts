import type { OtherFile } from './other-file';
import type { Refusal } from './refusal';

/** In characters; the longest of the documents has a hundred and eighty thousand. */
const LONGEST_TEXT = 4_000_000;
/** A whole document may have lost its line ends. */
const LONGEST_LINE = 400_000;
/** Letters that could not be decoded and control characters, as a share of the text. */
const MOST_UNREADABLE = 0.02;
const UNREADABLE = /[\ufffd]|(?![\t\n\v\f\r])\p{Cc}/gu;
const MARKUP_FILE: readonly [RegExp, OtherFile][] = [
  [/^\s*(?:<!doctype html|<html\b)/i, 'web-page'],
  [/^\s*\{\\rtf/, 'rtf'],
  [/^\s*%PDF-/, 'inside-of-pdf'],
  [/^\s*<\?xml/, 'xml'],
];

/** Why a text cannot be a rules text; undefined where nothing speaks against it. */
export function whyUnfit(text: string): Refusal | undefined {
  if (text.trim() === '') return { kind: 'empty' };
  if (text.length > LONGEST_TEXT) return { kind: 'too-long', characters: text.length, most: LONGEST_TEXT };
  const unreadable = text.match(UNREADABLE)?.length ?? 0;
  if (unreadable > text.length * MOST_UNREADABLE) return { kind: 'no-text' };
  const file = MARKUP_FILE.find(([pattern]) => pattern.test(text))?.[1];
  if (file !== undefined) return { kind: 'other-file', file };
  const longest = longestLine(text);
  return longest > LONGEST_LINE ? { kind: 'long-line', characters: longest } : undefined;
}

function longestLine(text: string): number {
  let longest = 0;
  let start = 0;
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', start)) {
    longest = Math.max(longest, end - start);
    start = end + 1;
  }
  return Math.max(longest, text.length - start);
}
