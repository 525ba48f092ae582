import type { FowEdition } from '@/rules/concordance';
import type { ChangeKind } from '@/rules/concordance/changes';
import type { Both, DocId } from '@/rules/documents';
import type { Presence } from '@/rules/rule-history';
import type { Marked } from '@/rules/word-diff';
import type { PlaceView } from '../_content/views';
import { fetchedOnce } from '../_frame/fetched-once';

/** A clause of another edition; its text is null where it is not yet written. */
export interface ComparedClause {
  place: PlaceView;
  text: Both<Marked | null>;
}

/** The rule of a clause in one other edition. */
export interface EditionView {
  doc: FowEdition;
  presence: Presence;
  /** What became of it between the two; null where that is not known. */
  kind: ChangeKind | null;
  notes: Both[];
  clauses: ComparedClause[];
  /** The clause of the page with the words marked that the other edition does not have; null where marks do not help. */
  own: Both<Marked | null>;
}

export interface StageView {
  doc: FowEdition;
  presence: Presence;
  places: PlaceView[];
}

export interface StepView {
  older: FowEdition;
  newer: FowEdition;
  kind: ChangeKind;
  notes: Both[];
}

/** How the rule of a clause stands in the edition that a reader asks about first. */
export interface Standing {
  doc: FowEdition;
  /** Whether that edition is the earlier of the two. */
  earlier: boolean;
  kind: ChangeKind;
}

export interface ClauseEditions {
  editions: EditionView[];
  stages: StageView[];
  steps: StepView[];
}

/** The published comparison of one section: clause id → its other editions. */
export type SectionEditions = Record<string, ClauseEditions>;

/** Where the comparison of a section is published. */
export function editionsPath(doc: DocId, section: string): string {
  return `/data/editions/${doc}/${section}.json`;
}

/** The other editions of the clauses of a section; fetched once a visit. Rejects when they do not load. */
export const loadEditions = (doc: DocId, section: string): Promise<SectionEditions> =>
  fetchedOnce(editionsPath(doc, section), (editions: SectionEditions) => editions);
