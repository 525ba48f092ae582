import type { CardDefinition } from '@/engine';
import { BACKUPS } from './fftcg/backups';
import { FORWARDS } from './fftcg/forwards';
import { ITEMS } from './fftcg/items';
import { MONSTERS } from './fftcg/monsters';
import { SUMMONS } from './fftcg/summons';

/** The invented cards that FF-TCG scenarios use, by key. */
export const FFTCG_CARDS: Readonly<Record<string, CardDefinition>> = {
  ...FORWARDS,
  ...BACKUPS,
  ...ITEMS,
  ...MONSTERS,
  ...SUMMONS,
};
