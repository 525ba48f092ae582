/** Null: a text that it has while its controller has no card in hand; a chant, where it was the last one. */
import { type GrantedAbility, type Meaning, playedAs, saying, type Takes } from '../../kernel/position/card';

export const WORDS = { ja: '虚空', en: 'Null', joins: true } as const;
export const TAKES: Takes = { needs: [['has', 'text']] };

/** What has a meaning as the card is played alone. */
const isOfPlaying = ({ kind }: GrantedAbility): boolean => kind === 'cost';

export const NULL = saying(['has'], ({ has: all }) => {
  const has = all.filter((one) => !isOfPlaying(one));
  return has.length === 0
    ? []
    : [
        {
          kind: 'continuous',
          modify: { self: true, has },
          while: { is: 'none', filter: { zone: 'hand', controller: 'you' } },
        },
      ];
});

/** What is carried out, or has a meaning as the card is played, is looked at once then: the card is no other card itself. */
export const NULL_AS_PLAYED: Meaning = ({ has = [], text }) => {
  const ofPlaying = has.filter(isOfPlaying);
  return playedAs(
    { ...(ofPlaying.length > 0 && { has: ofPlaying }), ...(text && { text }) },
    { while: { is: 'none', filter: { zone: 'hand', controller: 'you', other: true } } },
  );
};
