/** Which objects a text speaks of, and how values are changed. */
import type { ItemKind, Zone } from './position';

/** Which objects a text speaks of. Absent fields do not restrict. */
export interface Filter {
  readonly zone?: Zone;
  readonly types?: readonly string[];
  readonly controller?: 'you' | 'opponent';
  readonly rested?: boolean;
  readonly attribute?: string;
  readonly trait?: string;
  readonly keyword?: string;
  readonly maxCost?: number;
  readonly other?: true;
  readonly attacking?: true;
  readonly kind?: ItemKind;
}

/** A change of characteristics; `filter` says whom it affects where `Effect.affects` does not. */
export interface Modification {
  readonly filter?: Filter;
  readonly self?: true;
  readonly stats?: Readonly<Record<string, number>>;
  readonly gain?: readonly string[];
  readonly lose?: readonly string[] | 'all';
  readonly attributes?: readonly string[];
  readonly traits?: readonly string[];
  readonly types?: readonly string[];
  /** What the affected object may not do (`attack`, `block`, `recover`) or must (`attack!`). */
  readonly bans?: readonly string[];
}
