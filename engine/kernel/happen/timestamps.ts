/** In which order what begins at once gets its timestamps, where it comes to another thing in another order. */

import type { AbilityKey, Event, EventOf, Item, Option } from '../position/position';
import { shortName } from '../position/position';
import { sideOf } from '../position/printed-as';
import { owned } from '../position/working';
import { replaces } from '../view/layers';
import { Look } from '../view/look';
import { printedCard } from '../view/printed';
import type { GameTypes } from '../view/ruleset';
import { commit } from './commit';
import { nameOf } from './replacing';

/** By what the effects of a card get a timestamp: it comes into play, or there is put on another card or turned over. */
type Begins = EventOf<'move' | 'attach' | 'face'>;

/** What begins at once and is put in order. */
export interface Stamping {
  readonly options: readonly Option[];
  /** The batch with it in that order. */
  readonly inOrder: (chosen: readonly Option[]) => readonly Event[];
  /** The effects of one card alone: others can follow, and the cards themselves. */
  readonly isOfOneCard: boolean;
}

/** What gets its timestamps at once, where the order of these matters: effects of one card first, then cards; `null` where none does. */
export function toStamp<G extends GameTypes>(look: Look<G>, events: readonly Event[]): Stamping | null {
  const { stamps } = look.rules;
  if (stamps === 'none' || (events.length < 2 && stamps === 'cards')) return null;
  return (stamps === 'effects' ? ofOneCard(look, events) : null) ?? ofCards(look, events);
}

/** Effects of a card that begin together. */
function ofOneCard<G extends GameTypes>(look: Look<G>, events: readonly Event[]): Stamping | null {
  for (const event of events) {
    if (!isBeginning(event) || event.order !== undefined) continue;
    const item = look.item(event.item);
    const keys = item && isDated(look, event, item) ? beginningBy(look, event, item) : NONE;
    if (!item || keys.length < 2 || !isOrderFelt(look, events, event, keys) || !look.rules.ordersEffects(look))
      continue;
    return {
      options: keys.map((ability): Option => ({ key: `${item.name}#${shortName(ability)}`, item: item.ref, ability })),
      inOrder: (chosen) =>
        ordering(
          events,
          event,
          chosen.flatMap(({ ability }) => ability ?? []),
        ),
      isOfOneCard: true,
    };
  }
  return null;
}
const NONE: readonly AbilityKey[] = [];

const isBeginning = (event: Event): event is Begins =>
  event.kind === 'move' || event.kind === 'attach' || event.kind === 'face';

/** The abilities of the card whose effects begin by the event, where any of them does more than add to what there is. */
function beginningBy<G extends GameTypes>({ rules }: Look<G>, event: Begins, item: Item): readonly AbilityKey[] {
  const side = event.kind === 'face' ? event.side : event.kind === 'move' ? (event.face ?? sideOf(item)) : sideOf(item);
  const found: AbilityKey[] = [];
  let inOrderOfAge = false;
  for (const { key, ability } of printedCard(rules, item)?.faces[side]?.abilities ?? []) {
    if (ability.kind !== 'continuous' || ability.in !== undefined || rules.isBaseAbility(ability)) continue;
    if (event.kind === 'attach' && ability.modify.filter?.host !== true) continue;
    found.push(key);
    inOrderOfAge ||= replaces(ability.modify);
  }
  return inOrderOfAge ? found : NONE;
}

const ordering = (events: readonly Event[], event: Begins, order: readonly AbilityKey[]): readonly Event[] =>
  events.map((one) => (one === event ? { ...event, order } : one));

/** Whether it comes to another thing where two of them are in the other order. */
function isOrderFelt<G extends GameTypes>(
  look: Look<G>,
  events: readonly Event[],
  event: Begins,
  keys: readonly AbilityKey[],
): boolean {
  const quiet = look.with(null);
  const now = standing(quiet, events);
  return swapsOf(keys).some((order) => standing(quiet, ordering(events, event, order)) !== now);
}

/** A list with each two of it in each other's place. */
const swapsOf = <T>(list: readonly T[]): readonly (readonly T[])[] =>
  list.flatMap((one, i) => list.slice(i + 1).map((other, at) => list.with(i, other).with(i + 1 + at, one)));

/** Cards that come into play, or are put on others or turned over there, at once. */
function ofCards<G extends GameTypes>(look: Look<G>, events: readonly Event[]): Stamping | null {
  const moves: Begins[] = [];
  let inOrderOfAge = false;
  for (const event of events) {
    if (!isBeginning(event)) continue;
    const item = look.item(event.item);
    const card = item && printedCard(look.rules, item);
    if (!item || card?.continuous !== true || !isDated(look, event, item)) continue;
    moves.push(event);
    inOrderOfAge ||= card.faces.some(({ print }) =>
      print.texts.some(({ ability }) => ability.kind === 'continuous' && replaces(ability.modify)),
    );
  }
  if (moves.length < 2 || !inOrderOfAge) return null;
  const quiet = look.with(null);
  const now = standing(quiet, events);
  if (swapsOf(moves).every((order) => standing(quiet, inOrder(events, order)) === now)) return null;
  return {
    options: moves.map(({ item }): Option => ({ key: nameOf(look.p, item), item })),
    inOrder: (chosen) =>
      inOrder(
        events,
        chosen.flatMap(({ item }) => moves.find((move) => move.item === item) ?? []),
      ),
    isOfOneCard: false,
  };
}

function isDated<G extends GameTypes>({ rules: { zoneOf } }: Look<G>, event: Begins, { zone }: Item): boolean {
  const isInPlay = zone === zoneOf.battlefield;
  return event.kind === 'move' ? event.to === zoneOf.battlefield && !isInPlay : isInPlay;
}

/** The batch with some of its moves in another order. */
function inOrder(events: readonly Event[], order: readonly Begins[]): readonly Event[] {
  let at = 0;
  return events.map((event) => (order.some((move) => move === event) ? (order[at++] ?? event) : event));
}

/** What is in play once the batch has happened, as a text to compare. */
function standing<G extends GameTypes>(look: Look<G>, events: readonly Event[]): string {
  const { position } = commit(look, owned(look.p), events, null);
  const after = new Look(look.rules, position);
  const items = after.in(look.rules.zoneOf.battlefield).toSorted((one, other) => one.ref - other.ref);
  return JSON.stringify(
    items.map((item) => {
      const { types, attributes, traits, stats, keywords, abilities, bans, may } = after.chars(item);
      const keys = abilities.map(({ key, by }) => [key, by]);
      return [item.ref, types, attributes, traits, stats, keywords.map(({ name }) => name), keys, bans, may];
    }),
  );
}
