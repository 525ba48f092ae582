/** Overdrive: for an additional cost that may be paid, the Character comes with an ability. */
import { saying, type Takes } from '../../kernel/position/card';

export const WORDS = { ja: 'オーバードライブ', en: 'Overdrive' } as const;
export const TAKES: Takes = { needs: ['cost', 'has'] };

export const OVERDRIVE = saying(['cost', 'has'], ({ cost, has }) => [
  { kind: 'cost', how: 'optional', cost },
  { kind: 'continuous', while: { is: 'paid' }, modify: { self: true, has } },
]);
