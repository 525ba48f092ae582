/** Rows told so that they are found again: after the engine has changed, and in the play of another edition. */
import type { Row } from '@/engine';
import { STEP_PATTERN } from '@/scenarios/format/step';
import type { Line } from './line';

/** A row by what it is instead of by its number. */
export interface Sought {
  /** Its step, `procedure#step`. */
  readonly step: string;
  /** Which row of that step it is, from 1. */
  readonly nth: number;
  /** The first clause it cites; empty where it cites none. */
  readonly clause: string;
}

type Rows = Pick<Line, 'rows'>;

/** What a link says of a row beside its number; `null` for the position at the start. */
export function soughtAt({ rows }: Rows, row: number): Sought | null {
  const one = rows[row];
  if (!one) return null;
  const nth = rows.slice(0, row + 1).filter(({ step }) => step === one.step).length;
  return { step: one.step, nth, clause: one.clauses[0] ?? '' };
}

/** A row as a scenario file names it: its step, with which time where it is not the first; `null` where no words say that. */
export function stepWordsAt(line: Rows, row: number): string | null {
  const sought = soughtAt(line, row);
  if (sought === null) return null;
  const words = sought.nth === 1 ? sought.step : `${sought.step} ${sought.nth}`;
  return STEP_PATTERN.test(words) ? words : null;
}

export interface Found {
  readonly row: number;
  /** `moved`: the same step stands at another row now, or cites another clause. `gone`: there is none like it. */
  readonly as: 'there' | 'moved' | 'gone';
}

/**
 * Where a row told by a link stands now.
 * @param row the number it had
 */
export function foundIn({ rows }: Rows, row: number, { step, nth, clause }: Sought): Found {
  const alike = rows.flatMap((one, at) => (one.step === step ? [at] : []));
  const at = alike[nth - 1] ?? alike.at(-1);
  if (at === undefined) return { row, as: 'gone' };
  const same = at === row && alike[nth - 1] === at && (rows[at]?.clauses[0] ?? '') === clause;
  return { row: at, as: same ? 'there' : 'moved' };
}

/** The row of another play at the same moment: the same step, reached the same way; failing that, of the nearest row before it. */
export function counterpart(from: Rows, row: number, to: Rows): number {
  for (let at = Math.min(row, from.rows.length - 1); at >= 0; at -= 1) {
    const one = from.rows[at];
    if (!one) continue;
    const found = sameIn(from, at, to, isSameWay(one)) ?? sameIn(from, at, to, ({ step }) => step === one.step);
    if (found !== undefined) return found;
  }
  return -1;
}

const isSameWay =
  ({ step, path }: Row) =>
  (other: Row): boolean =>
    other.step === step && other.path.join() === path.join();

function sameIn(from: Rows, row: number, to: Rows, alike: (row: Row) => boolean): number | undefined {
  const nth = from.rows.slice(0, row + 1).filter(alike).length;
  const rows = to.rows.flatMap((one, at) => (alike(one) ? [at] : []));
  return rows[nth - 1] ?? rows.at(-1);
}
