/** Drain: its controller gains what it deals. */
import type { Automatic } from '../../kernel/position/card';

export const WORDS = { ja: '吸魂', en: 'Drain' } as const;

/** Damage of any kind counts, to cards and to players. */
export const DRAIN: Automatic = {
  kind: 'automatic',
  when: { on: 'damage', who: 'this' },
  do: [{ op: 'gainLife', player: 'you', amount: 'that much' }],
};
