/** Seal: a text that it has while its controller has stones enough; a chant, as it is played then. */
import { type Condition, saying, type Takes } from '../../kernel/position/card';
import { hadAsPlayed, hadInPlay } from '../under-condition';

export const WORDS = { ja: '封印', en: 'Seal', joins: true } as const;
export const TAKES: Takes = { needs: ['number', ['has', 'text']] };

/** Only what is a stone counts: having the type of one does not make a card a stone. */
const unsealed = (atLeast: number): Condition => ({
  is: 'count',
  filter: { types: ['stone'], controller: 'you' },
  atLeast,
  or: 'unsealed',
});

export const SEAL = saying(['number', 'has'], ({ number, has }) => hadInPlay(has, unsealed(number)));

export const SEAL_AS_PLAYED = saying(['number'], ({ number, ...args }) => hadAsPlayed(args, unsealed(number)));
