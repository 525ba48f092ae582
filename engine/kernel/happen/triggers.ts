/** Which automatic abilities an event lets trigger. Both the position before and the one after it are looked at. */

import { about } from '../position/about';
import type { Automatic, Condition, Occurrence } from '../position/card';
import type { AbilityKey, Announcement, Event, Item, Moved, Pending } from '../position/position';
import { type NamedAbility, waitingTexts, works } from '../view/abilities';
import { evaluate } from '../view/condition';
import type { On, Scene } from '../view/language';
import type { Look } from '../view/look';
import { printedCard } from '../view/printed';
import { onceFor } from '../view/remembered';
import type { GameTypes, Ruleset } from '../view/ruleset';
import { comesTo } from './happen';
import { movedAmong } from './leaving';

const NONE: readonly Pending[] = [];

/** What the events are that any card of the pool waits for. */
export function awaited<G extends GameTypes>(
  { waitsFor, language }: Ruleset<G>,
  events: readonly Event[],
): ReadonlySet<On> {
  const known = awaitedOf(waitsFor);
  let found = NOTHING;
  for (const event of events) {
    const could = language.couldBe(event);
    if (could.length === 0) continue;
    const own = known.get(could) ?? new Set(could.filter((one) => waitsFor.has(one)));
    known.set(could, own);
    if (own.size > 0 && own !== found) found = found.size === 0 ? own : new Set([...found, ...own]);
  }
  return found;
}
const NOTHING: ReadonlySet<On> = new Set();
/** What of that which an event could be anything waits for: events could be so much and no more. */
const awaitedOf = onceFor((_: ReadonlySet<On>) => new Map<readonly On[], ReadonlySet<On>>());
const NO_OCCURRENCES: readonly On[] = [];

/** A first look at the card alone: could any ability it has, or could be given, wait for one of these? */
function couldTrigger<G extends GameTypes>(rules: Ruleset<G>, source: Item, on: ReadonlySet<On>): boolean {
  for (const one of printedCard(rules, source)?.waitsFor ?? NO_OCCURRENCES) if (on.has(one)) return true;
  return false;
}

/**
 * The abilities that the batch makes trigger, one entry an occurrence, in the order of the events.
 * @param before the position before the batch, for abilities of what has left
 * @param after the position after it, for everything else
 * @param on what the events are that any card waits for
 */
export function triggered<G extends GameTypes>(
  before: Look<G>,
  after: Look<G>,
  events: readonly Event[],
  on: ReadonlySet<On>,
): readonly Pending[] {
  if (on.size === 0) return NONE;
  const { language } = after.rules;
  const found: Pending[] = [];
  for (const one of on)
    if (language.looksBack(one)) {
      scan(before, before, after, events, on, found);
      break;
    }
  scan(after, before, after, events, on, found);
  return found;
}

type Besides = Automatic & Required<Pick<Automatic, 'or'>>;

/** Whether an ability waits for one of these beside what else it waits for. */
const waitsBesides = (ability: Automatic, on: ReadonlySet<On>): ability is Besides =>
  ability.or !== undefined && on.has(ability.or.on);

/**
 * Those of the abilities that are looked for on one of the positions.
 * @param look the one of them
 */
function scan<G extends GameTypes>(
  look: Look<G>,
  before: Look<G>,
  after: Look<G>,
  events: readonly Event[],
  on: ReadonlySet<On>,
  found: Pending[],
): void {
  const { rules, log } = look;
  if (!look.isAwaited(events)) return;
  for (const source of look.having('automatic')) {
    if (!couldTrigger(rules, source, on)) continue;
    for (const { key, ability, keyword } of look.chars(source).abilities) {
      if (ability.kind !== 'automatic') continue;
      // What waits for something else has no say in what triggers, and nobody is told of it.
      if (!on.has(ability.when.on) && !waitsBesides(ability, on)) continue;
      if (!works(look, source, ability)) continue;
      if (keyword !== null) log?.via('keyword', keyword.row, keyword.clauses);
      if (on.has(ability.when.on) && rules.language.looksBack(ability.when.on) === (look === before))
        for (const event of occurrences(before, after, look, ability, source, events))
          found.push(pendingOf(before, after, source, key, event));
      if (waitsBesides(ability, on) && rules.language.looksBack(ability.or.on) === (look === before))
        for (const event of occurrences(before, after, look, ability, source, events, undefined, ability.or))
          found.push(pendingOf(before, after, source, key, event));
    }
  }
}

/** The position that an occurrence is looked for on. */
const sideOf = <G extends GameTypes>(before: Look<G>, after: Look<G>, { on }: Occurrence): Look<G> =>
  after.rules.language.looksBack(on) ? before : after;

/** The events of the batch for which an ability triggers, by whatever of two it waits for. */
function fittingOf<G extends GameTypes>(
  before: Look<G>,
  after: Look<G>,
  ability: Automatic,
  source: Item,
  events: readonly Event[],
  captured: Announcement,
): readonly Event[] {
  const { when, or } = ability;
  const first = occurrences(before, after, sideOf(before, after, when), ability, source, events, captured);
  if (or === undefined) return first;
  return [...first, ...occurrences(before, after, sideOf(before, after, or), ability, source, events, captured, or)];
}

/** Delayed abilities that the batch makes trigger, and those that have waited for it alone; none that it made itself. */
export function delayedTriggers<G extends GameTypes>(
  before: Look<G>,
  after: Look<G>,
  events: readonly Event[],
): { readonly pending: readonly Pending[]; readonly over: readonly number[] } {
  const pending: Pending[] = [];
  const over: number[] = [];
  const { abilities, delayedOnce, delayedClauses, delayedIs } = after.rules;
  const ofMaker = delayedIs(after.with(null)) === 'maker';
  for (const { id, source, key, controller: maker, captured, until, once: ends } of before.p.delayed) {
    const ability = abilities.get(key)?.ability;
    if (ability?.kind !== 'automatic') continue;
    const controller = ofMaker ? maker : (before.asSource(source)?.controller ?? maker);
    const fitting = fittingOf(before, after, ability, { ...source, controller }, events, captured);
    if (fitting.length === 0) continue;
    // The trace is told by which clauses it is theirs.
    delayedIs(after);
    const isOnce = until === 'once' || ends === true;
    const once = isOnce && delayedOnce;
    if (isOnce) after.log?.via('delayed', 'once', delayedClauses);
    if (once) over.push(id);
    for (const event of once ? fitting.slice(0, 1) : fitting)
      pending.push({ ...pendingOf(before, after, source, key, event), controller, captured });
  }
  return { pending, over };
}

/**
 * The cards that the batch would make trigger if they were revealed, each once; whose they are, only their players see.
 * Where such cards may lie is for rows of the edition to say.
 */
export function offeredBy<G extends GameTypes>(
  before: Look<G>,
  after: Look<G>,
  events: readonly Event[],
  on: ReadonlySet<On>,
): readonly Pending[] {
  const { rules } = after;
  if (on.size === 0 && !rules.anyOfferedStates) return NONE;
  let found: Pending[] | null = null;
  for (const source of after.p.items) {
    if (source.kind !== 'card' || printedCard(rules, source)?.offers !== true) continue;
    for (const text of waitingTexts(after, source)) {
      const { key, ability, keyword } = text;
      if (ability.kind !== 'trigger' || !mayBeOffered(after, source, text)) continue;
      const offered = offering(before, after, events, source, key, ability.when);
      if (offered === null) continue;
      if (keyword !== null) after.log?.via('keyword', keyword.row, keyword.clauses);
      found ??= [];
      found.push({ ...offered, card: true });
      break;
    }
  }
  return found ?? NONE;
}

/** What a card would wait for its turn as; `null` where the batch makes it wait for nothing. */
function offering<G extends GameTypes>(
  before: Look<G>,
  after: Look<G>,
  events: readonly Event[],
  source: Item,
  key: AbilityKey,
  when: Occurrence,
): Pending | null {
  const { language } = after.rules;
  const state = language.stateOf(when);
  if (state !== null) {
    const { controller } = source;
    const hasCome = evaluate(after, state, controller, source, false) && !wasSo(before, source, state);
    return hasCome ? { source, key, controller, count: 1 } : null;
  }
  const scene = { source, look: sideOf(before, after, when), before, after, happened: true };
  const event = events.find((one) => language.fits(scene, when, one));
  return event === undefined ? null : pendingOf(before, after, source, key, event);
}

/** Whether a card lay there already while a state was the case: it has been offered then. */
function wasSo<G extends GameTypes>(before: Look<G>, { ref }: Item, state: Condition): boolean {
  const card = before.item(ref);
  return card !== undefined && evaluate(before, state, card.controller, card, false);
}

const mayBeOffered = <G extends GameTypes>(look: Look<G>, card: Item, text: NamedAbility): boolean =>
  look.rules.offers.every(({ name, run, clauses }) => {
    look.log?.via('offer', name, clauses);
    return run(look, card, text);
  });

const NOTHING_MOVED: readonly Moved[] = [];

/** What waits for its turn. What the event moved it finds where that went; anything else, its own card too, is gone if it left. */
function pendingOf<G extends GameTypes>(
  before: Look<G>,
  after: Look<G>,
  source: Item,
  key: AbilityKey,
  event: Event,
): Pending {
  const { controller } = source;
  // A moment that has come moves nothing, whatever has moved in the same batch.
  const moved = event.kind === 'occasion' ? NOTHING_MOVED : movedAmong(before, after, event);
  return moved.length > 0 && after.rules.followsMoved(after)
    ? { source, key, controller, event, count: 1, moved }
    : { source, key, controller, event, count: 1 };
}

/**
 * The events of the batch for which the ability triggers, one occurrence each.
 * @param besides for what it waits besides: what is the one and the other lets it trigger once
 */
function occurrences<G extends GameTypes>(
  before: Look<G>,
  after: Look<G>,
  look: Look<G>,
  ability: Automatic,
  source: Item,
  events: readonly Event[],
  captured?: Announcement,
  besides?: Occurrence,
): readonly Event[] {
  const { language } = look.rules;
  const scene = { source, look, before, after, happened: true, captured };
  const when = besides ?? ability.when;
  let fitting: Event[] | null = null;
  for (const event of events)
    if (language.fits(scene, when, event)) {
      fitting ??= [];
      fitting.push(event);
    }
  if (fitting !== null && besides) fitting = notAlso(scene, ability, events, fitting);
  if (fitting === null || (ability.if && !evaluate(look, ability.if, source.controller, source, false)))
    return NO_EVENTS;
  const told: Event[] = [];
  for (const event of fitting) {
    const one = toldBy(look, ability, source, event, fitting);
    if (one !== null) told.push(one);
  }
  return told;
}
const NO_EVENTS: readonly Event[] = [];

/**
 * Those of the events for which the ability does not trigger already by what it waits for first. What an event becomes is no event
 * beside it: to destroy a card is to move it.
 */
function notAlso<G extends GameTypes>(
  scene: Scene<G>,
  { when }: Automatic,
  events: readonly Event[],
  fitting: Event[],
): Event[] | null {
  const { before, after } = scene;
  const { language } = after.rules;
  const beside = { ...scene, look: sideOf(before, after, when).with(null) };
  const first = events.filter((event) => language.fits(beside, when, event));
  if (first.length === 0) return fitting;
  const origins = originsOf(before, events);
  const known = new Set(first.map((event) => origins.get(event)));
  const others = fitting.filter((event) => !known.has(origins.get(event)));
  return others.length > 0 ? others : null;
}

/** For each event of a batch the one that it comes of: of several that one has become, each is the only one that is about the same. */
function originsOf<G extends GameTypes>(before: Look<G>, events: readonly Event[]): ReadonlyMap<Event, Event> {
  const origins = new Map<Event, Event>();
  events.forEach((event, at) => {
    if (origins.has(event)) return;
    origins.set(event, event);
    for (const child of comesTo(before, event, events.slice(0, at)) ?? NO_EVENTS) {
      if (child.kind === event.kind) continue;
      const one = events.find((other) => !origins.has(other) && isLike(other, child));
      if (one) origins.set(one, event);
    }
  });
  return origins;
}

/** Whether two events are of one kind and about the same. */
function isLike(one: Event, other: Event): boolean {
  if (one.kind !== other.kind) return false;
  const [a, b] = [about(one), about(other)];
  return a.objects[0] === b.objects[0] && a.players[0] === b.players[0];
}

/** The event that an ability speaks of where every row lets it trigger by this one; `null` where one does not. */
function toldBy<G extends GameTypes>(
  look: Look<G>,
  ability: Automatic,
  source: Item,
  event: Event,
  all: readonly Event[],
): Event | null {
  let told = event;
  for (const row of look.rules.triggers) {
    const passes = row.run(look, source, ability, event, all);
    look.log?.via('trigger', row.name, row.clauses);
    if (passes === false) return null;
    if (passes !== true) told = passes;
  }
  return told;
}
