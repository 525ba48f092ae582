/** Notes laid over notes. */
import type { Notes } from './position';

/** Notes with a patch laid over them; `null` takes a note away. */
export function noted(notes: Notes, patch: Notes): Notes {
  const merged: Readonly<Record<string, unknown>> = { ...notes, ...patch };
  const kept: Record<string, unknown> = {};
  for (const name in merged) if (merged[name] !== null && merged[name] !== undefined) kept[name] = merged[name];
  return kept;
}
