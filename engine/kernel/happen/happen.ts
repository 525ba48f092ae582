/**
 * From what a step performs to what happens: each part is as the rules have it (`ruled.ts`), is replaced where an effect says so,
 * then becomes what the edition makes of it; when nothing is left to choose, the whole batch happens at once and is committed.
 * Where nothing is to be chosen that is one look; otherwise the machine goes through the steps of `machine/happening.ts`.
 */

import type { Event, Part, Seat } from '../position/position';
import type { Look } from '../view/look';
import type { GameTypes, Repetition, Replacement } from '../view/ruleset';
import { toArrange } from './arranging';
import { affectedPlayer, replacementsFor, settledOf } from './replacing';
import { barOf, cannotBecome, lacking, redirected } from './ruled';
import { toStamp } from './timestamps';

/**
 * What the events of a batch come to where nothing has to be chosen on the way: none is replaced, repeated or put in order.
 * `null` where one is, so that the procedure of what happens (`happen`) has to be gone through.
 */
export function atOnce<G extends GameTypes>(look: Look<G>, events: readonly Event[]): readonly Event[] | null {
  if (events.some((event) => ownerOf(event) !== undefined) && offTheTop(look.with(null), events).rest.length > 0)
    return null;
  if (!isAnythingReplaced(look)) return settledAtOnce(look, events, false);
  // What is looked at in vain is no reason of the row that looked.
  if (look.log !== null && settledAtOnce(look.with(null), events, true) === null) return null;
  return settledAtOnce(look, events, true);
}

/** Whether anything in the position could replace what happens. */
export const isAnythingReplaced = <G extends GameTypes>(look: Look<G>): boolean =>
  look.p.stored.length > 0 || (look.rules.replacedOn.size > 0 && look.having('replaces').length > 0);

function settledAtOnce<G extends GameTypes>(
  look: Look<G>,
  events: readonly Event[],
  watched: boolean,
): readonly Event[] | null {
  const found: Event[] = [];
  for (const event of events) if (!settleAtOnce(look, event, watched, found)) return null;
  return toArrange(look, found) === null && toStamp(look, found) === null ? found : null;
}

/** Adds what one event comes to; false where that is not settled at one look. */
function settleAtOnce<G extends GameTypes>(look: Look<G>, asked: Event, watched: boolean, found: Event[]): boolean {
  const event = redirected(look, asked, found);
  if (event === null) return true;
  if (repeats(look, event) !== null) return false;
  const lacks = lacking(look, event);
  if (lacks !== null && lacks.options.length === 0) return true;
  if (watched && replacementsFor(look, { event, replacedBy: [], settled: false }).length > 0) return false;
  if (lacks !== null) {
    const [only, ...others] = lacks.options;
    return only !== undefined && others.length === 0 && settleAtOnce(look, lacks.completed(only), watched, found);
  }
  const becomes = becomesOf(look, event, found);
  if (becomes === null) {
    found.push(event);
    return true;
  }
  const at = found.length;
  const together = comesWith(event, becomes);
  if (together) found.push(event);
  for (const child of becomes) {
    if (child.kind === event.kind) found.push(child);
    else if (!settleAtOnce(look, child, watched, found)) return false;
  }
  // Of what it was to become, nothing happens: no more does it.
  if (together && found.length === at + 1) found.pop();
  return true;
}

/**
 * What an event comes to by the rows of the edition, effects that replace it apart; `null` where a choice is open.
 * @param beside what happens at the same time before it
 */
export function comesTo<G extends GameTypes>(
  look: Look<G>,
  event: Event,
  beside: readonly Event[] = NO_EVENTS,
): readonly Event[] | null {
  const found = [...beside];
  if (!settleAtOnce(look.with(null), event, false, found)) return null;
  return beside.length === 0 ? found : found.slice(beside.length);
}

/** Whether an event that moves something does so by the rows of the edition, effects that replace it apart. */
export function movesAnything<G extends GameTypes>(look: Look<G>, event: Event): boolean {
  return comesTo(look, event)?.some(({ kind }) => kind === 'move') ?? true;
}

/** The clauses by which an event, or what the edition makes of it, is kept from happening: for whoever asks why something cannot be done. */
export function keptBy<G extends GameTypes>(look: Look<G>, event: Event): readonly string[] {
  const row = barOf(look, event);
  if (row !== undefined) return row.clauses;
  const becomes = becomesOf(look.with(null), event, NO_EVENTS) ?? NO_EVENTS;
  return becomes.flatMap((child) => (child.kind === event.kind ? [] : keptBy(look, child)));
}

/** The first row by which an event is one of its kind repeated: what happens now, and what after it. */
export function repeats<G extends GameTypes>(look: Look<G>, event: Event): Repetition | null {
  for (const row of look.rules.repeats) {
    const repetition = row.run(look, event);
    if (repetition === null) continue;
    look.log?.via('repeat', row.name, row.clauses);
    return repetition;
  }
  return null;
}

/**
 * The moves that take what lies on top of a deck: each with the card that it takes now, `null` where there is none, and those that come
 * after these, where the edition has several of a player's taken one after the other.
 * @param settled what happens at the same time, whatever becomes of these
 */
export function offTheTop<G extends GameTypes>(
  look: Look<G>,
  events: readonly Event[],
  settled: readonly Event[] = NO_EVENTS,
): { readonly first: ReadonlyMap<Event, Event | null>; readonly rest: readonly Event[] } {
  const first = new Map<Event, Event | null>();
  const rest: Event[] = [];
  const beside = settled.slice();
  for (const event of events) {
    if (event.kind !== 'move' || event.offTheTop === undefined) continue;
    const owner = event.offTheTop;
    const row = look.rules.oneByOne.find(({ run }) => run === look.rules.zoneOf.deck);
    if (row) look.log?.via('oneByOne', row.name, row.clauses);
    if (row && beside.some((one) => ownerOf(one) === owner)) {
      rest.push(event);
      continue;
    }
    const [top] = look.top(owner, 1, beside);
    const now = top ? { ...event, item: top.ref } : null;
    first.set(event, now);
    if (now) beside.push(now);
  }
  return { first, rest };
}

/** From whose deck a move takes what lies on top. */
const ownerOf = (event: Event): Seat | undefined => (event.kind === 'move' ? event.offTheTop : undefined);

/** The first unsettled part that concerns the turn player, otherwise the first unsettled one; -1 at the end. */
export function nextPart<G extends GameTypes>(look: Look<G>, parts: readonly Part[]): number {
  const first = parts.findIndex(({ settled }) => !settled);
  if (first < 0) return first;
  const own = parts.findIndex((part) => !part.settled && affectedPlayer(look, part.event) === look.p.turn.player);
  return own < 0 ? first : own;
}

/** What the edition makes of a part of a batch: nothing, other events, or the event itself. */
export function become<G extends GameTypes>(look: Look<G>, part: Part, batch: readonly Part[]): readonly Part[] {
  const { event } = part;
  const becomes = becomesOf(look, event, settledOf(batch));
  if (becomes === null) return [{ ...part, settled: true }];
  const parts = becomes.map((child): Part => ({ ...part, event: child, settled: child.kind === event.kind }));
  const together = comesWith(event, becomes) && becomes.some((child) => comesTo(look, child)?.length !== 0);
  return together ? [{ ...part, settled: true }, ...parts] : parts;
}

/**
 * What could replace what a part becomes: to destroy or discard a card is to move it, so that who chooses among what replaces the one
 * has that to choose among as well.
 */
export function replacingBeyond<G extends GameTypes>(
  look: Look<G>,
  part: Part,
  batch: readonly Part[],
): readonly Replacement[] {
  const [moved, ...more] = become(look.with(null), part, batch).filter(({ settled }) => !settled);
  if (moved?.event.kind !== 'move' || more.length > 0 || part.event.kind === 'move') return NO_REPLACEMENTS;
  return replacementsFor(look, moved);
}
const NO_REPLACEMENTS: readonly Replacement[] = [];

/**
 * What the rows of the edition make of an event; `null` where none has a say. As long as it stays one event of its kind, the
 * rows that follow have a say in what it has become.
 */
function becomesOf<G extends GameTypes>(
  look: Look<G>,
  event: Event,
  settled: readonly Event[],
): readonly Event[] | null {
  let current = event;
  let beside: readonly Event[] | null = null;
  for (const row of look.rules.outcomes[event.kind] ?? NO_ROWS) {
    const becomes = row.run(look, current, settled);
    if (becomes === null) continue;
    look.log?.via('outcome', row.label, row.clauses);
    const [same, ...more] = becomes.filter(({ kind }) => kind === event.kind);
    if (!same || more.length > 0) {
      if (becomes.length === 0) return becomes;
      // As a row before has changed it, it happens with what comes of it.
      const changed = same || current === event ? becomes : [current, ...becomes];
      return beside ? [...changed, ...beside] : changed;
    }
    // What it has become may be one that does not happen.
    if (same !== current && cannotBecome(look, same)) return NO_EVENTS;
    current = same;
    beside = [...(beside ?? NO_EVENTS), ...becomes.filter((one) => one !== same)];
  }
  return beside === null ? null : [current, ...beside];
}
const NO_EVENTS: readonly Event[] = [];
const NO_ROWS: readonly never[] = [];

/** An event that becomes events of other kinds happens together with them. */
const comesWith = (event: Event, becomes: readonly Event[]): boolean =>
  becomes.length > 0 && becomes.every(({ kind }) => kind !== event.kind);
