import { FOW_EDITIONS, type FowEdition } from './concordance';
import { type Change, type ChangeKind, changesBetween } from './concordance/changes';
import { isLost, LOST_OF_500 } from './concordance/lost';
import type { Both, DocId, Place } from './documents';
import { inventory } from './inventory';

/** The edition that every other one has been compared with. */
const HUB = 'fow-5.5';
type Outer = Exclude<FowEdition, typeof HUB>;

const TABLE: Record<Outer, { older: FowEdition; newer: FowEdition; hub: 'from' | 'to'; outer: 'from' | 'to' }> = {
  'fow-2.0': { older: 'fow-2.0', newer: HUB, hub: 'to', outer: 'from' },
  'fow-5.00': { older: 'fow-5.00', newer: HUB, hub: 'to', outer: 'from' },
  'fow-8.01': { older: HUB, newer: 'fow-8.01', hub: 'from', outer: 'to' },
};

/**
 * How a rule stands in an edition: `present` with its clauses; `absent`, the edition does not have it; `lost`, the
 * part that would say so is lost; `untraced`, no comparison leads there.
 */
export type Presence = 'present' | 'absent' | 'lost' | 'untraced';

export interface Stage {
  doc: FowEdition;
  presence: Presence;
  /** The clauses of the rule in this edition, in the order of the edition. Empty unless present. */
  ids: string[];
}

/** From one edition to a later one: what became of the rule, a row for each part of it that was compared. */
export interface Step {
  older: FowEdition;
  newer: FowEdition;
  kind: ChangeKind;
  rows: readonly Change[];
}

/** One rule through the editions, oldest first. */
export interface RuleHistory {
  stages: Stage[];
  steps: Step[];
}

/**
 * The line of the rule that a clause of a Force of Will edition states, composed from the tables of changes. Ancestors and
 * descendants of the clause are followed through splits and merges; clauses that merely share one with it are not.
 * Undefined for a clause of no table: another game, an example, an unknown id.
 */
export function ruleHistory(place: Place): RuleHistory | undefined {
  const traced = trace(place);
  if (!traced) return undefined;
  const stages = FOW_EDITIONS.map((doc) => stageOf(traced, doc));
  return { stages, steps: stepsOf(traced) };
}

/** What the rule of a clause is in one other edition. */
export interface Relation {
  stage: Stage;
  /** What became of it between the two, read from the older to the newer. Undefined where that is not known. */
  kind: ChangeKind | undefined;
  notes: Both[];
  /** The clauses of the edition of the clause that are compared with those of the stage; the clause is among them. */
  beside: string[];
}

/** The rule of a clause in each of the other editions, oldest first. Empty where {@link ruleHistory} is undefined. */
export function otherEditions(place: Place): Relation[] {
  const traced = trace(place);
  if (!traced) return [];
  return FOW_EDITIONS.filter((doc) => doc !== traced.doc).map((doc) => {
    const stage = stageOf(traced, doc);
    const rows = rowsBetween(traced, stage);
    const beside = stage.presence === 'present' ? besideOf(traced, doc) : [place.id];
    return { stage, kind: composed(rows), notes: notesOf(rows), beside };
  });
}

/** Every row on the way to an edition, the older leg first; for one that does not have the rule, the rows that say so. */
function rowsBetween({ doc, rows }: Traced, { doc: other, presence }: Stage): readonly Change[] {
  switch (presence) {
    case 'present':
      return FOW_EDITIONS.flatMap((end) => (end === HUB || (end !== doc && end !== other) ? [] : rows[end]));
    case 'absent':
      return [other === HUB ? doc : other].flatMap((end) => (end === HUB ? [] : rows[end]));
    case 'lost':
    case 'untraced':
      return [];
  }
}

/** A clause, the clauses of the hub it comes from or leads to, and the rows that join these with each edition. */
interface Traced {
  doc: FowEdition;
  id: string;
  hub: readonly string[];
  rows: Record<Outer, readonly Change[]>;
}

function trace({ doc, id }: Place): Traced | undefined {
  if (!isFow(doc)) return undefined;
  const own = doc === HUB ? [] : rowsWith(doc, TABLE[doc].outer, [id]);
  const hub = doc === HUB ? [id] : own.flatMap((row) => row[TABLE[doc].hub]);
  const rowsIn = (outer: Outer) => (outer === doc ? own : rowsWith(outer, TABLE[outer].hub, hub));
  const rows = { 'fow-2.0': rowsIn('fow-2.0'), 'fow-5.00': rowsIn('fow-5.00'), 'fow-8.01': rowsIn('fow-8.01') };
  const found = Object.values(rows).some((each) => each.length > 0);
  return found ? { doc, id, hub: [...new Set(hub)], rows } : undefined;
}

function rowsWith(outer: Outer, side: 'from' | 'to', ids: readonly string[]): readonly Change[] {
  const { older, newer } = TABLE[outer];
  return (changesBetween(older, newer) ?? []).filter((row) => row[side].some((id) => ids.includes(id)));
}

function stageOf(traced: Traced, doc: FowEdition): Stage {
  const ids = idsIn(traced, doc);
  return { doc, presence: ids.length > 0 ? 'present' : whyNot(traced, doc), ids };
}

function idsIn({ doc: home, id, hub, rows }: Traced, doc: FowEdition): string[] {
  if (doc === home) return [id];
  return inPrint(doc, doc === HUB ? hub : rows[doc].flatMap((row) => row[TABLE[doc].outer]));
}

function whyNot({ hub, rows }: Traced, doc: FowEdition): Presence {
  if (doc === HUB || rows[doc].length > 0) return 'absent';
  return doc === 'fow-5.00' && hub.length > 0 && hub.every((id) => isLost(LOST_OF_500, id)) ? 'lost' : 'untraced';
}

/**
 * 2.0 was compared with 5.5, not with 5.00. Where 5.00 has the rule as 5.5 has it, what changed since 2.0 had changed by
 * 5.00; where it differs, what 5.00 took from 2.0 is not known and the step leads to 5.5.
 */
function stepsOf({ hub, rows }: Traced): Step[] {
  const compared = hub.length > 0 && hub.every((id) => rows['fow-5.00'].some(({ to }) => to.includes(id)));
  const asIn55 = compared && composed(rows['fow-5.00']) === 'same';
  const steps = [
    { older: 'fow-2.0', newer: asIn55 ? 'fow-5.00' : HUB, rows: rows['fow-2.0'] },
    { older: 'fow-5.00', newer: HUB, rows: rows['fow-5.00'] },
    { older: HUB, newer: 'fow-8.01', rows: rows['fow-8.01'] },
  ] as const;
  return steps.flatMap((step) => {
    const kind = composed(step.rows);
    return kind ? [{ ...step, kind }] : [];
  });
}

/** One word for several rows: theirs where they agree or the others are the same; `changed` where they do not. */
function composed(rows: readonly Change[]): ChangeKind | undefined {
  const kinds = new Set(rows.map(({ kind }) => kind));
  // A rule that is new in one part and the same in another is neither.
  if (kinds.size === 2 && !kinds.has('new') && !kinds.has('dropped')) kinds.delete('same');
  const [only, second] = kinds;
  return second === undefined ? only : 'changed';
}

function notesOf(rows: readonly Change[]): Both[] {
  return rows.flatMap((row) => (row.kind === 'same' ? [] : [row.note]));
}

/** The way back: a rule of several clauses is compared whole, so that what one of them says is not missed in another. */
function besideOf({ doc, id, rows }: Traced, other: FowEdition): string[] {
  const outer = doc === HUB ? other : doc;
  if (outer === HUB) return [id];
  const side = doc === HUB ? TABLE[outer].hub : TABLE[outer].outer;
  return inPrint(doc, [id, ...rows[outer].flatMap((row) => row[side])]);
}

/** Clauses in the order of their edition, each once. */
function inPrint(doc: FowEdition, ids: readonly string[]): string[] {
  return inventory(doc).clauses.flatMap((clause) => (ids.includes(clause.id) ? [clause.id] : []));
}

function isFow(doc: DocId): doc is FowEdition {
  return FOW_EDITIONS.some((edition) => edition === doc);
}
