import * as v from 'valibot';
import rows from './concordance/fow.json';
import { isLost, LOST_OF_500 } from './concordance/lost';
import { type Both, DOC_IDS, type DocId, type Place, placeKey } from './documents';

/** The editions of Force of Will, oldest first. */
export const FOW_EDITIONS = ['fow-2.0', 'fow-5.00', 'fow-5.5', 'fow-8.01'] as const satisfies readonly DocId[];
export type FowEdition = (typeof FOW_EDITIONS)[number];

const Ids = v.optional(v.pipe(v.array(v.string()), v.nonEmpty()));

const RowSchema = v.strictObject({
  places: v.strictObject({ 'fow-2.0': Ids, 'fow-5.00': Ids, 'fow-5.5': Ids, 'fow-8.01': Ids }),
  /** What reads differently from the edition before, one line each. */
  changes: v.optional(v.array(v.strictObject({ in: v.picklist(FOW_EDITIONS), ja: v.string(), en: v.string() })), []),
  /** Compared by a person; an unreviewed row says which clause corresponds, not that it says the same. */
  reviewed: v.boolean(),
});

/** One rule through the editions. */
export type Rule = v.InferOutput<typeof RowSchema>;

export const RULES: readonly Rule[] = v.parse(v.array(RowSchema), rows);

export const RELATIONS = ['same', 'changed', 'split', 'merged', 'new', 'dropped', 'unreviewed', 'lost'] as const;
export type Relation = (typeof RELATIONS)[number];

/** The clause (or section) of another edition that is the same rule. */
export interface Counterpart extends Place {
  /** How the other edition's rule became, or came from, this one; read from the older to the newer. */
  relation: Relation;
  /** What changed between the two editions. */
  notes: Both[];
}

const byPlace = new Map<string, number>();
for (const [at, rule] of RULES.entries()) for (const place of placesOf(rule)) byPlace.set(placeKey(place), at);

/** The places of a rule, oldest edition first. */
export function placesOf(rule: Rule): Place[] {
  return FOW_EDITIONS.flatMap((doc) => (rule.places[doc] ?? []).map((id) => ({ doc, id })));
}

/** The rule a clause or section belongs to. */
export function ruleAt(place: Place): Rule | undefined {
  return RULES[byPlace.get(placeKey(place)) ?? -1];
}

/** A number that the clauses of one rule share, from 1; 0 for a clause of no known rule. Takes `<doc>/<id>`. */
export function ruleNumber(key: string): number {
  return (byPlace.get(key) ?? -1) + 1;
}

/** The same rule in the other editions, oldest first; further clauses of the same edition are left out. */
export function counterparts(place: Place): Counterpart[] {
  const rule = ruleAt(place);
  if (!rule) return [];
  return placesOf(rule)
    .filter(({ doc }) => doc !== place.doc)
    .map((other) => {
      const [older, newer] = inOrder(place.doc, other.doc);
      return { ...other, relation: relationOf(rule, older, newer), notes: notesOf(rule, older, newer) };
    });
}

function inOrder(a: DocId, b: DocId): [DocId, DocId] {
  return DOC_IDS.indexOf(a) < DOC_IDS.indexOf(b) ? [a, b] : [b, a];
}

/** What became of a rule from an older to a newer edition. */
export function relationOf(rule: Rule, older: DocId, newer: DocId): Relation {
  const before = idsIn(rule, older).length;
  const after = idsIn(rule, newer).length;
  if (before === 0 && after === 0) return 'lost';
  if ((before === 0 && isLostIn(older, rule)) || (after === 0 && isLostIn(newer, rule))) return 'lost';
  if (before === 0) return 'new';
  if (after === 0) return 'dropped';
  if (notesOf(rule, older, newer).length > 0) return 'changed';
  if (before < after) return 'split';
  if (before > after) return 'merged';
  return rule.reviewed ? 'same' : 'unreviewed';
}

function idsIn(rule: Rule, doc: DocId): string[] {
  return doc === 'fftcg' ? [] : (rule.places[doc] ?? []);
}

/** Whether a rule would stand in a part of 5.00 that is lost: no statement about it is possible. */
function isLostIn(doc: DocId, rule: Rule): boolean {
  return doc === 'fow-5.00' && (rule.places['fow-5.5'] ?? []).some((id) => isLost(LOST_OF_500, id));
}

function notesOf(rule: Rule, older: DocId, newer: DocId): Both[] {
  const after = DOC_IDS.indexOf(older);
  const upTo = DOC_IDS.indexOf(newer);
  const between = rule.changes.filter((change) => {
    const at = DOC_IDS.indexOf(change.in);
    return at > after && at <= upTo;
  });
  return between.map(({ ja, en }) => ({ ja, en }));
}
