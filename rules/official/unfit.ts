/** In characters; the longest of the documents has a hundred and eighty thousand. */
const LONGEST_TEXT = 4_000_000;
/** A whole document may have lost its line ends. */
const LONGEST_LINE = 400_000;
/** Letters that could not be decoded and control characters, as a share of the text. */
const MOST_UNREADABLE = 0.02;
const UNREADABLE = /[\ufffd]|(?![\t\n\v\f\r])\p{Cc}/gu;
const MARKUP_FILE: readonly [RegExp, string][] = [
  [/^\s*(?:<!doctype html|<html\b)/i, 'a web page'],
  [/^\s*\{\\rtf/, 'an RTF document'],
  [/^\s*%PDF-/, 'the inside of a PDF'],
  [/^\s*<\?xml/, 'an XML file'],
];

/** Why a text cannot be a rules text, in one line; undefined where nothing speaks against it. */
export function whyUnfit(text: string): string | undefined {
  if (text.trim() === '') return 'the file has no text; it should be the text or the PDF of a rule document';
  if (text.length > LONGEST_TEXT) {
    return `the file has ${text.length} characters; a rule document has less than ${LONGEST_TEXT}`;
  }
  const unreadable = text.match(UNREADABLE)?.length ?? 0;
  if (unreadable > text.length * MOST_UNREADABLE) return 'the file is no text; it should be a text file or a PDF';
  const markup = MARKUP_FILE.find(([pattern]) => pattern.test(text))?.[1];
  if (markup !== undefined) return `the file is ${markup}; save it as plain text or as a PDF`;
  const longest = longestLine(text);
  return longest > LONGEST_LINE ? `the file has a line of ${longest} characters; a rule document has lines` : undefined;
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
