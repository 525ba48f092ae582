/** Bane: what it damages is destroyed, by an ability that can be answered. */
import type { Automatic } from '../../kernel/position/card';

export const WORDS = { ja: '即死', en: 'Bane' } as const;

export const BANE: Automatic = {
  kind: 'automatic',
  when: { on: 'damage', who: 'this', to: 'card', types: ['resonator', 'j-ruler'] },
  do: [{ op: 'destroy', what: 'it' }],
};
