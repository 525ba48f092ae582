/** Flying: who can block it. Having it twice adds nothing. */
import { attackerOf, type Test } from '../fow';

export const WORDS = { ja: '飛翔', en: 'Flying' } as const;

/** Flying is blocked only by Flying. */
export const flyingByFlying: Test = (look, option) => {
  const attacker = attackerOf(look);
  const item = look.item(option.item);
  return !attacker || !look.has(attacker, 'flying') || (item !== undefined && look.has(item, 'flying'));
};
