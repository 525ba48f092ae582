/** What an attack or a block costs, and once its card rests for it. */
import { onceDone } from '../kernel/happen/ahead';
import type { FightingAct } from '../kernel/position/modification';
import type { Charge, Item } from '../kernel/position/position';
import { stepsOf } from '../kernel/view/cost-steps';
import type { Look } from '../kernel/view/look';
import { pricesOf } from '../kernel/view/restrictions';
import type { GameTypes } from '../kernel/view/ruleset';
import { actionsOf } from './cost-actions';
import { isPaid, unitsOf } from './costs';

/** What effects ask of some objects together for attacking or blocking. */
export function priceOf<G extends GameTypes>(look: Look<G>, items: readonly Item[], act: FightingAct): Charge {
  const parts = pricesOf(look, items, act);
  const [first, ...others] = parts;
  if (!first) return FOR_NOTHING;
  if (others.length === 0) return { ways: [], parts: stepsOf(first) };
  // What several effects ask for has no written order: what begins with a payment comes first.
  const [paid, unpaid] = [parts.filter(isPaid), parts.filter((part) => !isPaid(part))];
  return { ways: [], parts: [...paid, ...unpaid].flatMap(stepsOf) };
}
const FOR_NOTHING: Charge = { ways: [], parts: [] };

/** Whether a price asks for nothing. */
export const isFree = (price: Charge): boolean =>
  price.parts.length === 0 ||
  (actionsOf(price).length === 0 && Object.values(unitsOf(price, 0)).every((units) => units === 0));

/** What a card that rests to attack or block is asked for then, and how things stand then. */
export function priceOnceRested<G extends GameTypes>(
  look: Look<G>,
  { ref }: Item,
  act: FightingAct,
): { readonly after: Look<G>; readonly rested: Item | undefined; readonly price: Charge } {
  const { after } = onceDone(look, { kind: 'rest', item: ref, cause: 'game', manner: act });
  const rested = after.item(ref);
  return { after, rested, price: rested ? priceOf(after, [rested], act) : FOR_NOTHING };
}
