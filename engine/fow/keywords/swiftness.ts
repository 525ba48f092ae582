/** Swiftness: attacking and resting for costs in the turn of arrival. Having it twice adds nothing. */
import type { Item, Option } from '../../kernel/position/position';
import { abilityAt } from '../../kernel/view/abilities';
import type { Look, Test } from '../fow';

export const WORDS = { ja: '迅速', en: 'Swiftness' } as const;

/** It waives the wait of what came to the field this turn, not of what only changed its controller. */
const waives = (look: Look, item: Item): boolean => item.entered === look.p.turn.number && look.has(item, 'swiftness');

/** Controlled since the turn began; Swiftness waives that. */
export const controlledSinceTurnBegan: Test = (look, option) => {
  const item = look.item(option.item);
  return item !== undefined && (item.since < look.p.turn.number || waives(look, item));
};

/** An ability whose cost is to rest its card; a will ability that is not named has no other cost. */
function isForResting(look: Look, { ability: key }: Option): boolean {
  if (key === undefined) return true;
  const ability = abilityAt(look.rules, key);
  return ability?.kind === 'activate' && ability.cost.rest === true;
}

/** A rest ability waits until its card has been there since the turn began; Swiftness waives that. */
export const settledIn =
  (by: 'since' | 'entered'): Test =>
  (look, option) => {
    const item = look.item(option.item);
    if (!item || !look.isA(item, 'resonator', 'j-ruler') || waives(look, item)) return true;
    if (!isForResting(look, option)) return true;
    return by === 'since'
      ? item.since < look.p.turn.number && item.entered < look.p.turn.number
      : item.entered < look.p.turn.number;
  };
