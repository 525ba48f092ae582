/** Awakening: for an additional cost the card is played as having a text, and keeps it. */
import { playedAs, saying, type Takes } from '../../kernel/position/card';

export const WORDS = { ja: '覚醒', en: 'Awakening', joins: true } as const;
export const TAKES: Takes = { needs: ['cost', ['has', 'text']] };

export const AWAKENING = saying(['cost'], ({ cost, ...args }) => playedAs(args, { cost }));
