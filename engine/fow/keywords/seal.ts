/** Seal: a text that it has while its controller has stones enough. */
import { saying, type Takes } from '../../kernel/position/card';

export const WORDS = { ja: '封印', en: 'Seal' } as const;
export const TAKES: Takes = { needs: ['number', 'has'] };

/** Only what is a stone counts: having the type of one does not make a card a stone. */
export const SEAL = saying(['number', 'has'], ({ number, has }) => [
  {
    kind: 'continuous',
    modify: { self: true, has },
    while: { is: 'count', filter: { types: ['stone'], controller: 'you' }, atLeast: number },
  },
]);
