/** Brave: attacking without being dulled. Having it twice adds nothing. */
import type { Item } from '../../kernel/position/position';
import type { Look } from '../fftcg';

export const WORDS = { ja: 'ブレイブ', en: 'Brave' } as const;

/** Attacking dulls it. */
export const isDulledByAttacking = (look: Look, item: Item): boolean => !look.has(item, 'brave');
