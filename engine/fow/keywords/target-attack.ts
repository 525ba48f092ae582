/** Target Attack: what it can attack. Having it twice adds nothing. */
import type { Look, Test } from '../fow';

export const WORDS = { ja: '指定攻撃', en: 'Target Attack' } as const;

/** A card is attacked only while rested; Target Attack may choose a recovered one. */
export const restedOrTargetAttack: Test = (look, option, args) => {
  if (option.player !== undefined) return true;
  const item = look.item(option.item);
  return item !== undefined && (item.rested || hasTargetAttack(look, args.item));
};

const hasTargetAttack = (look: Look, ref: number | undefined): boolean => {
  const attacker = look.item(ref);
  return attacker !== undefined && look.has(attacker, 'targetAttack');
};
