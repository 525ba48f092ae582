/**
 * 5.00 as far as it can be known. What has come down to us of its document ends with chapter 7; the rest is rebuilt from
 * 5.5, less what 5.5's update log dates later. So 5.00's tables begin as rows of 5.5 whose clauses are cited as what they
 * are here, and the other files of this folder say where 5.00 differs.
 */
import type { ClauseIds } from '../../../generated/clauses';
import { mapValues } from '../../../kernel/table/compile';
import type { Row } from '../../../kernel/table/edition';
import type { FowSelections, FowSteps } from '../../fow';
import { ELSEWHERE, type Ours, rebuilt, type Theirs } from './elsewhere';

type Shared = ClauseIds['fow-5.00'] & ClauseIds['fow-5.5'];
type Cell<V, C> = readonly [value: V, ...clauses: C[]];

/** 1.5 breaks off after its first term. */
const LOST: readonly string[] = ['1.5.3', '1.5.3a', '1.5.3b', '1.5.4a'];

/** Whether a clause stands in 5.00 under the number it has in 5.5, as those of the first seven chapters do. */
const stands = (clause: Theirs): clause is Shared | `${Shared}#${number}` | `reading:E${number}` =>
  clause.startsWith('reading:') || (/^[1-7]\./.test(clause) && !LOST.includes(clause));

const isTheirs = (clause: string): clause is Theirs => !clause.startsWith('reconstructed:');

/** How 5.00 says what a clause of 5.5 says: where it speaks of it itself, and otherwise as rebuilt. */
function cited(clause: string): readonly Ours[] {
  if (!isTheirs(clause)) return [];
  return ELSEWHERE[clause] ?? (stands(clause) ? [clause] : [rebuilt(clause)]);
}

/** Clauses of 5.5 in 5.00. */
export const clauses = (cites: readonly string[]): readonly Ours[] => [...new Set(cites.flatMap(cited))];

/** A value of 5.5 in 5.00. */
export const cell = <V>([value, ...cites]: Cell<V, string>): Cell<V, Ours> => [value, ...clauses(cites)];

/** Rows of 5.5 in 5.00. */
export const rows = <Run>(table: readonly Row<Run, string>[]): readonly Row<Run, Ours>[] =>
  table.map(([name, run, ...cites]): Row<Run, Ours> => [name, run, ...clauses(cites)]);

/** Procedures of 5.5 in 5.00. */
export const procedures = (tables: Readonly<Record<string, FowSteps<'fow-5.5'>>>) => mapValues(tables, rows);

/** What could be chosen under 5.5, in 5.00. */
export const selections = (tables: FowSelections<'fow-5.5'>): FowSelections<'fow-5.00'> =>
  mapValues(tables, ({ candidates, conditions }) => ({ candidates, conditions: rows(conditions) }));

/** A record with some of its values changed. Throws for a key that it does not have. */
export function changed<V>(
  record: Readonly<Record<string, V>>,
  changes: Readonly<Record<string, (own: V) => V>>,
): Readonly<Record<string, V>> {
  const missing = Object.keys(changes).find((key) => !(key in record));
  if (missing !== undefined) throw new Error(`5.5 has no ${missing}`);
  return Object.fromEntries(Object.entries(record).map(([key, own]) => [key, changes[key]?.(own) ?? own]));
}

/** The rows with others in the place of one, or without it. Throws for a row that is not there. */
export function replaced<Run>(
  table: readonly Row<Run, Ours>[],
  name: string,
  ...by: readonly Row<Run, Ours>[]
): readonly Row<Run, Ours>[] {
  if (!table.some(([own]) => own === name)) throw new Error(`5.5 has no row ${name}`);
  return table.flatMap((own) => (own[0] === name ? by : [own]));
}

/** The rows without some of them. Throws for a row that is not there. */
export const lacking = <Run>(
  table: readonly Row<Run, Ours>[],
  ...names: readonly string[]
): readonly Row<Run, Ours>[] => names.reduce((left, name) => replaced(left, name), table);
