/** What can go otherwise than a scenario says. */

/** What went otherwise than the scenario says. Only the first three are rulings; the rest keep a run from being judged. */
export type FailureKind = 'outcome' | 'legality' | 'offers' | 'clauses' | 'position' | 'missing' | 'unused' | 'crash';
export interface Failure {
  readonly kind: FailureKind;
  readonly message: string;
  /** Where in the file: keys and indexes. */
  readonly path: readonly (string | number)[];
}
