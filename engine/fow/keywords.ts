/** When automatic abilities trigger, and the keyword skill that stands for one. */
import type { Automatic } from '../kernel/card';
import type { Triggers } from '../kernel/edition';
import type { Event, EventOf } from '../kernel/event';
import type { Fow } from './fow';

/** Explode: battle damage to a resonator destroys both. */
export const EXPLODE: Automatic = {
  kind: 'automatic',
  when: { on: 'damage', who: 'this', to: 'card', types: ['resonator'], battle: true },
  do: [{ op: 'destroy', what: 'this and it' }],
};

/** It is nothing a J-ruler does. */
export const explodeIsForResonators: Triggers<Fow> = (look, source, ability) =>
  ability !== EXPLODE || look.isA(source, 'resonator');

/** When an enter ability counts an arrival: any, one that was played, or a judgment. */
export const enterCounts: Triggers<Fow> = (look, _, ability, event) => {
  if (ability.when.on !== 'enter' || event.kind !== 'move') return true;
  const scope = look.param('enterScope');
  return scope === 'any' || event.manner === 'played' || event.manner === 'judgment';
};

const isDamage = (event: Event): event is EventOf<'damage' | 'damagePlayer'> =>
  event.kind === 'damage' || event.kind === 'damagePlayer';

/**
 * How often damage that one source deals to several at once is dealt. Where the ability names what is damaged, as Explode
 * does, each damaged card meets its condition under every edition.
 */
export const damageCounts: Triggers<Fow> = (look, _, { when }, event, all) => {
  if (when.on !== 'damage' || when.to !== undefined || when.types !== undefined || !isDamage(event)) return true;
  const together = all.filter((other) => isDamage(other) && other.source === event.source);
  return together.length < 2 || look.param('damageTriggers') === 'each' || together[0] === event;
};
