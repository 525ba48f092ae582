/** Seal: a text that it has while its controller has stones enough; a chant, as it is played then. */
import { type Condition, playedAs, saying, type Takes } from '../../kernel/position/card';

export const WORDS = { ja: '封印', en: 'Seal', joins: true } as const;
export const TAKES: Takes = { needs: ['number', ['has', 'text']] };

/** Only what is a stone counts: having the type of one does not make a card a stone. */
const unsealed = (atLeast: number): Condition => ({
  is: 'count',
  filter: { types: ['stone'], controller: 'you' },
  atLeast,
  or: 'unsealed',
});

export const SEAL = saying(['number', 'has'], ({ number, has }) => [
  { kind: 'continuous', modify: { self: true, has }, while: unsealed(number) },
]);

/** What is carried out is looked at once, as the card is played. */
export const SEAL_OF_CHANTS = saying(['number', 'text'], ({ number, text }) =>
  playedAs({ text }, { while: unsealed(number) }),
);
