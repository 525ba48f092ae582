/** The party icon: being in a party whatever the element. Having it twice adds nothing. */
import type { Item } from '../../kernel/position/position';
import type { Look } from '../fftcg';

export const WORDS = { ja: 'パーティーアイコン', en: 'party icon' } as const;

/** Those that have it can be in a party together. */
export const hasPartyIcon = (look: Look, item: Item): boolean => look.has(item, 'party');
