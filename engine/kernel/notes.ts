/** Notes laid over notes. */
import type { Notes } from './position';

const isNoted = (value: unknown): boolean => value !== null && value !== undefined;

/** Notes with a patch laid over them; `null` takes a note away. */
export function noted(notes: Notes, patch: Notes): Notes {
  const merged: Notes = { ...notes, ...patch };
  if (Object.values(patch).every(isNoted)) return merged;
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => isNoted(value)));
}
