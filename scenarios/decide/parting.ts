/** Two players who disagree: which clause parts them. Whoever holds that a fact comes out otherwise has overlooked something. */
import type { Value } from './facts';
import type { Rarity, Removal } from './weigh';

/** What somebody may hold who overlooks a clause. */
export interface Parting {
  /** What the asked fact would be then. */
  readonly value: Value;
  /** The removals that come to it, the rarest row first. */
  readonly by: readonly Removal[];
}

/**
 * What comes out of an asked fact when one clause is overlooked, each value once, that with the rarest row first.
 * A row without a clause of its own parts nobody.
 */
export function partings(removals: readonly Removal[], asked: string, rarity: Rarity): readonly Parting[] {
  const found = new Map<string, { readonly value: Value; readonly by: Removal[] }>();
  const ranked = removals
    .filter(({ clauses }) => clauses.some((clause) => !clause.startsWith('reading:')))
    .toSorted((a, b) => rarity.decides(a.row) - rarity.decides(b.row));
  for (const removal of ranked) {
    const change = removal.changes.find(({ fact }) => fact === asked);
    if (!change) continue;
    const key = JSON.stringify(change.would);
    const known = found.get(key) ?? { value: change.would, by: [] };
    known.by.push(removal);
    found.set(key, known);
  }
  return [...found.values()];
}
