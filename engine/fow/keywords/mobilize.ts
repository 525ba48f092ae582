/** Mobilize: it attacks and blocks at a price only. */
import { saying, type Takes } from '../../kernel/position/card';

export const WORDS = { ja: '稼働', en: 'Mobilize' } as const;
export const TAKES: Takes = { needs: ['price'] };

export const MOBILIZE = saying(['price'], ({ price: pay }) => [
  {
    kind: 'continuous',
    modify: {
      self: true,
      bans: [
        { cannot: 'attack', unless: { pay, or: 'mobilized' } },
        { cannot: 'block', unless: { pay, or: 'mobilized' } },
      ],
    },
  },
]);
