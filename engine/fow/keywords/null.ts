/** Null: a text that it has while its controller has no card in hand; a chant, where that was the last one. */
import { playedAs, saying, type Takes } from '../../kernel/position/card';

export const WORDS = { ja: '虚空', en: 'Null', joins: true } as const;
export const TAKES: Takes = { needs: [['has', 'text']] };

export const NULL = saying(['has'], ({ has }) => [
  {
    kind: 'continuous',
    modify: { self: true, has },
    while: { is: 'none', filter: { zone: 'hand', controller: 'you' } },
  },
]);

/** What is carried out is looked at once, as the card is played: it is no other card itself. */
export const NULL_OF_CHANTS = saying(['text'], ({ text }) =>
  playedAs({ text }, { while: { is: 'none', filter: { zone: 'hand', controller: 'you', other: true } } }),
);
