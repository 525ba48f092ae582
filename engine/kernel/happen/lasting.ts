/** Effects that last as long as something is the case of their source: whether it still is, is asked after every batch. */
import type { Ability, Condition } from '../position/card';
import { type Event, type Item, type Seat, slotOf } from '../position/position';
import type { Working } from '../position/working';
import { abilityAt } from '../view/abilities';
import { evaluate } from '../view/condition';
import { within } from '../view/given';
import type { Look } from '../view/look';
import type { GameTypes } from '../view/ruleset';

/**
 * Such effects end where that is not the case any more; of what has been played and waits to be carried out it is noted.
 * @param position is changed
 * @param happened the batch, with what was played in it
 */
export function lapsed<G extends GameTypes>(
  look: Look<G>,
  position: Working,
  happened: readonly Event[],
): readonly Event[] {
  const isCase = (condition: Condition, source: Item, controller: Seat): boolean => {
    const live = look.item(source.ref);
    return live !== undefined && evaluate(look, condition, controller, live, false);
  };
  const played = new Set(
    happened.flatMap((event) => (event.kind === 'occasion' && event.name === 'played' ? [event.item] : [])),
  );
  for (const item of look.in(look.rules.zoneOf.stack)) {
    const { ability, announced } = item;
    if (!ability || !announced || (announced.lapsed !== false && !played.has(item.ref))) continue;
    const conditions = lastingsOf(abilityAt(look.rules, ability.key));
    const isStill = conditions.every((one) => isCase(one, ability.source, item.controller));
    if (conditions.length === 0 || announced.lapsed === !isStill) continue;
    position.items = position.items.with(slotOf(item.ref), { ...item, announced: { ...announced, lapsed: !isStill } });
  }
  const kept = position.effects.filter(
    ({ lasting, source, controller }) => lasting === undefined || isCase(lasting, source, controller),
  );
  if (kept.length === position.effects.length) return [];
  position.effects = kept;
  return [{ kind: 'endEffects', until: 'condition' }];
}

const lastings = new WeakMap<Ability, readonly Condition[]>();
const NO_CONDITIONS: readonly Condition[] = [];

/** By what the effects of a text are to last. */
function lastingsOf(ability: Ability | undefined): readonly Condition[] {
  if (!ability || !('do' in ability)) return NO_CONDITIONS;
  const known = lastings.get(ability);
  if (known) return known;
  const found = ability.do
    .flatMap(within)
    .flatMap((one) => (one.op === 'modify' && typeof one.until === 'object' ? [one.until.asLongAs] : []));
  lastings.set(ability, found);
  return found;
}
