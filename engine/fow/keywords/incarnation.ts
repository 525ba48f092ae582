/** Incarnation: instead of paying its cost, resonators of some attributes can be banished to play the card. */
import { type CostPart, saying, type Takes, THEN } from '../../kernel/position/card';
import { ofAttribute } from '../attributes';

export const WORDS = { ja: '顕現', en: 'Incarnation' } as const;
export const TAKES: Takes = { needs: ['attributes'] };

/** A resonator for each attribute that is named; where it says “or”, of any one of those. */
const sacrifice = (kind: string | readonly string[]): CostPart => ({
  banishOther: {
    filter: { types: ['resonator'], ...ofAttribute(kind) },
    count: 1,
  },
});

export const INCARNATION = saying(['attributes'], ({ attributes: [first, ...rest] }) =>
  first === undefined
    ? []
    : [{ kind: 'cost', how: 'alternative', cost: { ...sacrifice(first), [THEN]: rest.map(sacrifice) } }],
);
