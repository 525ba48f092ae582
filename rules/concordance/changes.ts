import * as v from 'valibot';
import { SAME_NUMBERS } from '../check/numbers';
import type { DocId } from '../documents';
import { inventory } from '../inventory';
import { suggestion } from '../nearest-id';
import { lineNumbersApart } from '../same-numbers';
import from20to55 from './changes/fow-2.0_fow-5.5.json';
import from55to801 from './changes/fow-5.5_fow-8.01.json';
import from500to55 from './changes/fow-5.00_fow-5.5.json';
import { isLost, LOST_OF_500, type Lost } from './lost';

/** What became of a rule from an older edition to a newer one. */
export const CHANGE_KINDS = ['same', 'changed', 'split', 'merged', 'moved', 'new', 'dropped'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

const Ids = v.array(v.string());
const Line = v.pipe(v.string(), v.regex(/^\S.*\S$/, 'must be one line without blanks around it'));
const Note = v.strictObject({ ja: Line, en: Line });
const [SAME, ...NOTED] = CHANGE_KINDS;

const RowSchema = v.variant('kind', [
  /** The same rule in other words: a judge rules the same from both. */
  v.strictObject({ kind: v.literal(SAME), from: Ids, to: Ids }),
  /** Anything else says in one line what changed, or what the rule is that is new or dropped. */
  v.strictObject({ kind: v.picklist(NOTED), from: Ids, to: Ids, note: Note }),
]);

/** One rule of two editions: its clauses in the older (`from`) and in the newer (`to`). */
export type Change = v.InferOutput<typeof RowSchema>;

/** The changes from one edition to another, as written. */
export interface ChangeTable {
  older: DocId;
  newer: DocId;
  /** What is missing of the older edition. The clauses of the newer that answer to it need no row. */
  lost?: Lost;
  rows: unknown;
}

export const CHANGE_TABLES: readonly ChangeTable[] = [
  { older: 'fow-2.0', newer: 'fow-5.5', rows: from20to55 },
  { older: 'fow-5.00', newer: 'fow-5.5', lost: LOST_OF_500, rows: from500to55 },
  { older: 'fow-5.5', newer: 'fow-8.01', rows: from55to801 },
];

const COUNTS = {
  none: { fits: (count: number) => count === 0, words: 'no clause' },
  one: { fits: (count: number) => count === 1, words: '1 clause' },
  some: { fits: (count: number) => count > 0, words: '1 clause or more' },
  several: { fits: (count: number) => count > 1, words: '2 clauses or more' },
} as const;

const SIDES = ['from', 'to'] as const;
type Side = (typeof SIDES)[number];

const COUNTS_OF: Record<ChangeKind, Record<Side, keyof typeof COUNTS>> = {
  same: { from: 'one', to: 'one' },
  changed: { from: 'some', to: 'some' },
  split: { from: 'one', to: 'several' },
  merged: { from: 'several', to: 'one' },
  moved: { from: 'one', to: 'one' },
  new: { from: 'none', to: 'some' },
  dropped: { from: 'some', to: 'none' },
};

/** Kinds that say all there is to say about their clauses; a clause of such a row stands in no other. */
const ALONE: ReadonlySet<ChangeKind> = new Set(['same', 'new', 'dropped']);

/** The file of a table, from the root of the project. */
export function changesFile({ older, newer }: Pick<ChangeTable, 'older' | 'newer'>): string {
  return `rules/concordance/changes/${older}_${newer}.json`;
}

/** The rows of a table and what is wrong with it, one line each: file, row (from 1), what, and what would be right. */
export function checkChanges(table: ChangeTable): { changes: Change[]; problems: string[] } {
  const file = changesFile(table);
  const given = v.safeParse(v.array(v.unknown()), table.rows);
  if (!given.success) return { changes: [], problems: [`${file} is no list; write an array of rows`] };
  const parsed = given.output.map((row) => v.safeParse(RowSchema, row));
  const problems = parsed.flatMap((row, at) => {
    if (row.success) return rowProblems(table, row.output).map((problem) => `${file} row ${at + 1} ${problem}`);
    return row.issues.map((issue) => `${file} row ${at + 1} ${schemaProblem(issue)}`);
  });
  const changes = parsed.flatMap((row) => (row.success ? [row.output] : []));
  if (changes.length === parsed.length) problems.push(...tableProblems(table, changes));
  return { changes, problems };
}

function schemaProblem(issue: v.BaseIssue<unknown>): string {
  const at = v.getDotPath(issue) ?? 'the row';
  return `has a wrong ${at}: ${issue.message}; write { from, to, kind, note: { ja, en } }, a note unless kind is same`;
}

function rowProblems(table: ChangeTable, row: Change): string[] {
  const problems = SIDES.flatMap((side) => {
    const needed = COUNTS[COUNTS_OF[row.kind][side]];
    if (needed.fits(row[side].length)) return [];
    const count = row[side].length === 1 ? '1 clause' : `${row[side].length} clauses`;
    return [`has ${count} in "${side}"; a row of kind ${row.kind} has ${needed.words} there`];
  });
  for (const side of SIDES) {
    const doc = docOf(table, side);
    const { clauseById } = inventory(doc);
    for (const id of row[side]) {
      if (!clauseById.has(id)) problems.push(`names ${id} in "${side}", no clause of ${doc}; ${suggestion(doc, id)}`);
    }
    const lost = row.kind === 'new' ? row[side].find((id) => isLostIn(table, id)) : undefined;
    if (lost !== undefined) {
      const rest = `the part of ${table.older} that would have it is lost`;
      problems.push(`says that ${doc}/${lost} is new, but ${rest}; leave it out`);
    }
    const doubled = row[side].find((id, at) => row[side].indexOf(id) !== at);
    if (doubled !== undefined) problems.push(`names ${doubled} in "${side}" twice; name it once`);
  }
  if (row.kind !== 'same') {
    const apart = lineNumbersApart(row.note);
    if (apart !== null) problems.push(`has the number ${apart}; ${SAME_NUMBERS}`);
  }
  return problems;
}

/** What only the whole table shows: clauses left out, clauses that contradict themselves. */
function tableProblems(table: ChangeTable, changes: readonly Change[]): string[] {
  const file = changesFile(table);
  return SIDES.flatMap((side) => {
    const doc = docOf(table, side);
    const rowsOf = new Map<string, number[]>();
    for (const [at, change] of changes.entries()) {
      for (const id of new Set(change[side])) rowsOf.set(id, [...(rowsOf.get(id) ?? []), at]);
    }
    const missing = inventory(doc)
      .clauses.filter(({ id, kind }) => (kind === 'procedure' || kind === 'definition') && !rowsOf.has(id))
      .filter(({ id }) => side === 'from' || !isLostIn(table, id))
      .map(({ id, kind }) => `${file} has no row for ${doc}/${id} (${kind}); name it in "${side}" of a row`);
    const contradicted = [...rowsOf].flatMap(([id, rows]) => {
      const alone = rows.find((at) => ALONE.has(changes[at]?.kind ?? 'changed'));
      const other = rows.find((at) => at !== alone);
      if (alone === undefined || other === undefined) return [];
      const what = `row ${alone + 1} says that ${doc}/${id} is ${changes[alone]?.kind}, row ${other + 1} names it again`;
      return [`${file} ${what}; name it in one of them`];
    });
    return [...missing, ...contradicted];
  });
}

/** Whether a clause of the newer edition answers to a part of the older that is lost. */
function isLostIn({ lost }: ChangeTable, id: string): boolean {
  return lost !== undefined && isLost(lost, id);
}

function docOf({ older, newer }: ChangeTable, side: Side): DocId {
  return side === 'from' ? older : newer;
}

const loaded = new Map<ChangeTable, readonly Change[]>();

function changesIn(table: ChangeTable): readonly Change[] {
  const known = loaded.get(table);
  if (known) return known;
  const { changes, problems } = checkChanges(table);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  loaded.set(table, changes);
  return changes;
}

/**
 * What changed from an older edition to a newer one, in the order of the older, then what is new. Undefined when the two
 * have not been compared. Checked on first use: a table with a fault is refused, with a line for each fault.
 */
export function changesBetween(older: DocId, newer: DocId): readonly Change[] | undefined {
  const table = CHANGE_TABLES.find((each) => each.older === older && each.newer === newer);
  return table && changesIn(table);
}

/** The rows about one clause, in the comparison of its edition with another, whichever of the two is older. */
export function changesOf(doc: DocId, id: string, other: DocId): readonly Change[] {
  const later = changesBetween(doc, other)?.filter(({ from }) => from.includes(id));
  return later ?? changesBetween(other, doc)?.filter(({ to }) => to.includes(id)) ?? [];
}
