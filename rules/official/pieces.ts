import type { Line } from './line';
import { type LineEnd, lineEnds } from './line-width';
import { type Marker, readMarker } from './marker';

const FRESH = {
  torn: 'inside a sentence',
  wrapped: 'inside a sentence, behind a blank that a line end may have left',
  early: 'inside a sentence, behind a line that was ended early',
  maybe: 'behind a colon or a bracket, or before a capital',
  full: 'behind a sentence that ends with a full line: the line end means nothing',
  ended: 'behind the end of a sentence',
};
/** How surely something new may begin at a piece, by what stands before it. */
export type Fresh = keyof typeof FRESH;

/** A line, or a part of one: the least that belongs to one clause as a whole. */
export interface Piece {
  /** Line of the file, counted from 1. */
  line: number;
  /** The text with its marker. */
  whole: string;
  /** The text without its marker. */
  text: string;
  marker: Marker;
  closes?: string | undefined;
  fresh: Fresh;
  /** It stands inside a line. */
  inline: boolean;
  /** It is the first of a page. */
  page: boolean;
  /** It was marked as a heading. */
  heading: boolean;
}

const ENDED = /(?:[。．.!?！？]|[。.][」』”"'’）)\]】]+)$/;
/** An English line that may begin a sentence. */
const CAPITAL = /^(?:\d{1,2}[.·] ?)?[A-Z“"]/;
const COMMA = /[、，,・]$/;
const MAYBE = /[」』”"'’）)\]】:：;；]$/;

/** Places inside a line where something may begin, each with what must stand before it. */
const INLINE: readonly RegExp[] = [
  // A step or an item after the end of a sentence.
  /(?<=[。．.:：」）)\]]\s*)\s+(?=(?:\d{1,2}\s?[.．](?!\d)|\d{1,2}(?:\.\d{1,2}){1,3}(?![\d.%])|\d{1,2}\s?[·∙･]|[▶►・•])\s*\S)/g,
  // Two English headings on one line.
  /(?<=[a-z])\s+(?=\d{1,2}(?:\.\d{1,2}){1,3}\s+[A-Z])/g,
  /\s*(?=■\s*STEP\s*\d+\s*■)/gi,
  /\s+(?=STEP\s*\d+\s+[A-Z])/g,
  /\s+(?=【[^】]*】\s*$)/g,
  /\s*(?=[(（]例\s*[:：])|(?<=[。.>」）)])\s*(?=(?:例|注)\s*[:：]|Ex\.)/g,
  // Sentences of one line that a blank still parts: they may have been paragraphs.
  /(?<=。)\s+(?=\S)/g,
  /(?<=[a-z)\]][.:])\s+(?=[A-Z[“"])/g,
  // A step whose sentence before it has no full stop.
  /(?<=[a-z\]])\s+(?=\d{1,2}\.\s+[A-Z])/g,
  // A blank between two wide letters is all that is left of a line end.
  /(?<=[\u3041-\u30ff\u3400-\u9fff、）」】])\s+(?=[\u3041-\u30ff\u3400-\u9fff「（【])/g,
];

/** Cuts lines wherever something may begin, and says for each piece how likely that is. */
export function piecesOf(lines: readonly Line[]): Piece[] {
  const pieces: Piece[] = [];
  const torn = lines.filter(({ text }) => !ENDED.test(text)).length / Math.max(lines.length, 1);
  const endOf = lineEnds(lines, torn);
  let before = '';
  let lineBefore: Line | undefined;
  for (const line of lines) {
    const parts = line.row ? [line.text] : cut(line.text);
    for (const [at, part] of parts.entries()) {
      const whole = part.trim();
      if (whole === '') continue;
      const fresh =
        at > 0 ? freshInside(before) : freshBelow(before, whole, lineBefore ? endOf(lineBefore, whole) : 'open');
      pieces.push({
        line: line.number,
        whole,
        ...readMarker(whole, line.row),
        fresh: standsAlone(pieces.at(-1)) ? 'torn' : fresh,
        inline: at > 0,
        page: line.page && at === 0,
        heading: line.heading && at === 0,
      });
      before = whole;
    }
    lineBefore = line;
  }
  return pieces;
}

/** A mark that begins something, but has lost its text to the next line. */
function standsAlone(piece: Piece | undefined): boolean {
  return piece?.text === '' && (piece.fresh === 'ended' || piece.fresh === 'full');
}

function freshInside(before: string): Fresh {
  if (ENDED.test(before)) return 'ended';
  return MAYBE.test(before) ? 'maybe' : 'wrapped';
}

/** How surely something new begins with a line, behind a line of such a length. */
function freshBelow(before: string, after: string, end: LineEnd): Fresh {
  if (before === '') return 'ended';
  if (COMMA.test(before) || (/\d[.．]$/.test(before) && /^\d/.test(after))) return 'torn';
  if (ENDED.test(before)) return end === 'full' ? 'full' : 'ended';
  if (MAYBE.test(before) || (CAPITAL.test(after) && end !== 'full')) return 'maybe';
  return end === 'short' ? 'early' : 'torn';
}

function cut(text: string): string[] {
  const places = new Set<number>();
  for (const pattern of INLINE) {
    for (const found of text.matchAll(pattern)) {
      const place = found.index + found[0].length;
      if (/[\p{L}。]/u.test(text.slice(0, place)) && !insideBrackets(text, place)) places.add(place);
    }
  }
  const cuts = [0, ...[...places].sort((a, b) => a - b), text.length];
  return cuts.slice(1).map((end, at) => text.slice(cuts[at], end));
}

/** References in square brackets hold numbers and steps of their own. */
function insideBrackets(text: string, place: number): boolean {
  const before = text.slice(0, place);
  return before.lastIndexOf('[') > before.lastIndexOf(']');
}
