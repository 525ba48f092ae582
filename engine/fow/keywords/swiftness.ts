/** Swiftness: attacking and resting for costs without having been there since the turn began. Having it twice adds nothing. */
import { abilityAt } from '../../kernel/view/abilities';
import type { Test } from '../fow';

export const WORDS = { ja: '迅速', en: 'Swiftness' } as const;

/** Controlled since the turn began; Swiftness waives that. */
export const controlledSinceTurnBegan: Test = (look, option) => {
  const item = look.item(option.item);
  return item !== undefined && (item.since < look.p.turn.number || look.has(item, 'swiftness'));
};

/** A rest ability waits until its card has been there since the turn began; Swiftness waives that. */
export const settledIn =
  (by: 'since' | 'entered'): Test =>
  (look, option) => {
    const item = look.item(option.item);
    const ability = item && option.ability !== undefined ? abilityAt(look.rules, option.ability) : undefined;
    if (!item || ability?.kind !== 'activate' || !ability.cost.rest) return true;
    if (!look.isA(item, 'resonator', 'j-ruler') || look.has(item, 'swiftness')) return true;
    return by === 'since'
      ? item.since < look.p.turn.number && item.entered < look.p.turn.number
      : item.entered < look.p.turn.number;
  };
