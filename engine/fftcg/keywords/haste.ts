/** Haste: attacking and being dulled for costs without having been there since the turn began. Having it twice adds nothing. */
import type { Item } from '../../kernel/position/position';
import { controlledSinceTurnBegan, type Look, type Test } from '../fftcg';

export const WORDS = { ja: 'ヘイスト', en: 'Haste' } as const;

/** It has been there since the turn began, or need not. */
export const hasSettled = (look: Look, item: Item): boolean =>
  look.has(item, 'haste') || controlledSinceTurnBegan(look, item);

/** It has Haste, or its player has controlled it since the turn began. */
export const mayAttackYet: Test = (look, option) => {
  const item = look.item(option.item);
  return item !== undefined && hasSettled(look, item);
};
