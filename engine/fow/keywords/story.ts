/**
 * Story: a text that it has while so many stories of its controller's extra deck are revealed; a chant, as it is played then.
 * What has this ability is a story (reading of 1133.2).
 */
import { type Condition, playedAs, saying, type Takes } from '../../kernel/position/card';
import type { Characteristics } from '../../kernel/view/characteristics';

export const WORDS = { ja: '物語', en: 'Legend', joins: true } as const;
export const TAKES: Takes = { needs: ['number', ['has', 'text']] };

/** Whether a card is one as printed. */
export const isStory = ({ keywords }: Characteristics): boolean => keywords.some(({ name }) => name === 'story');

const told = (atLeast: number): Condition => ({
  is: 'count',
  filter: { zone: 'extraDeck', keyword: 'story', controller: 'you', faceUp: true },
  atLeast,
});

export const STORY = saying(['number', 'has'], ({ number, has }) => [
  { kind: 'continuous', modify: { self: true, has }, while: told(number) },
]);

/** What is carried out is looked at once, as the card is played. */
export const STORY_OF_CHANTS = saying(['number', 'text'], ({ number, text }) =>
  playedAs({ text }, { while: told(number) }),
);
