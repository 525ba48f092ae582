/** What an attack or a block costs that its card rests for first. */
import { onceDone } from '../kernel/happen/ahead';
import type { FightingAct } from '../kernel/position/modification';
import type { Item } from '../kernel/position/position';
import type { Look } from '../kernel/view/look';
import { priceOf } from '../kernel/view/restrictions';
import type { GameTypes } from '../kernel/view/ruleset';

/** What a card that rests to attack or block is asked for then, in units by kind, and how things stand then. */
export function priceOnceRested<G extends GameTypes>(
  look: Look<G>,
  { ref }: Item,
  act: FightingAct,
): { readonly after: Look<G>; readonly price: Readonly<Record<string, number>> } {
  const { after } = onceDone(look, { kind: 'rest', item: ref, cause: 'game', manner: act });
  const rested = after.item(ref);
  return { after, price: rested ? priceOf(after, [rested], act) : {} };
}
