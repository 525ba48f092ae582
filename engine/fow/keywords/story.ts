/** Story: a text that it has while so many stories of its controller's extra deck are revealed; a chant, as it is played then. */
import { type Condition, playedAs, saying, type Takes } from '../../kernel/position/card';

export const WORDS = { ja: '物語', en: 'Legend', joins: true } as const;
export const TAKES: Takes = { needs: ['number', ['has', 'text']] };

/** An extra deck is made of stories, and these are chants (1132.2). */
const told = (atLeast: number): Condition => ({
  is: 'count',
  filter: { zone: 'extraDeck', types: ['chant'], controller: 'you', faceUp: true },
  atLeast,
});

export const STORY = saying(['number', 'has'], ({ number, has }) => [
  { kind: 'continuous', modify: { self: true, has }, while: told(number) },
]);

/** What is carried out is looked at once, as the card is played. */
export const STORY_OF_CHANTS = saying(['number', 'text'], ({ number, text }) =>
  playedAs({ text }, { while: told(number) }),
);
