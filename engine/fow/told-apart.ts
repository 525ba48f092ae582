/** What tells positions apart that will abilities lead to, and the objects in them: all that could be asked of them. */
import { AGES } from '../kernel/machine/same';
import { type Item, slotOf } from '../kernel/position/position';
import type { Spent } from '../play/paying';
import type { Look } from './fow';
import type { Will } from './will-texts';

/** Where it began, and what is done with things besides. */
interface Begun {
  readonly from: Look;
  readonly spent: Spent;
}

/** A position, and the will that is there apart from it. */
interface Standing {
  readonly look: Look;
  readonly pool: Will;
}

/** What tells objects apart that may be alike all the same. */
const NAMES: ReadonlySet<string> = new Set([...AGES, 'ref', 'name']);

const stateOf = (item: Item): string => {
  const before = states.get(item);
  if (before !== undefined) return before;
  const made = JSON.stringify(item, (field, value: unknown) => (NAMES.has(field) ? undefined : value));
  states.set(item, made);
  return made;
};
const states = new WeakMap<Item, string>();

/** What an object is to the rules: the same of two that differ in nothing and of which nothing speaks. */
export const classOf = ({ from, spent }: Begun, item: Item): string => {
  const isMeant = spokenOf(from).has(slotOf(item.ref)) || [...spent.used, ...spent.kept].includes(item.ref);
  return isMeant ? `${item.ref} ${stateOf(item)}` : stateOf(item);
};

/** The slots of all objects that anything else speaks of. */
function spokenOf({ p }: Look): ReadonlySet<number> {
  const before = spoken.get(p);
  if (before !== undefined) return before;
  const found = new Set<number>();
  const note = (said: unknown): void => {
    if (typeof said === 'number') found.add(slotOf(said));
    else if (typeof said === 'object' && said !== null) Object.values(said).forEach(note);
  };
  note([p.effects.map(({ affects }) => affects), p.memory.battle, p.memory.ledger]);
  note([p.delayed, p.stored].flat());
  for (const { on, ability, announced, kind } of p.items) note(kind === 'card' ? on : [ability, announced]);
  spoken.set(p, found);
  return found;
}
const spoken = new WeakMap<Look['p'], ReadonlySet<number>>();

/**
 * What tells two thoughts apart: all that could be asked of them, but for which of several that are alike it is.
 * @param mostLife more life than this is no difference
 */
export function nameOf(begun: Begun, { look: { p }, pool }: Standing, mostLife = Number.POSITIVE_INFINITY): string {
  const { p: from } = begun.from;
  const changed: string[] = [];
  for (const [slot, item] of p.items.entries()) {
    const was = from.items[slot];
    if (item === was || (was !== undefined && stateOf(item) === stateOf(was))) continue;
    changed.push(was === undefined ? stateOf(item) : `${classOf(begun, was)} ${stateOf(item)}`);
  }
  const will = Object.entries(pool).filter(([, amount]) => amount > 0);
  const lives = p.players.map(({ life, state }) => [Math.min(life, mostLife), state]);
  const lasting = [p.effects, p.delayed, p.stored].map((list, at) =>
    list === [from.effects, from.delayed, from.stored][at] ? null : list,
  );
  const memory = p.memory === from.memory ? null : p.memory;
  return JSON.stringify([will.sort(), lives, changed.sort(), lasting, memory], (field, value: unknown) =>
    AGES.has(field) ? undefined : value,
  );
}
