/** The rows that a play consulted, and what each removal of one changes. */
import type { Engine, Mutant } from '@/engine';
import { before, type Tape } from './tape';

/**
 * Whether a mutant takes a row away: a step skipped, a condition dropped, another value of a parameter, an outcome, a
 * process, a layer without a say. One that turns a row into its opposite does not.
 */
export const isRemoval = ({ kind, variant }: Mutant): boolean => {
  switch (kind) {
    case 'condition':
    case 'trigger':
    case 'offer':
      return variant === 'true';
    case 'outcome':
      return variant === 'none';
    default:
      return true;
  }
};

/** A row of the edition's tables, by its kind and name. */
export const rowKey = ({ kind, name }: Pick<Mutant, 'kind' | 'name'>): string => `${kind} ${name}`;

/** Where each row of the tables was consulted, by index of the rows of the play. */
export function usesOf({ rows }: Tape): ReadonlyMap<string, readonly number[]> {
  const found = new Map<string, number[]>();
  const note = (key: string, index: number): void => {
    const known = found.get(key);
    if (known === undefined) found.set(key, [index]);
    else if (known.at(-1) !== index) known.push(index);
  };
  rows.forEach(({ step, via }, index) => {
    note(`step ${step}`, index);
    for (const { kind, name } of via) note(`${kind} ${name}`, index);
  });
  return found;
}

/** The first row that goes otherwise in an engine that lacks something; `null` where none does. */
export function firstDifference(tape: Tape, engine: Engine, uses: readonly number[]): number | null {
  for (const index of uses) {
    const row = tape.rows[index];
    if (!row) continue;
    if (row.step.startsWith('concede#')) return index;
    try {
      if (!same(engine.step(before(tape, index, engine)), row.position)) return index;
    } catch {
      return index;
    }
  }
  return null;
}

/** Whether two positions, or parts of them, are equal; what they share is not looked into. */
function same(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) return Array.isArray(b) && a.length === b.length && a.every((one, i) => same(one, b[i]));
  const left = Object.entries(a);
  const right = new Map(Object.entries(b));
  const said = left.filter(([, value]) => value !== undefined);
  const others = [...right.values()].filter((value) => value !== undefined).length;
  return said.length === others && said.every(([key, value]) => same(value, right.get(key)));
}
