/** Additions that are played on a card: their target, what they lie on, and what becomes of them without it. */

import { END } from '../kernel/machine/agenda';
import type { Amounts } from '../kernel/position/amounts';
import type { Ability, Face, GrantedAbility, Text } from '../kernel/position/card';
import { goTo, next, perform } from '../kernel/position/outcome';
import {
  type Event,
  type Item,
  NOTHING_ANNOUNCED,
  type Option,
  type Ref,
  type Seat,
} from '../kernel/position/position';
import { request } from '../kernel/view/context';
import type { Lends } from '../kernel/view/printed';
import { ofPool } from '../kernel/view/remembered';
import { isBarred } from '../kernel/view/restrictions';
import type { Bars, Becomes, Collect, Completes, Redirects } from '../kernel/view/ruleset';
import { meantUnder } from '../play/control';
import { conforms, isMapping } from '../text/conforms';
import type { Fow, Look, Step } from './fow';
import { moving } from './outcomes';

/** Subtypes of two types of card. They are no others: what speaks of [Addition: Resonator] does not speak of these (8.01 1406.1a). */
const OF_TWO: Readonly<Record<string, readonly string[]>> = {
  'j/resonator': ['j-ruler', 'resonator'],
  'j/ruler': ['ruler', 'j-ruler'],
};

/** The types of card an addition is played on; `null` for one that lies by itself. */
function hostTypes({ types, subtype }: Face): readonly string[] | null {
  if (subtype === undefined || subtype === 'field' || !types.includes('addition')) return null;
  return OF_TWO[subtype] ?? [subtype];
}

/** An addition on a card targets it as it is played: a card of that type where those lie that it can be added to. */
export function additionText(look: Look, face: Face): Text | undefined {
  const types = hostTypes(face);
  if (types === null) return undefined;
  // In several zones, it is wherever cards are in play that a text finds cards where it names no zone.
  const [zone, ...others] = look.param('hostZones');
  const filter = zone === undefined || others.length > 0 ? { types } : { types, zone };
  return { kind: 'text', targets: [{ filter, count: 1 }], do: [] };
}

/** Whether any card of the pool is an addition that lies on another. */
const anyOnHost = ofPool<Fow>(({ printed }) =>
  Object.values(printed).some(({ faces }) => faces.some(({ print }) => hostTypes(print.face) !== null)),
);
const NOTHING: readonly Event[] = [];
const NO_ITEMS: readonly Item[] = [];

/** The cards an addition lies on, as long as they are where it can be added to them, and of its type. */
function hostsOf(look: Look, addition: Item): readonly Item[] {
  const types = hostTypes(look.print(addition).face);
  // Where it may lie was told as it was added.
  const zones = look.with(null).param('hostZones');
  return addition.on.flatMap((ref) => {
    const host = look.item(ref);
    if (host === undefined || types === null || host === addition) return [];
    return zones.includes(host.zone) && look.isA(host, ...types) ? [host] : [];
  });
}

/** What an addition that resolves comes to lie on: its target. */
export function playedOn(look: Look, addition: Item): readonly Ref[] {
  const target = addition.announced?.targets[0];
  return target && hostTypes(look.print(addition).face) !== null ? target : [];
}

/** An addition that an effect puts onto the field from elsewhere than the chase comes onto a card it may lie on. */
export const entersOnHost: Completes<Fow> = (look, event) => {
  if (event.kind !== 'move' || event.to !== 'field' || event.on) return null;
  const item = look.item(event.item);
  const types = item && hostTypes(look.print(item).face);
  if (!item || !types || item.zone === 'chase' || item.zone === 'field') return null;
  const hosts = look.in('field').filter((host) => look.isA(host, ...types) && !isBarred(look, host, 'addedTo', item));
  return {
    request: (options) =>
      request(event.under ?? item.controller, 'host', { kind: 'oneOf', options }, null, null, item.ref),
    options: hosts.map(({ ref, name }): Option => ({ key: name, item: ref })),
    completed: ({ item: host }) => (host === undefined ? event : { ...event, on: [host] }),
  };
};

/**
 * Nothing but an addition is added to a card, from wherever it is put there, and from elsewhere to none that an effect keeps from
 * it; what lies on a card may cease to.
 */
export const addedWhereItMay: Bars<Fow> = (look, event) => {
  if (event.kind !== 'attach' && (event.kind !== 'move' || event.to !== 'field')) return false;
  const { on } = event;
  const item = on && look.item(event.item);
  if (!item || on.every((host) => item.on.includes(host))) return false;
  return !look.isA(item, 'addition') || (event.kind === 'move' && isKeptOff(look, item, event));
};

/** Whether it would be put on a card that an effect keeps from it. */
const isKeptOff = (look: Look, addition: Item, { on = NOBODY }: { readonly on?: readonly Ref[] }): boolean =>
  on.some((ref) => {
    const host = addition.on.includes(ref) ? undefined : look.item(ref);
    return host !== undefined && isBarred(look, host, 'addedTo', addition);
  });
const NOBODY: readonly Ref[] = [];

/** What lies in play already is not put on such a card. */
export const mayNotBeAdded: Bars<Fow> = (look, event) => {
  if (event.kind !== 'attach') return false;
  const addition = look.item(event.item);
  return addition !== undefined && isKeptOff(look, addition, event);
};

/** Additions that lie on several cards: all but one are left, which its controller chooses (`chooseHost`). */
export const hostsTooMany: Collect<Fow> = (look) =>
  spread(look).map(
    (item): Event => ({ kind: 'attach', item: item.ref, on: hostsOf(look, item).slice(0, 1).map(refOf) }),
  );

const spread = (look: Look): readonly Item[] =>
  anyOnHost(look) ? look.in('field').filter((item) => item.on.length > 1 && hostsOf(look, item).length > 1) : NO_ITEMS;
const refOf = ({ ref }: Item): Ref => ref;

/** The name of the process that leaves a choice. */
const TOO_MANY = 'hostsTooMany';

/** Step: the controller of an addition on several cards says on which of them it stays. */
export const chooseHost: Step = (x) => {
  const [addition] = spread(x);
  if (!addition) return goTo('additions');
  for (const { name, clauses } of x.rules.ruleProcesses.flat())
    if (name === TOO_MANY) x.log?.via('ruleProcess', name, clauses);
  const options = hostsOf(x, addition).map(({ ref, name }): Option => ({ key: name, item: ref }));
  const asked = request(addition.controller, 'host', { kind: 'oneOf', options }, null, null, addition.ref);
  return { kind: 'ask', request: asked, env: { item: addition.ref } };
};

/** Step: it lies on that card only; then the next such addition is looked for. */
export const staysOnHost =
  (first: string): Step =>
  (x) => {
    const host = x.env.chosen?.item;
    return host === undefined
      ? next()
      : perform([{ kind: 'attach', item: x.need('item'), on: [host] }], { chosen: undefined }, first);
  };

/** An addition that lies on itself lies on nothing then, not on what else it may lie on either. */
export const onItself: Collect<Fow> = (look) => {
  const found: Event[] = [];
  for (const { ref: item, on } of look.in('field')) if (on.includes(item)) found.push({ kind: 'attach', item, on: [] });
  return found;
};

/** 2.0: what lies on a resonator that is destroyed is destroyed with it. */
export const destroyedWithHost: Becomes<Fow> = (look, event) => {
  if (event.kind !== 'destroy') return null;
  const host = look.item(event.item);
  const attached = attachedTo(look, event.item);
  if (host?.zone !== 'field' || attached.length === 0) return null;
  return [host, ...attached].flatMap((item) => destroyed(item, event));
};

const attachedTo = (look: Look, host: Ref): readonly Item[] => look.in('field').filter(({ on }) => on.includes(host));

type Dying = Extract<Event, { readonly kind: 'destroy' | 'banish' }>;
const destroyed = ({ ref: item }: Item, event: Dying): readonly Event[] => [
  { ...event, item },
  { kind: 'move', item, to: 'graveyard', cause: event.cause, manner: 'destroyed' },
];

/** 2.0: what lies on a ruler or J-ruler that is destroyed is destroyed with it. @param ends what becomes of that itself */
export const destroyedWithRuler =
  (...ends: readonly Becomes<Fow>[]): Becomes<Fow> =>
  (look, event, beside) => {
    const attached = event.kind === 'destroy' ? attachedTo(look, event.item) : NO_ITEMS;
    if (event.kind !== 'destroy' || attached.length === 0) return null;
    for (const end of ends) {
      const becomes = end(look, event, beside);
      if (becomes !== null) return [event, ...becomes, ...attached.flatMap((item) => destroyed(item, event))];
    }
    return null;
  };

/** 2.0: what lies on a ruler or J-ruler that is banished goes to the graveyard, and is not banished itself. */
export const putAwayWithRuler: Becomes<Fow> = (look, event) => {
  const host = event.kind === 'banish' ? look.item(event.item) : undefined;
  if (event.kind !== 'banish' || !host || !look.isA(host, 'ruler', 'j-ruler')) return null;
  const attached = attachedTo(look, event.item);
  if (attached.length === 0) return null;
  return [
    event,
    ...attached.map(({ ref: item }): Event => ({ kind: 'move', item, to: 'graveyard', cause: event.cause })),
  ];
};

// ---- what it lies on has its abilities ------------------------------------------------------------------------------

/**
 * 2.0: the card that an addition of these kinds lies on has its abilities in its stead, but for those that speak of "this card".
 * What it says of ATK and DEF is no ability of that card, which only shows it, beside what else the same line gives.
 */
export const hostHas =
  (...subtypes: readonly string[]): Lends =>
  (face) => {
    if (hostTypes(face) === null || !subtypes.includes(face.subtype ?? '')) return [];
    return (face.abilities ?? []).flatMap((ability, at) => {
      const { shown, rest } = valuesApart(ability);
      const theirs = rest === null ? null : asOfHost(rest);
      return theirs === null ? [] : [{ at, ability: theirs, ...(shown && { shown }) }];
    });
  };

const isHost = (part: unknown): boolean => isMapping(part) && part.host === true && Object.keys(part).length === 1;

/** The values that an ability gives what it lies on, come what may, and what it says besides; `null` where that is nothing. */
function valuesApart(ability: Ability): { readonly shown?: Amounts; readonly rest: Ability | null } {
  if (ability.kind !== 'continuous' || ability.while !== undefined || !isHost(ability.modify.filter))
    return { rest: ability };
  const { stats: shown, filter, ...others } = ability.modify;
  const rest = Object.keys(others).length === 0 ? null : { ...ability, modify: { filter, ...others } };
  return { rest, ...(shown && { shown }) };
}

/** An ability in the words of the card that an addition lies on; `null` where it is none that this has. */
function asOfHost(ability: Ability): GrantedAbility | null {
  if (ability.kind === 'cost' || speaksOfThisCard(ability)) return null;
  if (ability.kind === 'activate' && ability.cost.counters !== undefined) return null;
  const theirs = saidByHost(ability);
  return conforms('Granted', theirs) && !speaksOfHost(theirs) ? theirs : null;
}

/** Parts of a text that are said of "this card"; [Rest] is a symbol, and is done with whatever card has the ability. */
const OF_THIS_CARD: readonly string[] = ['self', 'sameName', 'attached', 'banish', 'discardThis', 'discardSameName'];
/** Conditions of it that do not name it. */
const STATES_OF_IT: readonly unknown[] = ['counters', 'paid'];

function speaksOfThisCard(part: unknown): boolean {
  if (part === 'this' || part === 'this and it') return true;
  if (Array.isArray(part)) return part.some(speaksOfThisCard);
  if (!isMapping(part)) return false;
  if (STATES_OF_IT.includes(part.is) || OF_THIS_CARD.some((key) => part[key] !== undefined)) return true;
  return ownParts(part).some(([, value]) => speaksOfThisCard(value));
}

/** What a text gives to others, or to tokens, speaks of these where it says "this card", or what it lies on. */
const OF_OTHERS: readonly string[] = ['has', 'token'];
const ownParts = (part: Readonly<Record<string, unknown>>): readonly (readonly [string, unknown])[] =>
  Object.entries(part).filter(([key]) => !OF_OTHERS.includes(key));

const speaksOfHost = (part: unknown): boolean =>
  Array.isArray(part)
    ? part.some(speaksOfHost)
    : isMapping(part) && (part.host !== undefined || ownParts(part).some(([, value]) => speaksOfHost(value)));

/** The card it is added to speaks of itself. */
function saidByHost(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(saidByHost);
  if (!isMapping(part)) return part;
  if (isHost(part.each) || isHost(part.all)) return 'this';
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => {
      if (!isHost(value)) return [key, OF_OTHERS.includes(key) ? value : saidByHost(value)];
      return key === 'filter' ? ['self', true] : [key, 'this'];
    }),
  );
}

/** An addition without its target, or with one that it cannot be added to, goes to the graveyard and never enters the field. */
export const failsWithoutTarget: Step = (x) => {
  const item = x.item(x.need('item'));
  const { targets } = x.env.program?.announced ?? item?.announced ?? NOTHING_ANNOUNCED;
  if (item?.kind !== 'card' || hostTypes(x.print(item).face) === null) return next();
  const on = targets.flat();
  return on.length === 0 || isKeptOff(x, item, { on })
    ? perform([{ kind: 'move', item: item.ref, to: 'graveyard', cause: 'game' }], undefined, END)
    : next();
};

const isFieldAddition = (look: Look, item: Item): boolean =>
  look.isA(item, 'addition') && look.print(item).face.subtype === 'field';

/** Whether another object is an [Addition: Field] of the same name. */
const isAlike = (look: Look, item: Item, other: Item): boolean =>
  other !== item &&
  isFieldAddition(look, other) &&
  look.print(other).definition.name.ja === look.print(item).definition.name.ja;

/** 2.0: whether an object is an [Addition: Field] of which a player has another of its name on the field. */
export const hasFieldAddition = (look: Look, seat: Seat, item: Item): boolean =>
  isFieldAddition(look, item) && look.in('field', seat).some((other) => isAlike(look, item, other));

/** 2.0: of a name only one is put onto a player's field; another stays where it is, and from the chase goes to the graveyard. */
export const oneFieldAdditionOfAName: Redirects<Fow> = (look, move, beside) => {
  const entering = enteringField(look, move);
  if (entering === null || !isFieldAddition(look, entering.item)) return null;
  const { item, seat } = entering;
  const comesToo = beside.some((one) => {
    const other = enteringField(look, one);
    return other?.seat === seat && isAlike(look, item, other.item);
  });
  if (!comesToo && !hasFieldAddition(look, seat, item)) return null;
  return { kind: 'move', item: item.ref, to: item.zone === 'chase' ? 'graveyard' : item.zone, cause: 'game' };
};

/** What an event puts onto a field, and whose; `null` where it puts nothing there. */
function enteringField(look: Look, event: Event): { readonly item: Item; readonly seat: Seat } | null {
  const m = moving(look, event);
  if (m?.event.to !== 'field') return null;
  return { item: m.item, seat: m.event.under ?? meantUnder(look, m.event, true) ?? m.item.controller };
}

/** Additions of the field that are such as lie on a card, and do not lie on one that they may lie on, go to the graveyard. */
function loose(look: Look, liesOnCard: (face: Face) => boolean): readonly Event[] {
  const found: Event[] = [];
  for (const item of look.in('field'))
    if (liesOnCard(look.print(item).face) && look.isA(item, 'addition') && hostsOf(look, item).length === 0)
      found.push({ kind: 'move', item: item.ref, to: 'graveyard', cause: 'rule' });
  return found;
}

/** Those with a subtype that says on what. */
export const looseAdditions: Collect<Fow> = (look) =>
  anyOnHost(look) ? loose(look, (face) => hostTypes(face) !== null) : NOTHING;

/** Whether any text of the pool speaks of additions, and so may make something one. */
const anySpokenOf = ofPool<Fow>(({ cards, language }) =>
  Object.values(cards).some((card) =>
    language.wordsOn(card).some(({ list, word, at }) => list === 'types' && word === 'addition' && at[2] !== 'types'),
  ),
);

/** All but [Addition: Field]: what a text has made an addition has no such subtype either. */
export const looseButField: Collect<Fow> = (look) =>
  anyOnHost(look) || anySpokenOf(look) ? loose(look, ({ subtype }) => subtype !== 'field') : NOTHING;
