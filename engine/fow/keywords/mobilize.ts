/** Mobilize: it attacks and blocks at a price only, of will or of anything else that costs are. */
import type { Ability } from '../../kernel/position/card';
import { saying, type Takes } from '../../kernel/position/keyword';
import type { Unless } from '../../kernel/position/modification';

export const WORDS = { ja: '稼働', en: 'Mobilize' } as const;
export const TAKES: Takes = { needs: [['price', 'cost']] };

const onlyFor = (unless: Unless): readonly Ability[] => [
  {
    kind: 'continuous',
    modify: {
      self: true,
      bans: [
        { cannot: 'attack', unless },
        { cannot: 'block', unless },
      ],
    },
  },
];

export const MOBILIZE = saying(['price'], ({ price: pay }) => onlyFor({ pay, or: 'mobilized' }));
export const MOBILIZE_FOR_A_COST = saying(['cost'], ({ cost }) => onlyFor({ cost, or: 'mobilized' }));
