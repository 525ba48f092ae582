import type { LineBreak, LineBreaks, Pass } from './result';

/** One line of the file with everything that is no text taken off. */
export interface Line {
  /** Its place in the file, counted from 1. */
  number: number;
  text: string;
  /** A page begins with it. */
  page: boolean;
  /** It was marked as a heading. */
  heading: boolean;
  /** It is a row of a table. */
  row: boolean;
  /** A page mark took up a part of it: how long it was says nothing. */
  marked: boolean;
  /** What its place on the page says of its end. */
  below?: LineBreak | undefined;
}

/** What extraction leaves where a page begins. */
const PAGE_BREAK = /\f|<\|[^|>]*\|>|\[bookmark:[^\]]*\]/;
const PICTURE = /\[image:[^\]]*\]|!\[[^\]]*\]\([^)]*\)/g;
const TAG =
  /<\/?(?:b|i|u|p|em|strong|span|br|sup|sub|td|th|tr|table|tbody|ul|ol|li|div|font|a|h[1-6])(?:\s[^<>]*)?\/?>/gi;
const CELL_END = /<\/(?:p|td|th)>/i;
const HEADING = /^\s*#{1,6}\s+/;
/** Cells; a lone bullet or number before a tab is none. */
const ROW = /^[^\t]*\p{L}[^\t]*\t/u;
const ITALIC_START = /(^|[\s。.])\*(?=[^\s*])/g;
const ITALIC_END = /(?<=[^\s*])\*(?=\s*$)/;
/** Marks of direction, joining and control, which no one sees. */
const UNSEEN = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060\ufeff]|\p{Cc}/gu;

/** Splits a file into lines and takes mark-up, pictures and page breaks off them. Empty lines are left out. */
export function readLines(text: string, breaks?: LineBreaks): Pass<Line[]> {
  const value: Line[] = [];
  let page = true;
  for (const [at, raw] of text.split(/\r\n|[\r\n\v\u0085\u2028\u2029]/).entries()) {
    for (const [part, piece] of raw.split(PAGE_BREAK).entries()) {
      page ||= part > 0;
      const marked = part > 0 && !raw.includes('\f');
      const line = { ...lineOf(piece, at + 1, page), marked, below: breaks?.get(at + 1) };
      if (line.text === '') continue;
      value.push(line);
      page = false;
    }
  }
  return { value, errors: [] };
}

function lineOf(raw: string, number: number, page: boolean): Omit<Line, 'marked' | 'below'> {
  const text = raw
    .replace(HEADING, '')
    .replace(new RegExp(CELL_END, 'gi'), '\t')
    .replace(TAG, ' ')
    .replace(PICTURE, ' ')
    .replace(/[ \t\u00a0\u3000\u2000-\u200a]+/g, (blank) => (blank.includes('\t') ? '\t' : ' '))
    .replace(UNSEEN, (mark) => (mark === '\t' ? '\t' : ''))
    .replaceAll('**', '')
    .replace(ITALIC_START, '$1')
    .replace(ITALIC_END, '')
    .trim();
  return { number, text, page, heading: HEADING.test(raw), row: CELL_END.test(raw) || ROW.test(text) };
}
