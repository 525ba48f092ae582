/** Items: played onto the field as Characters are, equipped to one of them, and gone once they are equipped to none. */
import type { Face } from '../kernel/position/card';
import { next, perform } from '../kernel/position/outcome';
import { type Item, NOTHING_ANNOUNCED, type Seat } from '../kernel/position/position';
import { request } from '../kernel/view/context';
import { remembered } from '../kernel/view/remembered';
import { ofTypes } from '../kernel/view/ruleset';
import { cardOption } from '../play/announce';
import { CHARACTER, charactersOf, ITEM, type Look, type Step, type Test } from './fftcg';
import { keptInPlay } from './play';
import { onEachField, toBreakZone } from './rule-processes';

const isItem = (face: Face): boolean => face.types.some((type) => ITEM.some((kind) => kind === type));

/** The card types that an Item can be equipped to: the one that it names, or any of Characters. */
const bearerTypes = ({ subtype }: Face): readonly string[] =>
  CHARACTER.some((type) => type === subtype) && subtype !== undefined ? [subtype] : CHARACTER;

/** The Characters of a player that an Item can be equipped to, those that nothing can choose among them. */
const bearersFor = (look: Look, seat: Seat, item: Item): readonly Item[] => {
  const types = bearerTypes(look.print(item).face);
  return charactersOf(look, seat).filter((character) => look.isOneOf(character, types));
};

/** The Character that an Item is equipped to, as long as it can be. */
const bearerOf = (look: Look, item: Item): Item | undefined =>
  bearersFor(look, item.controller, item).find(({ ref }) => item.on.includes(ref));

/**
 * The Characters that a player can name for an Item that is played: none that has one of its card type. That several of a type go
 * is for those that come to be so otherwise (reading of 5.2.3.1.3.4).
 */
const bearersToName = (look: Look, seat: Seat, item: Item): readonly Item[] => {
  const there = itemsOf(look, seat);
  return bearersFor(look, seat, item).filter(
    ({ ref }) => !there.some((other) => other.on.includes(ref) && isOfOneType(look, item, other)),
  );
};

/** A Character is there to be equipped with it. */
export const hasBearer: Test = (look, option, { seat }) => {
  const item = look.item(option.item);
  return item !== undefined && bearersToName(look, seat, item).length > 0;
};

/** Step: the Character to be equipped is named; it is not chosen as an effect would choose it. */
export const nameBearer: Step = (x) => {
  const item = x.item(x.need('item'));
  const options = item ? bearersToName(x, x.seat, item).map(cardOption) : [];
  return item === undefined || options.length === 0
    ? next()
    : { kind: 'ask', request: request(x.seat, 'host', { kind: 'oneOf', options }, null, null, item.ref) };
};

export const bearerNamed: Step = (x) =>
  next({ refs: x.env.chosen?.item === undefined ? [] : [x.env.chosen.item], chosen: undefined });

/** Step: the Item is on the field, equipped, or to none where its Character has gone for the cost; abilities that wait trigger. */
export const itemEnters: Step = (x) => {
  const item = x.item(x.need('item'));
  if (!item) return next();
  const bearer = x.item(x.env.refs?.[0]);
  const enters = { kind: 'move', item: item.ref, to: 'field', cause: 'game', under: x.seat, manner: 'played' } as const;
  const announced = item.announced ?? NOTHING_ANNOUNCED;
  const played = keptInPlay(announced);
  return perform([bearer ? { ...enters, played, on: [bearer.ref] } : { ...enters, played }], { announced });
};

const itemsOf = remembered(
  (look: Look, seat: Seat) => look.in('field', seat).filter((item) => isItem(look.print(item).face)),
  (look, seat) => look.in('field', seat),
);

/** Rules process of the Items of each player. */
const ofItems = (find: (look: Look, items: readonly Item[]) => readonly Item[]) =>
  ofTypes(
    ITEM,
    onEachField((look, seat) => find(look, itemsOf(look, seat)).map(toBreakZone)),
  );

/** An Item that is equipped to no Character, or to none that it can be equipped to, goes to the Break Zone. */
export const looseItems = ofItems((look, items) => items.filter((item) => bearerOf(look, item) === undefined));

/** Several Items of one card type on one Character go there, all of them. */
export const itemsOfOneType = ofItems((look, items) =>
  items.filter((item) => {
    const bearer = bearerOf(look, item);
    return (
      bearer !== undefined &&
      items.some((other) => other !== item && bearerOf(look, other) === bearer && isOfOneType(look, item, other))
    );
  }),
);

const isOfOneType = (look: Look, one: Item, other: Item): boolean =>
  ITEM.some((type) => look.isA(one, type) && look.isA(other, type));
