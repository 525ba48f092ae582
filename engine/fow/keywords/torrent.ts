/** Torrent: the card is played as having a text where its player has played a card before it this turn. */
import type { Meaning, Takes } from '../../kernel/position/card';
import { hadOncePlayed } from '../under-condition';

export const WORDS = { ja: '連唱', en: 'Torrent', joins: true } as const;
export const TAKES: Takes = { needs: [['has', 'text']] };

export const TORRENT: Meaning = (args) => hadOncePlayed(args, { is: 'happened', what: { on: 'play', player: 'you' } });
