/**
 * The line of play as a score: how wide each row is, which rows belong together, where decisions stand. Rows at which
 * nothing happens are narrow, so that what matters has room; every row keeps a place of its own.
 */
import type { Event, Row } from '@/engine';
import type { Line } from './line';
import type { Shape } from './state';

/** What happens at a row that can be seen, the most telling first. */
export const HAPPENINGS = ['destruction', 'damage', 'trigger', 'move', 'change'] as const;
export type Happening = (typeof HAPPENINGS)[number];

export interface Mark {
  /** What the row brings: a decision worth a stop, what happens, a decision that answers itself, or only the next clause. */
  readonly kind: 'decision' | Happening | 'pass' | 'row';
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

const WIDTH: Readonly<Record<Mark['kind'], number>> = {
  decision: 5,
  destruction: 5,
  damage: 5,
  trigger: 5,
  move: 4,
  change: 4,
  pass: 1,
  row: 1,
};

/** Events that keep accounts for the rules; nothing on the table changes by them. */
const ACCOUNTS: ReadonlySet<string> = new Set([
  'occasion',
  'remember',
  'did',
  'ages',
  'scopeBegins',
  'scopeEnds',
  'phase',
  'untrigger',
  'endEffects',
]);

/** Events with a mark of their own; every other one that can be seen is a change. */
const SHOWN_AS: Readonly<Partial<Record<Event['kind'], Happening>>> = {
  damage: 'damage',
  damagePlayer: 'damage',
  destroy: 'destruction',
  banish: 'destruction',
  trigger: 'trigger',
  move: 'move',
  draw: 'move',
  discard: 'move',
  summon: 'move',
};

/** What happens at a row that can be seen, by its most telling event; `null` where the rules only go on. */
export function happensAt({ events }: Pick<Row, 'events'>): Happening | null {
  const kinds = events.flatMap(({ kind }) => (ACCOUNTS.has(kind) ? [] : [SHOWN_AS[kind] ?? 'change']));
  return HAPPENINGS.find((one) => kinds.includes(one)) ?? null;
}

/** Rows with a decision of the script or the reader, and with what is still open. */
export function decisionsOf(line: Line): readonly number[] {
  return line.decisions.filter(({ by, answer }) => by !== 'rest' || answer === null).map(({ at }) => at);
}

/** Rows worth a stop: decisions, and rows at which something happens. */
export function stopsOf(line: Line): readonly number[] {
  const decisions = new Set(decisionsOf(line));
  return line.rows.flatMap((row, at) => (decisions.has(at) || happensAt(row) !== null ? [at] : []));
}

export const shapeOf = (line: Line): Shape => ({ last: line.rows.length - 1, stops: stopsOf(line) });

/** The score of a line. */
export function scoreOf(line: Line): Score {
  const decisions = new Set(decisionsOf(line));
  let width = WIDTH.change;
  const marks = line.rows.map((row, at): Mark => {
    const kind: Mark['kind'] = decisions.has(at) ? 'decision' : (happensAt(row) ?? (row.request ? 'pass' : 'row'));
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
