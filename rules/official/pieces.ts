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
  /** It stands inside a line, or below one that its paragraph goes on behind. */
  inline: boolean;
  /** It is Japanese, or stands behind a Japanese sentence. */
  wide: boolean;
  /** It is the first of a page. */
  page: boolean;
  /** It was marked as a heading. */
  heading: boolean;
}

const ENDED = /(?:[。．.!?！？]|[。.][」』”"'’）)\]】]+)$/;
/** An English line that may begin a sentence. */
const CAPITAL = /^(?:\d{1,2}[.·] ?)?[A-Z“"]/;
/** An English line that goes on. */
const LOWER = /^[a-z]/;
const QUOTED = /['’"”]$/;
const WIDE = /[\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Han}]/u;
const COMMA = /[、，,・]$/;
const MAYBE = /[」』”"'’）)\]】:：;；]$/;

/** Places inside a line where something may begin, each with what must stand before it. */
const INLINE: readonly RegExp[] = [
  // A step or an item after the end of a sentence.
  /(?<=[。．.:：」）)\]]\s*)\s+(?=(?:\d{1,2}\s?[.．](?!\d)|\d{1,2}(?:\.\d{1,2}){1,3}(?![\d.%])|\d{1,2}\s?[·∙･]|[▶►・•])\s*\S)/g,
  // A counter whose text stands on the next line.
  /(?<=[。．.:：」）)\]])\s+(?=(?:\d{1,2}\s?[.．·]|\d{1,2}(?:\.\d{1,2}){1,3})\s*$)/g,
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
  const endOf = lineEnds(lines, ({ text }) => ENDED.test(text));
  let before = '';
  let lineBefore: Line | undefined;
  for (const line of lines) {
    const parts = line.row ? [line.text] : cut(line.text);
    for (const [at, part] of parts.entries()) {
      const whole = part.trim();
      if (whole === '') continue;
      const end = lineBefore && at === 0 ? endOf(lineBefore, whole) : 'open';
      const fresh = at > 0 ? freshInside(before) : belowList(freshBelow(before, whole, end), whole, pieces);
      pieces.push({
        line: line.number,
        whole,
        ...readMarker(whole, line.row),
        fresh: standsAlone(pieces.at(-1)) ? 'torn' : fresh,
        inline: at > 0 || end === 'wrapped',
        wide: WIDE.test(whole) || before.endsWith('。'),
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
  if (QUOTED.test(before) && LOWER.test(after)) return 'torn';
  if (ENDED.test(before)) return end === 'full' ? 'full' : 'ended';
  if (end === 'wrapped') return 'torn';
  if (end === 'full' && LOWER.test(after)) return 'torn';
  if (MAYBE.test(before) || (CAPITAL.test(after) && end !== 'full')) return 'maybe';
  return end === 'short' ? 'early' : 'torn';
}

/** Of two items of a Japanese list, the first of which ends without a full stop, the second may do so, too. */
function belowList(fresh: Fresh, after: string, pieces: readonly Piece[]): Fresh {
  const [first, second] = pieces.slice(-2).map(({ marker }) => marker);
  if (fresh !== 'torn' || first?.kind !== 'dotted' || second?.kind !== 'dotted') return fresh;
  const ends = second.value === first.value + 1 && WIDE.test(after) && !COMMA.test(pieces.at(-1)?.whole ?? '');
  return ends ? 'early' : fresh;
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
