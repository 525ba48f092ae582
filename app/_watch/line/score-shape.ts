/**
 * The line of play as a score: how wide each row is, which rows belong together, where decisions stand. Rows at which
 * nothing happens are narrow, so that what matters has room; every row keeps a place of its own.
 */
import type { Row } from '@/engine';
import type { Line } from './line';
import type { Shape } from './state';

export interface Mark {
  /** What the row brings: a decision worth a stop, a decision that answers itself, a change, or only the next clause. */
  readonly kind: 'stop' | 'pass' | 'change' | 'row';
  /** Where the row stands, in units from the start. */
  readonly x: number;
}

export interface Bar {
  /** The procedure that gives the bar its name. */
  readonly proc: string;
  /** First and last row. */
  readonly from: number;
  readonly to: number;
  /** A clause that the procedure itself walked, for the bar's title. */
  readonly clause: string | null;
}

/** A part of fewer rows than this has no bar of its own. */
const SHORT = 4;

export interface Score {
  readonly marks: readonly Mark[];
  readonly bars: readonly Bar[];
  /** Width of the whole in units. */
  readonly width: number;
}

const WIDTH: Readonly<Record<Mark['kind'], number>> = { stop: 5, pass: 1, change: 4, row: 1 };

/** Events that keep accounts for the rules; nothing on the table changes by them. */
const ACCOUNTS: ReadonlySet<string> = new Set([
  'occasion',
  'remember',
  'did',
  'scopeBegins',
  'scopeEnds',
  'phase',
  'untrigger',
  'endEffects',
]);

/** Whether a row changes something that can be seen. */
export const changes = (row: Row): boolean => row.events.some(({ kind }) => !ACCOUNTS.has(kind));

/** Rows worth a stop: what the script or the reader decided, and what is still open. */
export function stopsOf(line: Line): readonly number[] {
  return line.decisions.filter(({ by, answer }) => by !== 'rest' || answer === null).map(({ at }) => at);
}

export const shapeOf = (line: Line): Shape => ({ last: line.rows.length - 1, stops: stopsOf(line) });

/** The score of a line. */
export function scoreOf(line: Line): Score {
  const stops = new Set(stopsOf(line));
  let width = WIDTH.change;
  const marks = line.rows.map((row, at): Mark => {
    const kind: Mark['kind'] = stops.has(at) ? 'stop' : row.request ? 'pass' : changes(row) ? 'change' : 'row';
    const x = width + WIDTH[kind] / 2;
    width += WIDTH[kind];
    return { kind, x };
  });
  return { marks, bars: barsOf(line.rows), width: width + WIDTH.change };
}

/** Procedures that are parts of a turn or of a battle, as all editions name them. */
const PART = /(-phase|^battle-(begin|damage|end)|-declaration|-damage|-step|preparation)$/;

function barsOf(rows: readonly Row[]): readonly Bar[] {
  const bars: Bar[] = [];
  for (const [at, row] of rows.entries()) {
    const proc = row.path.findLast((one) => PART.test(one)) ?? row.path.at(-1) ?? '';
    const last = bars.at(-1);
    const clause = row.step.startsWith(`${proc}#`) ? (row.clauses[0] ?? null) : null;
    // The turn itself is no part: its rows lead to the part that follows.
    if (last && !PART.test(last.proc)) bars[bars.length - 1] = { proc, from: last.from, to: at, clause };
    else if (last && (last.proc === proc || clause === null))
      bars[bars.length - 1] = { ...last, to: at, clause: last.clause ?? clause };
    else bars.push({ proc, from: at, to: at, clause });
  }
  return withoutShort(bars);
}

/** Parts of a few rows join the part that follows. */
function withoutShort(bars: readonly Bar[]): readonly Bar[] {
  const kept: Bar[] = [];
  let from: number | null = null;
  for (const bar of bars) {
    const start: number = from ?? bar.from;
    from = bar.to - bar.from + 1 < SHORT && bar !== bars.at(-1) ? start : null;
    if (from === null) kept.push({ ...bar, from: start });
  }
  return kept;
}

/** The row nearest to a place of the score; `-1` is the start. */
export function rowAt({ marks }: Score, x: number): number {
  let best = -1;
  let distance = Math.abs(x);
  for (const [row, mark] of marks.entries()) {
    const own = Math.abs(mark.x - x);
    if (own < distance) {
      best = row;
      distance = own;
    }
  }
  return best;
}

/** Where a row stands; the start stands at 0. */
export const placeOf = ({ marks }: Score, row: number): number => marks[row]?.x ?? 0;
