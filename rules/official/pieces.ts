import type { Line } from './line';
import { type Marker, readMarker } from './marker';

/** How surely something new may begin at a piece, by what stands before it. */
export type Fresh = 'torn' | 'wrapped' | 'maybe' | 'ended';

/** A line, or a part of one: the least that belongs to one clause as a whole. */
export interface Piece {
  /** Line of the file, counted from 1. */
  line: number;
  /** The text with its marker. */
  whole: string;
  /** The text without its marker. */
  text: string;
  marker: Marker;
  closes?: string;
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
const MAYBE = /[」』”"'’）)\]】:：;；]$/;

/** Places inside a line where something may begin, each with what must stand before it. */
const INLINE: readonly RegExp[] = [
  // A step or an item after the end of a sentence.
  /(?<=[。．.:：」）)\]]\s*)\s+(?=(?:\d{1,2}\s?[.．](?!\d)|\d{1,2}(?:\.\d{1,2}){1,3}(?![\d.%])|\d{1,2}\s?[·∙･]|[▶►・•])\s*\S)/g,
  // Numbers of several parts are rare in sentences.
  /\s+(?=\d{1,2}(?:\.\d{1,2}){1,3}\s+[^\s\d])/g,
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
  let before = '';
  for (const line of lines) {
    const parts = line.row ? [line.text] : cut(line.text);
    for (const [at, part] of parts.entries()) {
      const whole = part.trim();
      if (whole === '') continue;
      pieces.push({
        line: line.number,
        whole,
        ...readMarker(whole, line.row),
        fresh: freshBetween(before, whole, at > 0),
        inline: at > 0,
        page: line.page && at === 0,
        heading: line.heading && at === 0,
      });
      before = whole;
    }
  }
  return pieces;
}

/** How surely something new begins with `after`, which stands behind `before`. */
function freshBetween(before: string, after: string, inline: boolean): Fresh {
  if (before === '' || ENDED.test(before)) return 'ended';
  if (MAYBE.test(before) || (!inline && CAPITAL.test(after))) return 'maybe';
  return inline ? 'wrapped' : 'torn';
}

function cut(text: string): string[] {
  const places = new Set<number>();
  for (const pattern of INLINE) {
    for (const found of text.matchAll(pattern)) {
      const place = found.index + found[0].length;
      if (/\p{L}/u.test(text.slice(0, place)) && !insideBrackets(text, place)) places.add(place);
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
