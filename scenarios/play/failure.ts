/** What can go otherwise than a scenario says. */
import type { Unfit } from './unfit';

/** What went otherwise than the scenario says. Only the first three are rulings; the rest keep a run from being judged. */
export type FailureKind =
  | 'outcome'
  | 'legality'
  | 'offers'
  /** A word that means nothing under the edition. */
  | 'unknown'
  | 'clauses'
  | 'position'
  | 'missing'
  | 'unused'
  | 'crash';

/** Where in the file: keys and indexes. */
export type FailurePath = readonly (string | number)[];

/** Something that whoever wrote a scenario should know. */
export interface Note {
  readonly message: string;
  readonly path: FailurePath;
}

export interface Failure {
  readonly kind: FailureKind;
  readonly message: string;
  readonly path: FailurePath;
  /** Of an entry that could not be played: why. */
  readonly unfit?: Unfit;
}
