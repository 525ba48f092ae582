/** Null: a text that it has while its controller has no card in hand. */
import { saying, type Takes } from '../../kernel/position/card';

export const WORDS = { ja: '虚空', en: 'Null' } as const;
export const TAKES: Takes = { needs: ['has'] };

export const NULL = saying(['has'], ({ has }) => [
  {
    kind: 'continuous',
    modify: { self: true, has },
    while: { is: 'none', filter: { zone: 'hand', controller: 'you' } },
  },
]);
