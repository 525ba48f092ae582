/**
 * Story: a text that it has while so many stories of its controller's extra deck are revealed; a chant, as it is played then.
 * What has this ability is a story (reading of 1133.2).
 */
import { type Condition, saying, type Takes } from '../../kernel/position/card';
import type { Characteristics } from '../../kernel/view/characteristics';
import { hadAsPlayed, hadInPlay } from '../under-condition';

export const WORDS = { ja: '物語', en: 'Legend', joins: true } as const;
export const TAKES: Takes = { needs: ['number', ['has', 'text']] };

/** Whether a card is one as printed. */
export const isStory = ({ keywords }: Characteristics): boolean => keywords.some(({ name }) => name === 'story');

const told = (atLeast: number): Condition => ({
  is: 'count',
  filter: { zone: 'extraDeck', keyword: 'story', controller: 'you', faceUp: true },
  atLeast,
});

export const STORY = saying(['number', 'has'], ({ number, has }) => hadInPlay(has, told(number)));

export const STORY_AS_PLAYED = saying(['number'], ({ number, ...args }) => hadAsPlayed(args, told(number)));
