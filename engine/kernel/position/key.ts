/** The canonical key of a position and the invariants every position keeps. */

import type { Position } from './position';
import { ASIDE, GONE } from './position';

/** Everything a later step can read, as one string: equal keys mean equal futures for equal answers. */
export function keyOf(p: Position): string {
  const { checkpoints, ...rest } = p;
  return JSON.stringify({ ...rest, clock: 0, steps: 0, checkpoints: checkpoints.length });
}

/** Every broken invariant of a position, one line each; none for a sound one. */
export function broken(p: Position): readonly string[] {
  const found: string[] = [];
  const seen = new Map<number, string>();
  for (const [key, slots] of Object.entries(p.zones)) {
    for (const slot of slots) {
      const item = p.items[slot];
      const other = seen.get(slot);
      if (!item) found.push(`${key} holds slot ${slot}, which is empty`);
      else if (other) found.push(`${item.name} is in ${other} and in ${key}`);
      else if (item.zone !== key.split('/')[0]) found.push(`${item.name} stands in ${key} but says ${item.zone}`);
      seen.set(slot, key);
    }
  }
  for (const [slot, item] of p.items.entries()) {
    const waitsNowhere = item.zone === GONE || (item.zone === ASIDE && item.kind === 'ability');
    if (!waitsNowhere && !seen.has(slot)) found.push(`${item.name} (${item.zone}) is in no zone`);
    if (item.kind === 'card' && item.pseudo === null && item.zone === GONE) found.push(`the card ${item.name} is gone`);
    if (item.damage < 0) found.push(`${item.name} has ${item.damage} damage`);
  }
  for (const { pool } of p.players) {
    for (const [kind, amount] of Object.entries(pool)) if (amount < 0) found.push(`${amount} ${kind} will`);
  }
  return found;
}
