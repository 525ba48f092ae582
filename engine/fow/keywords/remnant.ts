/** Remnant: its owner can play it from the graveyard; from the chase it then goes out of the game. */
import type { Replacing, Takes } from '../../kernel/position/card';
import { next, perform } from '../../kernel/position/outcome';
import {
  announcedWith,
  GONE,
  type Item,
  NOTHING_ANNOUNCED,
  type Option,
  type Ref,
  type Seat,
  slotOf,
} from '../../kernel/position/position';
import { request } from '../../kernel/view/context';
import { ofPool } from '../../kernel/view/remembered';
import { type Candidates, ofObject, type Ruleset } from '../../kernel/view/ruleset';
import { fromElsewhereToo } from '../../play/from-elsewhere';
import { cardsInHand } from '../actions';
import type { Fow, Look, Step, Test } from '../fow';
import type { Onward } from '../texts';

export const WORDS = { ja: '追憶', en: 'Remnant' } as const;
export const TAKES: Takes = { isHowPlayed: true };

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
  return item?.zone === 'hand' || (item?.zone === 'graveyard' && isRemembered(look, item, seat));
});

const isRemembered = (look: Look, item: Item, seat: Seat): boolean => item.owner === seat && look.has(item, 'remnant');

/** On to the question by what a card is played from there, where Remnant and another text could both let it be. */
export const onward =
  (otherwise: string): Onward =>
  (x) => {
    if (!bothCould(x)) return otherwise;
    return x.item(x.need('item'))?.zone === 'graveyard' ? 'byWhat' : otherwise;
  };
const bothCould = ofPool<Fow>((rules) => rules.permitted.has('playedFromPile') && anyHas(rules));

/** Where both do, its player says by which it is played. */
export const asksByWhat: Step = (x) => {
  const item = x.item(x.need('item'));
  if (!item) return next();
  const permission = x.chars(item).may.find(({ name }) => name === 'playedFromPile');
  if (permission === undefined) return next();
  const byText = optionOf(x, permission.by);
  if (!isRemembered(x, item, x.seat)) return next({ chosen: byText });
  const options: readonly Option[] = [{ key: `${item.name}#remnant`, item: item.ref, ability: 'remnant' }, byText];
  return { kind: 'ask', request: request(x.seat, 'byWhat', { kind: 'oneOf', options }, null, null, item.ref) };
};

/** What permits it, or what that has become since. */
const optionOf = ({ p }: Look, by: Ref): Option => {
  const source = p.items[slotOf(by)];
  return { key: source?.name ?? GONE, item: source?.ref ?? by };
};

/** What is played by another text is not played by Remnant. */
export const takesByWhat: Step = (x) => {
  const item = x.item(x.need('item'));
  const { chosen } = x.env;
  if (!item || chosen === undefined) return next();
  const env = { chosen: undefined };
  if (chosen.ability !== undefined) return next(env);
  const announced = announcedWith(item.announced ?? NOTHING_ANNOUNCED, { permitted: true });
  return perform([{ kind: 'announce', item: item.ref, announced }], env);
};

/** Played by it, it goes from the chase nowhere else: a replacement effect among others. */
export const REMNANT: Replacing = {
  kind: 'replace',
  in: 'chase',
  when: { on: 'moves', who: 'this', from: 'chase' },
  while: { is: 'playedFrom', zone: 'graveyard', by: 'remnant' },
  instead: [{ op: 'move', what: 'it', to: 'removed' }],
};
