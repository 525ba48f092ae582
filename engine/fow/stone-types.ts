/** Types of magic stones, which cards write beside races and traits and which are neither. */
import type { BesideTraits } from '../kernel/view/printed';

export const STONE_TYPES: BesideTraits = {
  words: ['光の魔石', '炎の魔石', '水の魔石', '風の魔石', '闇の魔石'],
  namedOf: 'stone',
};
