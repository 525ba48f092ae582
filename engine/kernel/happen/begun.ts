/** Abilities that give others while something is the case: since when it is, for the order in which those apply. */
import { type Begun, type Item, slotOf } from '../position/position';
import { copyOf, type Working } from '../position/working';
import { works } from '../view/abilities';
import { evaluate } from '../view/condition';
import { givesForAWhile } from '../view/given';
import type { Look } from '../view/look';
import type { GameTypes } from '../view/ruleset';

/**
 * Writes down of each such ability in play when it is not met any more, and when it is met again.
 * @param position is changed
 */
export function begin<G extends GameTypes>(look: Look<G>, position: Working): void {
  for (const source of look.having('continuous')) {
    const begun = begunOf(look, source, position.clock);
    if (begun === source.begun) continue;
    const item = copyOf(source);
    item.begun = begun;
    position.items = position.items.with(slotOf(source.ref), item);
    position.clock += 1;
  }
}

function begunOf<G extends GameTypes>(look: Look<G>, source: Item, stamp: number): readonly Begun[] {
  let begun = source.begun;
  for (const { key, ability } of look.chars(source).abilities) {
    if (ability.kind !== 'continuous' || ability.while === undefined || !givesForAWhile(ability)) continue;
    const before = begun.find((one) => one.key === key);
    const isMet = works(look, source, ability) && evaluate(look, ability.while, source.controller, source, false);
    if (isMet ? before === undefined || before.stamp !== undefined : before && before.stamp === undefined) continue;
    if (isMet && !look.rules.agesByCondition(look)) continue;
    const { stamp: _, ...kept } = before ?? { key };
    begun = [...begun.filter((one) => one.key !== key), isMet ? { ...kept, stamp } : kept];
  }
  return begun;
}
