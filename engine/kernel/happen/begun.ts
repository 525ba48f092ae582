/**
 * Since when abilities in play have been active, where that is not since their card came there: those that give others while
 * something is the case since it is, and those that an effect had taken away since they are there again.
 */
import { type Begun, type Item, slotOf } from '../position/position';
import { copyOf, type Working } from '../position/working';
import { works } from '../view/abilities';
import { baseOf } from '../view/base';
import { evaluate } from '../view/condition';
import { givesForAWhile } from '../view/given';
import type { Look } from '../view/look';
import { takesAbilities } from '../view/printed';
import type { GameTypes, Ruleset } from '../view/ruleset';

/** Whether an effect in force may be taking abilities of objects away. */
export function mayTakeAway<G extends GameTypes>(
  { takesAway, actingKeywords }: Ruleset<G>,
  { effects }: Pick<Working, 'effects'>,
): boolean {
  if (takesAway === 'begun') for (const { modify } of effects) if (takesAbilities(modify, actingKeywords)) return true;
  return takesAway === 'standing';
}

/**
 * Writes down of each such ability in play that it does nothing any more, and when it does again.
 * @param isTaken whether abilities can have been taken away before or now
 * @param position is changed
 */
export function begin<G extends GameTypes>(look: Look<G>, position: Working, isTaken: boolean): void {
  for (const source of look.having('continuous')) {
    const given = begunOf(look, source, position.clock);
    const begun = isTaken ? hadAgain(look, source, given, position.clock) : given;
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
    if (!isNews(before, isMet)) continue;
    if (isMet && !look.rules.agesByCondition(look)) continue;
    const { stamp: _, ...kept } = before ?? { key };
    begun = [...begun.filter((one) => one.key !== key), isMet ? { ...kept, stamp } : kept];
  }
  return begun;
}

/**
 * Of its own abilities those that it has lost, and since when it has them again; of one that gives others while something is the case, that
 * it is had again is told already by what it does then (`begunOf`).
 */
function hadAgain<G extends GameTypes>(
  look: Look<G>,
  source: Item,
  known: readonly Begun[],
  stamp: number,
): readonly Begun[] {
  let begun = known;
  const had = look.chars(source).abilities;
  for (const text of baseOf(look, source).abilities) {
    const { key, ability } = text;
    if (ability.kind !== 'continuous' || look.rules.isBaseAbility(ability)) continue;
    if (!works(look, source, ability)) continue;
    const before = begun.find((one) => one.key === key);
    const isHad = had.includes(text);
    if (!isNews(before, isHad) || (isHad && givesForAWhile(ability))) continue;
    if (!look.rules.agesByCondition(look)) continue;
    begun = [...begun.filter((one) => one.key !== key), isHad ? { key, stamp, own: true } : { key }];
  }
  return begun;
}

/** Whether it is other than was written down last that an ability does something, or does nothing. */
const isNews = (before: Begun | undefined, does: boolean): boolean =>
  does ? before !== undefined && before.stamp === undefined : before === undefined || before.stamp !== undefined;
