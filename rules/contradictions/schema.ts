import * as v from 'valibot';
import { FOW_EDITIONS, type FowEdition } from '../concordance';
import { type DocId, type Place, parsePlace } from '../documents';

/** What the situations are about, in the order they are listed. */
export const AREAS = ['chase', 'playing', 'rulers', 'turn', 'winning', 'standby', 'battle', 'effects'] as const;
export type Area = (typeof AREAS)[number];

const Line = v.pipe(v.string(), v.regex(/^\S.*\S$/, 'must be one line without blanks around it'));
const Text = v.strictObject({ ja: Line, en: Line });

const OutcomeSchema = v.strictObject({
  /** The editions that rule alike. */
  editions: v.pipe(v.array(v.picklist(FOW_EDITIONS)), v.nonEmpty('must name an edition')),
  outcome: Text,
  /** The clauses that decide: `<doc>/<id>`, or an `<id>` that is the clause of every edition of this outcome. */
  clauses: v.pipe(v.array(v.string()), v.nonEmpty('must name a clause')),
});
export type Outcome = v.InferOutput<typeof OutcomeSchema>;

export const ContradictionSchema = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^B[1-9]\d*$/, 'must be B and a number')),
  area: v.picklist(AREAS),
  title: Text,
  situation: Text,
  outcomes: v.pipe(v.array(OutcomeSchema), v.minLength(2, 'must hold at least 2 outcomes')),
  /** How the clauses are read, where they leave it open. */
  reading: v.optional(Text),
});

/** A situation that editions of one game judge apart. Editions without an outcome do not know the situation, or are lost. */
export type Contradiction = v.InferOutput<typeof ContradictionSchema>;

/** The deciding clauses of an outcome, edition by edition. Says nothing about whether they exist. */
export function placesOf({ editions, clauses }: Outcome): Place[] {
  return editions.flatMap((edition) =>
    clauses.flatMap((clause) => {
      const place = parsePlace(clause, edition);
      return place?.doc === edition ? [place] : [];
    }),
  );
}

/** The outcome of an edition, or undefined where none is stated. */
export function outcomeOf({ outcomes }: Contradiction, edition: DocId): Outcome | undefined {
  return outcomes.find(({ editions }) => editions.some((one) => one === edition));
}

/** Whether two editions judge the situation apart; not so where either has no outcome. */
export function apart(contradiction: Contradiction, [left, right]: EditionPair): boolean {
  const one = outcomeOf(contradiction, left);
  const other = outcomeOf(contradiction, right);
  return one !== undefined && other !== undefined && one !== other;
}

export type EditionPair = readonly [FowEdition, FowEdition];

/** Every two editions, the older first. */
export const EDITION_PAIRS: readonly EditionPair[] = FOW_EDITIONS.flatMap((older, at) =>
  FOW_EDITIONS.slice(at + 1).map((newer): EditionPair => [older, newer]),
);
