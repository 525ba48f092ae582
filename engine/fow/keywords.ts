/** Keyword skills that stand for an ability of their own. */
import type { Automatic } from '../kernel/card';
import type { Triggers } from '../kernel/edition';
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
