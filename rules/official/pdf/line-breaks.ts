import type { LineBreak } from '../result';
import { type IndentOf, indentsOf } from './indents';
import { type Row, textOfRow } from './run';

const COLUMNS: readonly Row['column'][] = ['left', 'right', 'whole'];
/** The measure of a column is what all but one line in a hundred keep within. */
const BEYOND = 0.01;
/** A line longer than this share of the farthest one was filled. */
const LONG = 0.85;
/** Of the filled lines that go on, so many may be shorter than they need be. */
const SHORT_OF_WORD = 0.05;
const ENDED = /[。．.!?！？」』”"'’）)\]】:：;；]$/;
/** A gap of less than this between a line and the measure is none; in letters. */
const SLACK = 0.3;
/** How wide letters are, in letters: generous, so that what fits by this estimate fits. */
const WIDE = 1.02;
const NARROW = 0.62;
const WIDE_LETTER = /[\u1100-\u115f\u2e80-\uffdc]/;
/** What cannot be parted from its first letter: a word, or a wide letter with the signs that begin no line. */
const FIRST_WORD =
  /^(?:[「『（〈《【“‘([]*(?:[\x21-\x7e\u00a1-\u024f]+|.)[、。，．・：；！？」』）〉》】”’)\]ーぁぃぅぇぉっゃゅょァィゥェォッャュョ々]*)/u;

/** Two gaps between base lines that differ by less than this are one. */
const SAME_GAP = 1.12;
const WIDER_GAP = 1.2;
/** So many of the gaps between lines that surely go on have to be the ordinary one. */
const MOST = 0.9;
/** Fewer such gaps than this say nothing. */
const LEAST_GAPS = 12;

/** A row with the one that follows it in reading order. */
interface Neighbours {
  upper: Row;
  lower: Row;
  /** Both stand in one column of one page. */
  together: boolean;
  /** How wide the first word of the lower one is; in points. */
  word: number;
}

interface Pair extends Neighbours {
  /** Whether the next word would have had room at the end of the upper row; undefined: it may have had. */
  room: boolean | undefined;
}

/**
 * Tells for each row, from where it stands, whether a paragraph ends with it: where the next word would have had room,
 * where the gap below it is wider than inside paragraphs, or where only first rows are indented as the next is. Rows in reading order, page by page; of the last one, and
 * where it cannot be told, nothing is said.
 */
export function lineBreaksOf(pages: readonly (readonly Row[])[]): ReadonlyMap<Row, LineBreak> {
  const neighbours = neighboursIn(pages);
  const room = roomsOf(pages, neighbours);
  const pairs = neighbours.map((pair): Pair => ({ ...pair, room: hasRoom(room(pair.upper), pair.word) }));
  const gaps = gapsOf(pairs);
  const sure = pairs.filter(({ together }) => together);
  const indentBreak = indentsOf(
    sure.filter(({ upper, room: free }) => free === false && !endsSentence(upper)).map(({ lower }) => lower),
    sure.filter(({ upper, room: free }) => free === true && endsSentence(upper)).map(({ lower }) => lower),
    indentIn(pages),
  );
  const breakBelow = (pair: Pair): LineBreak | undefined => {
    const found = breakOf(pair, gaps);
    return found === 'paragraph' || found === 'wrapped' ? found : (indentBreak(pair.lower) ?? found);
  };
  return new Map(pairs.map((pair) => [pair.upper, breakBelow(pair)] as const).filter(isKnown));
}

function hasRoom({ least, most }: Room, word: number): boolean | undefined {
  if (least > word) return true;
  return most < word ? false : undefined;
}

function neighboursIn(pages: readonly (readonly Row[])[]): Neighbours[] {
  const rows = pages.flatMap((page) => page.map((row) => ({ row, page })));
  return rows.slice(1).flatMap(({ row: lower, page }, at): Neighbours[] => {
    const above = rows[at];
    if (!above) return [];
    const { row: upper } = above;
    const together = above.page === page && upper.column === lower.column && upper.y > lower.y;
    return [{ upper, lower, together, word: widthOf(firstWord(lower)) * lower.size }];
  });
}

function isKnown(entry: readonly [Row, LineBreak | undefined]): entry is readonly [Row, LineBreak] {
  return entry[1] !== undefined;
}

/** How far the lines of a file stand apart; undefined where no rule is seen in it. */
interface Gaps {
  /** Inside a paragraph; in letters. */
  ordinary: number | undefined;
  /** Between paragraphs it is always wider. */
  wider: boolean;
}

function breakOf(pair: Pair, { ordinary, wider }: Gaps): LineBreak | undefined {
  if (pair.room) return 'paragraph';
  const full = pair.room === false ? 'full' : undefined;
  if (!pair.together || ordinary === undefined) return full;
  if (gapOf(pair) > ordinary * WIDER_GAP) return 'paragraph';
  return wider && gapOf(pair) < ordinary * SAME_GAP ? 'wrapped' : full;
}

function gapsOf(pairs: readonly Pair[]): Gaps {
  const together = pairs.filter((pair) => pair.together);
  const full = together.filter(({ room }) => room === false).map(gapOf);
  const ordinary = commonest(full);
  const regular = full.filter((gap) => gap < ordinary * SAME_GAP).length >= full.length * MOST;
  if (full.length < LEAST_GAPS || !regular) return { ordinary: undefined, wider: false };
  const ended = together.filter(({ room }) => room === true).map(gapOf);
  const wider = ended.filter((gap) => gap > ordinary * WIDER_GAP).length >= ended.length * MOST;
  return { ordinary, wider: wider && ended.length >= LEAST_GAPS };
}

/** The gap that most others are like. */
function commonest(gaps: readonly number[]): number {
  const sorted = [...gaps].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

function gapOf({ upper, lower }: Pair): number {
  return (upper.y - lower.y) / Math.max(upper.size, lower.size);
}

/** How much room is left behind a row up to the measure of its column; in points. */
interface Room {
  least: number;
  most: number;
}

function roomsOf(pages: readonly (readonly Row[])[], pairs: readonly Neighbours[]): (row: Row) => Room {
  const lengths = lengthsOf(pages);
  const lengthOf = (row: Row): number => lengths.get(row) ?? 0;
  const measures = new Map(
    COLUMNS.map((column) => {
      const own = pairs.filter(({ upper }) => upper.column === column);
      return [column, measureOf(own, lengthOf)] as const;
    }),
  );
  return (row) => {
    const { least, most } = measures.get(row.column) ?? { least: 0, most: 0 };
    return { least: least - lengthOf(row) - SLACK * row.size, most: most - lengthOf(row) };
  };
}

function indentIn(pages: readonly (readonly Row[])[]): IndentOf {
  const lefts = leftsOf(pages);
  return (row) => leftOf(row) - (lefts.get(row) ?? 0);
}

/** The left edge of the column of each row. */
function leftsOf(pages: readonly (readonly Row[])[]): Map<Row, number> {
  const lefts = new Map<Row, number>();
  for (const page of pages) {
    for (const column of COLUMNS) {
      const rows = page.filter((row) => row.column === column);
      const left = Math.min(...rows.map(leftOf));
      for (const row of rows) lefts.set(row, left);
    }
  }
  return lefts;
}

/** How far each row reaches from the left edge of its column, in points. */
function lengthsOf(pages: readonly (readonly Row[])[]): Map<Row, number> {
  return new Map([...leftsOf(pages)].map(([row, left]) => [row, rightOf(row) - left]));
}

/**
 * The measure is at most as far as rows reach, but for a few that hang over, and at least less than a row that goes on
 * would have needed to take in the next word, but for a few, too.
 */
function measureOf(pairs: readonly Neighbours[], lengthOf: (row: Row) => number): Room {
  const reached = pairs.map(({ upper }) => lengthOf(upper)).sort((a, b) => b - a);
  const farthest = reached[Math.floor(reached.length * BEYOND)] ?? 0;
  const needed = pairs
    .filter(({ upper }) => lengthOf(upper) > farthest * LONG && !endsSentence(upper))
    .map(({ upper, word }) => lengthOf(upper) + word)
    .sort((a, b) => a - b);
  const least = Math.min(farthest, needed[Math.floor(needed.length * SHORT_OF_WORD)] ?? farthest);
  return { least, most: farthest };
}

function leftOf({ runs }: Row): number {
  return Math.min(...runs.map(({ x }) => x));
}

function rightOf({ runs }: Row): number {
  return Math.max(...runs.map(({ x, width }) => x + width));
}

function endsSentence({ runs }: Row): boolean {
  return ENDED.test(textOfRow(runs));
}

function firstWord({ runs }: Row): string {
  return FIRST_WORD.exec(textOfRow(runs))?.[0] ?? '';
}

/** In letters. */
function widthOf(text: string): number {
  let width = 0;
  for (const char of text) width += WIDE_LETTER.test(char) ? WIDE : NARROW;
  return width;
}
