/** Null: a text that it has while its controller has no card in hand; a chant, where it was the last one. */
import { type Meaning, saying, type Takes } from '../../kernel/position/card';
import { hadAsPlayed, hadInPlay } from '../under-condition';

export const WORDS = { ja: '虚空', en: 'Null', joins: true } as const;
export const TAKES: Takes = { needs: [['has', 'text']] };

export const NULL = saying(['has'], ({ has }) =>
  hadInPlay(has, { is: 'none', filter: { zone: 'hand', controller: 'you' } }),
);

/** As the card is played it is no other card itself. */
export const NULL_AS_PLAYED: Meaning = (args) =>
  hadAsPlayed(args, { is: 'none', filter: { zone: 'hand', controller: 'you', other: true } });
