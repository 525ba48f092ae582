/** Remnant: its owner can play it from the graveyard; from the chase it then goes out of the game. */
import type { Replacing } from '../../kernel/position/card';
import { ofPool } from '../../kernel/view/remembered';
import { type Candidates, ofObject, type Ruleset } from '../../kernel/view/ruleset';
import { fromElsewhereToo } from '../../play/from-elsewhere';
import { cardsInHand } from '../actions';
import type { Fow, Test } from '../fow';

export const WORDS = { ja: '追憶', en: 'Remnant' } as const;

/** Whether any card of the pool has it, or can be given it. */
const anyHas = ({ gained, printed }: Ruleset<Fow>): boolean =>
  gained.has('remnant') ||
  Object.values(printed).some(({ faces }) =>
    faces.some(({ keywords }) => keywords.some(({ name }) => name === 'remnant')),
  );

/** Whether any card might be played from a graveyard: where none, nobody looks there. */
export const anyFromThere = ofPool<Fow>((rules) => rules.permitted.has('playedFromPile') || anyHas(rules));

/** What a play could be about, with the player's used and removed cards, whether or not they can be played from there. */
export const cardsToPlay = (kind: string, ...types: readonly string[]): Candidates<Fow> =>
  fromElsewhereToo(cardsInHand(kind, ...types), kind, types, anyHas);

/** From the hand, and from the graveyard only what has Remnant, and only by its owner. */
export const mayBePlayedFromThere: Test = ofObject((look, option, { seat }) => {
  const item = look.item(option.item);
  if (item?.zone === 'hand') return true;
  return item?.zone === 'graveyard' && item.owner === seat && look.has(item, 'remnant');
});

/** Played so, it goes from the chase nowhere else: a replacement effect among others. */
export const REMNANT: Replacing = {
  kind: 'replace',
  in: 'chase',
  when: { on: 'moves', who: 'this', from: 'chase' },
  while: { is: 'playedFrom', zone: 'graveyard' },
  instead: [{ op: 'move', what: 'it', to: 'removed' }],
};
