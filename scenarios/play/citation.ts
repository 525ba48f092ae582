/** Clauses as files name them, and the rows that stand on them. */
import type { Edition, Row } from '@/engine';

/** The number of a clause in an edition; `null` for a clause of another document, unless it speaks for a lost one here. */
export function inEdition(id: string, edition: Edition): string | null {
  if (id.startsWith(REBUILT)) return id;
  const slash = id.indexOf('/');
  if (slash < 0) return id;
  return id.slice(0, slash) === edition ? id.slice(slash + 1) : null;
}

/** How a clause of another document is cited that speaks for a lost one. */
export const REBUILT = 'reconstructed:';

/** Parts of a clause (`803.3a#2`) count as the clause. */
export const baseOf = (clause: string): string => clause.replace(/#\d+$/, '');

/** Whether a row stands on a clause, itself or through what it consulted. */
export const cites = (row: Row, id: string): boolean =>
  row.clauses.some((clause) => baseOf(clause) === id || clause === id) ||
  row.via.some(({ clauses }) => clauses.some((clause) => baseOf(clause) === id || clause === id));
