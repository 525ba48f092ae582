import type { LineBreak } from '../result';
import type { Row } from './run';

/** Indents that differ by less than this are one; in letters. */
const STEP = 0.6;
/** Fewer lines than this say nothing of where the others begin. */
const LEAST = 30;
/** So many of the lines that go on, or begin, stand where that is usual, and so many where it happens. */
const USUAL = 0.2;
const STRAY = 0.02;

/** Where a row begins, from the left edge of its column; in points. */
export type IndentOf = (row: Row) => number;

/**
 * Learns where lines begin that surely go on, and where those do that surely begin a paragraph (the first line of a
 * paragraph is indented, or all but the first are). Tells of a row what stands above it, where only the one or the other
 * begins so far to the right.
 */
export function indentsOf(
  goingOn: readonly Row[],
  beginning: readonly Row[],
  indentOf: IndentOf,
): (row: Row) => LineBreak | undefined {
  const levelOf = (row: Row): number => Math.round(indentOf(row) / row.size / STEP);
  if (goingOn.length < LEAST || beginning.length < LEAST) return () => undefined;
  const [inside, first] = [sharesOf(goingOn.map(levelOf)), sharesOf(beginning.map(levelOf))];
  return (row) => {
    const [goesOn, begins] = [inside.get(levelOf(row)) ?? 0, first.get(levelOf(row)) ?? 0];
    if (begins >= USUAL && goesOn <= STRAY) return 'paragraph';
    return goesOn >= USUAL && begins <= STRAY ? 'wrapped' : undefined;
  };
}

/** Which share of the rows stands at each level. */
function sharesOf(levels: readonly number[]): ReadonlyMap<number, number> {
  const shares = new Map<number, number>();
  for (const level of levels) shares.set(level, (shares.get(level) ?? 0) + 1 / levels.length);
  return shares;
}
