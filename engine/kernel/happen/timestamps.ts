/** In which order what begins at once gets its timestamps, where it comes to another thing in another order. */

import type { AbilityKey, Event, EventKind, EventOf, Item, Option, Seat } from '../position/position';
import { shortName, slotOf } from '../position/position';
import { sideOf } from '../position/printed-as';
import { owned } from '../position/working';
import type { NamedAbility } from '../view/abilities';
import { effectsOf } from '../view/given';
import type { Active } from '../view/in-force';
import { givesActing } from '../view/layers';
import { Look } from '../view/look';
import { printedCard } from '../view/printed';
import type { GameTypes, Ruleset } from '../view/ruleset';
import { givenAnew, mayTakeAway } from './begun';
import { alwaysMeet, type Clash, canMeet, changesBy, clash, entangled, type Of, tellingAmong } from './clashing';
import { commit } from './commit';
import { some, telling } from './orders';

/** By what effects get a timestamp: their card comes into play, or there is put on another card or turned over. */
type Begins = EventOf<'move' | 'create' | 'attach' | 'face'>;

/** What begins at once and is put in order. */
export interface Stamping {
  readonly options: readonly Option[];
  /** The batch with it in that order. */
  readonly inOrder: (chosen: readonly Option[]) => readonly Event[];
}

/** What has effects that begin: a card by an event, or one in play of which an ability has done nothing so far, or that is given one. */
interface Source {
  readonly by: Begins | null;
  /** What it is before; nothing of a token. */
  readonly item: Item | null;
  /** Who controls it then. */
  readonly controller: Seat;
  readonly abilities: readonly NamedAbility[];
  /** They are given to it by effects. */
  readonly given?: true;
}

/** What is given one timestamp: an effect, or in an edition that dates cards all of a card. */
interface Beginning {
  readonly source: Source;
  readonly abilities: readonly NamedAbility[];
}

/** One effect, and the ability of its source by which it begins: its own, or that which gives it together with others. */
interface Effect extends Beginning {
  readonly by: NamedAbility;
}

/** What gets its timestamps at once, where the order of these matters; `null` where it does not. */
export function toStamp<G extends GameTypes>(look: Look<G>, events: readonly Event[]): Stamping | null {
  const { stamps, takesAway } = look.rules;
  if (stamps === 'none') return null;
  const isTaken = takesAway !== 'never' && mayTakeAway(look.rules, look.p);
  if (events.length < 2 && stamps === 'cards' && !isTaken) return null;
  const waiting = isTaken || stamps === 'given' ? waitingIn(look) : null;
  const begins = beginningBy(look, events, waiting);
  const given = stamps === 'given' ? givenBy(look, events, begins ?? []) : NO_SOURCES;
  const sources = given.length > 0 ? [...(begins ?? []), ...given] : begins;
  if (sources === null) return null;
  const effects = sources.flatMap((source) =>
    source.abilities.flatMap((by) =>
      effectsOf(look.rules, by).map((ability): Effect => ({ source, by, abilities: [ability] })),
    ),
  );
  if (effects.length < 2) return null;
  if (!anyClash(look.rules, effects) && tangles(look, effects).length === 0) return null;
  return look.rules.ordersEffects(look) ? ofEffects(look, events, effects) : ofCards(look, events, sources);
}

const anyClash = <G extends GameTypes>(rules: Ruleset<G>, effects: readonly Beginning[]): boolean =>
  effects.some((one, at) => effects.slice(at + 1).some((other) => clashOf(rules, one, other) !== 'never'));

const clashOf = <G extends GameTypes>(rules: Ruleset<G>, one: Beginning, other: Beginning): Clash =>
  clash(rules, one.abilities, other.abilities, ofBoth(one, other));

const ofBoth = (one: Beginning, other: Beginning): Of => ({
  card: isOfOne(one.source, other.source),
  player: one.source.controller === other.source.controller,
});

const isOfOne = (one: Source, { item }: Source): boolean =>
  one.item !== null && item !== null && slotOf(one.item.ref) === slotOf(item.ref);

/** What of it has to do with each other only all together, and with what has been in force before. */
function tangles<G extends GameTypes, One extends Beginning>(
  look: Look<G>,
  all: readonly One[],
): readonly (readonly One[])[] {
  const beginning = all.flatMap((one) => changesBy(look.rules, one.abilities).map((changes) => ({ one, changes })));
  const before = look.with(null).standing.active.map((changes) => ({ one: null, changes }));
  const groups = entangled<G, One>(look.rules, [...beginning, ...before], (one, other) =>
    one.one && other.one ? canMeet(one.changes, other.changes, ofBoth(one.one, other.one)) : true,
  );
  return groups.map((group) => all.filter((one) => group.has(one)));
}

const isBeginning = (event: Event): event is Begins =>
  event.kind === 'move' || event.kind === 'create' || event.kind === 'attach' || event.kind === 'face';

/** What could have effects that begin by a batch; `null` where nothing has. */
function beginningBy<G extends GameTypes>(
  look: Look<G>,
  events: readonly Event[],
  waiting: Source[] | null,
): readonly Source[] | null {
  let found = waiting;
  for (const event of events) {
    if (!isBeginning(event)) continue;
    const source = event.kind === 'create' ? ofToken(look, event) : ofCard(look, event);
    if (source === null || source.abilities.length === 0) continue;
    found ??= [];
    found.push(source);
  }
  return found;
}

function ofCard<G extends GameTypes>(look: Look<G>, event: Exclude<Begins, EventOf<'create'>>): Source | null {
  const item = look.item(event.item);
  const card = item && printedCard(look.rules, item);
  if (!item || card?.continuous !== true || !isDated(look, event, item)) return null;
  const side = event.kind === 'face' ? event.side : event.kind === 'move' ? (event.face ?? sideOf(item)) : sideOf(item);
  const abilities = beginning(look, card.faces[side]?.abilities).filter(
    ({ ability }) => event.kind !== 'attach' || (ability.kind === 'continuous' && ability.modify.filter?.host === true),
  );
  const controller = (event.kind === 'move' ? event.under : undefined) ?? item.controller;
  return { by: event, item, controller, abilities };
}

function isDated<G extends GameTypes>({ rules: { zoneOf } }: Look<G>, event: Begins, { zone }: Item): boolean {
  const isInPlay = zone === zoneOf.battlefield;
  return event.kind === 'move' ? event.to === zoneOf.battlefield && !isInPlay : isInPlay;
}

function ofToken<G extends GameTypes>(look: Look<G>, event: EventOf<'create'>): Source | null {
  const { printed, zoneOf } = look.rules;
  const card = printed[event.card];
  if (card?.continuous !== true || event.under === undefined) return null;
  if (event.into !== undefined && event.into !== zoneOf.battlefield) return null;
  return { by: event, item: null, controller: event.under, abilities: beginning(look, card.faces[0]?.abilities) };
}

/** Those of a card whose effects begin in play. */
const beginning = <G extends GameTypes>(
  { rules }: Look<G>,
  abilities: readonly NamedAbility[] = NONE,
): readonly NamedAbility[] =>
  abilities.filter(
    ({ ability }) => ability.kind === 'continuous' && ability.in === undefined && !rules.isBaseAbility(ability),
  );
const NONE: readonly NamedAbility[] = [];

/** What in play has abilities that do nothing until something is the case, or they are no longer lost; `null` where nothing has. */
function waitingIn<G extends GameTypes>(look: Look<G>): Source[] | null {
  const sources = look.having('continuous');
  if (!sources.some(({ begun }) => begun.some(({ stamp }) => stamp === undefined))) return null;
  return sources.flatMap((item): readonly Source[] => {
    const abilities = item.begun.flatMap(({ key, stamp }) =>
      stamp === undefined ? (look.rules.abilities.get(key) ?? []) : [],
    );
    return abilities.length === 0 ? [] : [{ by: null, item, controller: item.controller, abilities }];
  });
}

/**
 * What is given abilities with effects of their own, otherwise than by a card of which the effects begin too: what that gives is put in order
 * with what else the card does.
 */
function givenBy<G extends GameTypes>(
  look: Look<G>,
  events: readonly Event[],
  begins: readonly Source[],
): readonly Source[] {
  const quiet = look.with(null);
  const { given, active } = quiet.standing;
  const { givesActing: any, agesByCondition } = look.rules;
  if (!any || events.every(({ kind }) => GIVES_NOTHING.has(kind))) return NO_SOURCES;
  const isGiver = (effect: Pick<Active, 'grants' | 'modify'>): boolean => givesActing(look.rules, effect);
  const begun = events.some(
    (event) =>
      event.kind === 'beginEffect' &&
      (event.becoming !== undefined || isGiver({ grants: event.effect.grants ?? [], modify: event.effect.modify })),
  );
  if (given.size === 0 && !begun && !active.some(isGiver)) return NO_SOURCES;
  const after = afterAll(look, events);
  const givers = begins.map((source) => lyingAfter(after, events, source)?.ref ?? null);
  const found = givenAnew(quiet, after.look).filter(({ text: { by } }) => by === null || !givers.includes(by));
  if (found.length === 0 || !agesByCondition(look)) return NO_SOURCES;
  return [...new Set(found.map(({ item }) => item))].map(
    (item): Source => ({
      by: null,
      item: look.p.items[slotOf(item.ref)] ?? item,
      controller: item.controller,
      abilities: found.filter((one) => one.item === item).map(({ text }) => text),
      given: true,
    }),
  );
}
const NO_SOURCES: readonly Source[] = [];

/** By these nothing comes to have other abilities: there are many of them. */
const GIVES_NOTHING: ReadonlySet<EventKind> = new Set<EventKind>(['did', 'ages', 'untrigger', 'hide']);

/** The effects of which it matters which is the older. */
function ofEffects<G extends GameTypes>(
  look: Look<G>,
  events: readonly Event[],
  effects: readonly Effect[],
): Stamping | null {
  const after = afterAll(look, events);
  const begun = effects.flatMap((one): readonly Begun[] => {
    const [ability] = one.abilities;
    const item = ability && lyingAfter(after, events, one.source);
    if (!item || !(one.source.by !== null || one.source.given || hasBegun(look, item, one.by.key))) return [];
    const by = one.source.given ? { by: one.by.by } : NOT_GIVEN;
    return [{ ...one, item, age: { kind: 'ages', item: item.ref, ability: ability.key, ...by } }];
  });
  const inOrder = (chosen: readonly Begun[]): readonly Event[] => [...events, ...chosen.flatMap(agesIn)];
  const clashing = clashingAmong(look, begun, inOrder);
  if (clashing.length === 0) return null;
  const options = clashing.map(({ source, item, age: { ability } }, at): Option => {
    // A token is nothing yet that could be pointed at.
    const ref = source.item === null ? {} : { item: source.item.ref };
    if (clashing.filter((other) => other.item === item).length === 1) return { key: item.name, ...ref };
    const name = `${item.name}#${shortName(ability)}`;
    // Several can give it the same.
    const same = clashing.slice(0, at).filter((other) => other.item === item && other.age.ability === ability).length;
    return { key: same === 0 ? name : `${name}/${same + 1}`, ...ref, ability };
  });
  return { options, inOrder: (chosen) => inOrder(picked(options, clashing, chosen)) };
}

/** An effect that has begun, and the event by which it is the next of those in order. */
interface Begun extends Effect {
  readonly item: Item;
  readonly age: EventOf<'ages'>;
}

const NOT_GIVEN = {};

/** What is given is no older than what gives it: that is dated before the first of what it gives. */
function agesIn({ by, source, age }: Begun, at: number, chosen: readonly Begun[]): readonly Event[] {
  const isGiven = by.key !== age.ability;
  const isFirst = chosen.findIndex((one) => one.by === by && one.source === source) === at;
  return isGiven && isFirst ? [{ ...age, ability: by.key }, age] : [age];
}

/** The position once the batch has happened, and what has happened of it. */
interface After<G extends GameTypes> {
  readonly look: Look<G>;
  readonly happened: readonly Event[];
}

function afterAll<G extends GameTypes>(look: Look<G>, events: readonly Event[]): After<G> {
  const quiet = look.with(null);
  const { position, happened } = commit(quiet, owned(look.p), events, null);
  return { look: new Look(look.rules, position), happened };
}

/** What a source is then; tokens come to be in the order of their events. */
function lyingAfter<G extends GameTypes>(
  { look: { p }, happened }: After<G>,
  events: readonly Event[],
  { by, item }: Source,
): Item | undefined {
  if (item !== null) return p.items[slotOf(item.ref)];
  const place = by?.kind === 'create' ? events.filter(isMade).indexOf(by) : -1;
  const made = happened.filter(isMade)[place]?.item;
  return made === undefined ? undefined : p.items[slotOf(made)];
}
const isMade = (event: Event): event is EventOf<'create'> => event.kind === 'create' && event.under !== undefined;

const hasBegun = <G extends GameTypes>({ p }: Look<G>, { begun }: Item, ability: AbilityKey): boolean =>
  begun.some(({ key, stamp, by }) => key === ability && by === undefined && stamp !== undefined && stamp >= p.clock);

/** The cards of which it matters which has the older timestamp. */
function ofCards<G extends GameTypes>(
  look: Look<G>,
  events: readonly Event[],
  sources: readonly Source[],
): Stamping | null {
  const cards = sources.map((source): Beginning => ({ source, abilities: source.abilities }));
  const clashing = clashingAmong(look, cards, (order) => reordered(events, order));
  if (clashing.length === 0) return null;
  const options = clashing.flatMap(({ source: { item } }): readonly Option[] =>
    item === null ? [] : [{ key: item.name, item: item.ref }],
  );
  return { options, inOrder: (chosen) => reordered(events, picked(options, clashing, chosen)) };
}

/** The batch with some of its events in another order. */
function reordered(events: readonly Event[], order: readonly Beginning[]): readonly Event[] {
  let at = 0;
  return events.map((event) =>
    order.some(({ source }) => source.by === event) ? (order[at++]?.source.by ?? event) : event,
  );
}

const picked = <One>(options: readonly Option[], of: readonly One[], chosen: readonly Option[]): readonly One[] =>
  chosen.flatMap(({ key }) => of.find((_, at) => options[at]?.key === key) ?? []);

/**
 * Those that come to another thing at another place among the others.
 * @param inOrder the batch with some of them in an order
 */
function clashingAmong<G extends GameTypes, One extends Beginning>(
  look: Look<G>,
  all: readonly One[],
  inOrder: (order: readonly One[]) => readonly Event[],
): readonly One[] {
  const found = new Set<One>();
  const comesTo = (order: readonly One[]): string => standing(look, inOrder(order));
  for (const [one, other] of some(all, 2)) {
    if (one === undefined || other === undefined) continue;
    const how = clashOf(look.rules, one, other);
    if (how === 'always' || (how === 'felt' && comesTo([one, other]) !== comesTo([other, one])))
      found.add(one).add(other);
  }
  for (const group of tangles(look, all)) {
    const few = group.filter((one, at) => group.slice(0, at).filter((other) => isLike(one, other)).length < 2);
    const tell = [...telling(few, comesTo), ...tellingEver(look, few)];
    for (const one of group) if (tell.some((other) => isLike(one, other))) found.add(one);
  }
  return all.filter((one) => found.has(one));
}

/** Whether two say the same for one player, as many tokens of one kind do: of such, two tell for all. */
const isLike = (one: Beginning, other: Beginning): boolean =>
  one === other ||
  (one.source.controller === other.source.controller &&
    one.abilities.length === other.abilities.length &&
    one.abilities.every(({ key }, at) => key === other.abilities[at]?.key));

/** Those of a group of which that is so of whatever all are on, now or later. */
function tellingEver<G extends GameTypes, One extends Beginning>(look: Look<G>, group: readonly One[]): readonly One[] {
  const all = group.map((one) => ({ one, changes: changesBy(look.rules, one.abilities) }));
  const areOnAll = some(all, 2).every(
    ([a, b]) => !a || !b || a.changes.every((x) => b.changes.every((y) => alwaysMeet(x, y, ofBoth(a.one, b.one)))),
  );
  return areOnAll ? tellingAmong(look.rules, all, look.rules.independentFirst(look.with(null))) : [];
}

/** What is in play once the batch has happened, as a text to compare. */
function standing<G extends GameTypes>(look: Look<G>, events: readonly Event[]): string {
  const { look: after } = afterAll(look, events);
  const items = after.in(look.rules.zoneOf.battlefield).toSorted((one, other) => one.ref - other.ref);
  return JSON.stringify(
    items.map((item) => {
      const { types, attributes, traits, stats, keywords, abilities, bans, may } = after.chars(item);
      const keys = abilities.map(({ key, by }) => [key, by]);
      const names = keywords.map(({ name }) => name);
      const lists = [types, attributes, traits, names].map((list) => [...list].sort());
      return [item.ref, lists, stats, keys, bans, may];
    }),
  );
}
