/** Rulings that hang on the same clauses. */
import type { Both } from '@/rules/documents';

/** A ruling, and the clauses that decide it under one edition. */
export interface Hanging {
  readonly id: string;
  readonly title: Both;
  readonly clauses: readonly string[];
}

/** What a ruling shares with what is asked must be more than this of all that it hangs on. */
const ENOUGH = 0.25;

/**
 * The rulings that hang on the same clauses, nearest first: what few hang on says more, and what a ruling hangs on beside
 * it takes it further away.
 * @param clauses ids of the deciding clauses, as the rulings have them
 * @param most how many are answered at most
 */
export function related(clauses: readonly string[], rulings: readonly Hanging[], most: number): readonly Hanging[] {
  const asked = new Set(clauses);
  const hanging = new Map<string, number>();
  for (const clause of rulings.flatMap((ruling) => ruling.clauses)) hanging.set(clause, (hanging.get(clause) ?? 0) + 1);
  const worth = (clause: string): number => Math.log(1 + rulings.length / (hanging.get(clause) ?? 1)) ** 2;
  const length = (of: Iterable<string>): number => Math.sqrt([...of].reduce((sum, clause) => sum + worth(clause), 0));
  const own = length(asked);
  return rulings
    .map((ruling) => {
      const shared = ruling.clauses.filter((clause) => asked.has(clause));
      const near = length(shared) ** 2 / (own * length(ruling.clauses) || 1);
      return { ruling, near };
    })
    .filter(({ near }) => near > ENOUGH)
    .toSorted((a, b) => b.near - a.near)
    .slice(0, most)
    .map(({ ruling }) => ruling);
}
