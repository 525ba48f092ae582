/** Remnant: its owner can play it from the graveyard; from the chase it then goes out of the game. */
import { ofPool } from '../../kernel/view/remembered';
import { type Becomes, type Candidates, ofObject } from '../../kernel/view/ruleset';
import { fromPileToo } from '../../play/from-pile';
import { cardsInHand } from '../actions';
import type { Fow, Test } from '../fow';

export const WORDS = { ja: '追憶', en: 'Remnant' } as const;

/** Whether any card of the pool has it, or can be given it. */
const anyHas = ofPool<Fow>(
  ({ gained, printed }) =>
    gained.has('remnant') ||
    Object.values(printed).some(({ faces }) =>
      faces.some(({ keywords }) => keywords.some(({ name }) => name === 'remnant')),
    ),
);

/** What a play could be about, with the cards in the player's graveyard, whether or not they can be played from there. */
export const cardsToPlay = (kind: string, ...types: readonly string[]): Candidates<Fow> =>
  fromPileToo(cardsInHand(kind, ...types), kind, types, anyHas);

/** From the graveyard only what has Remnant, and only by its owner. */
export const mayBePlayedFromThere: Test = ofObject((look, option, { seat }) => {
  const item = look.item(option.item);
  return item?.zone !== 'graveyard' || (item.owner === seat && look.has(item, 'remnant'));
});

/** Played so, it goes nowhere else. */
export const isRemovedInstead: Becomes<Fow> = (look, event) => {
  if (event.kind !== 'move' || event.to === 'removed' || event.to === 'chase') return null;
  const item = look.item(event.item);
  if (item?.zone !== 'chase' || item.announced?.playedFrom !== 'graveyard' || !look.has(item, 'remnant')) return null;
  return [{ ...event, to: 'removed' }];
};
