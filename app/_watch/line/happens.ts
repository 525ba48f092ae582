/** What happens in a play, a line each: events and decisions; a round of passes is one line that can be opened. */
import type { Line } from './line';
import { decisionsOf, happensAt } from './score-shape';

export type Happened =
  | { readonly kind: 'row'; readonly at: number }
  /** Rows at which priority was passed, or what was asked answered itself. */
  | { readonly kind: 'passes'; readonly rows: readonly number[] };

/** Every row at which something happens or is decided, in order, and between them the rounds of passes. */
export function happensIn(line: Line): readonly Happened[] {
  const decisions = new Set(decisionsOf(line));
  const told: Happened[] = [];
  let rows: number[] = [];
  const close = (): void => {
    if (rows.length > 0) told.push({ kind: 'passes', rows });
    rows = [];
  };
  for (const [at, row] of line.rows.entries()) {
    if (decisions.has(at) || happensAt(row) !== null) {
      close();
      told.push({ kind: 'row', at });
    } else if (row.request) rows.push(at);
  }
  close();
  return told;
}
