/**
 * From what a step performs to what happens: each part is replaced where an effect says so, then becomes what the edition
 * makes of it; when nothing is left to choose, the whole batch happens at once and is committed. Where nothing is to be chosen
 * that is one look; otherwise the machine goes through the steps of `machine/happening.ts`.
 */

import { about } from '../position/about';
import {
  begun,
  type Event,
  type EventKind,
  type EventOf,
  GONE,
  type Item,
  isInstance,
  NOTHING_ANNOUNCED,
  type Option,
  type Part,
  type Pending,
  type Position,
  type Program,
  type Request,
  type Seat,
  type StoredReplacement,
  shortName,
  slotOf,
} from '../position/position';
import type { Working } from '../position/working';
import { instanceOf } from '../view/abilities';
import { evaluate } from '../view/condition';
import { request } from '../view/context';
import { type Log, Look } from '../view/look';
import { printedCard } from '../view/printed';
import { recording } from '../view/recorded';
import type { Completion, GameTypes, Repetition, Replacement, Ruleset } from '../view/ruleset';
import { Draft } from './apply';
import { leftAfter } from './leaving';
import { stateTriggers } from './states';
import { delayedTriggers, offeredBy, triggered } from './triggers';

/**
 * What the events of a batch come to where nothing has to be chosen on the way: none is replaced, repeated or put in order.
 * `null` where one is, so that the procedure of what happens (`happen`) has to be gone through.
 */
export function atOnce<G extends GameTypes>(look: Look<G>, events: readonly Event[]): readonly Event[] | null {
  if (!isWatched(look)) return settledAtOnce(look, events, false);
  // What is looked at in vain is no reason of the row that looked.
  if (look.log !== null && settledAtOnce(look.with(null), events, true) === null) return null;
  return settledAtOnce(look, events, true);
}

/** Whether anything in the position could replace what happens. */
const isWatched = <G extends GameTypes>(look: Look<G>): boolean =>
  look.p.stored.length > 0 || (look.rules.replacedOn.size > 0 && look.having('replaces').length > 0);

function settledAtOnce<G extends GameTypes>(
  look: Look<G>,
  events: readonly Event[],
  watched: boolean,
): readonly Event[] | null {
  const found: Event[] = [];
  for (const event of events) if (!settleAtOnce(look, event, watched, found)) return null;
  return toArrange(look, found) === null ? found : null;
}

/** Adds what one event comes to; false where that is not settled at one look. */
function settleAtOnce<G extends GameTypes>(look: Look<G>, event: Event, watched: boolean, found: Event[]): boolean {
  if (repeats(look, event) !== null) return false;
  if (watched && replacementsFor(look, { event, replacedBy: [], settled: false }).length > 0) return false;
  const lacks = lacking(look, event);
  if (lacks !== null) {
    const [only, ...others] = lacks.options;
    return only === undefined || (others.length === 0 && settleAtOnce(look, lacks.completed(only), watched, found));
  }
  const becomes = becomesOf(look, event, found);
  if (becomes === null) {
    found.push(event);
    return true;
  }
  if (comesWith(event, becomes)) found.push(event);
  for (const child of becomes) {
    if (child.kind === event.kind) found.push(child);
    else if (!settleAtOnce(look, child, watched, found)) return false;
  }
  return true;
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

/** What the first row that has a say finds an event to lack. */
export function lacking<G extends GameTypes>(look: Look<G>, event: Event): Completion | null {
  for (const row of look.rules.completes) {
    const lacks = row.run(look, event);
    if (lacks === null) continue;
    look.log?.via('complete', row.name, row.clauses);
    return lacks;
  }
  return null;
}

/** The first unsettled part that concerns the turn player, otherwise the first unsettled one; -1 at the end. */
export function nextPart<G extends GameTypes>(look: Look<G>, parts: readonly Part[]): number {
  const first = parts.findIndex(({ settled }) => !settled);
  if (first < 0) return first;
  const own = parts.findIndex((part) => !part.settled && affectedPlayer(look, part.event) === look.p.turn.player);
  return own < 0 ? first : own;
}

/** What the edition makes of a part of a batch: nothing, other events, or the event itself. */
export function become<G extends GameTypes>(
  look: Look<G>,
  { event, replacedBy }: Part,
  batch: readonly Part[],
): readonly Part[] {
  const beside = batch.filter(({ settled }) => settled).map((part) => part.event);
  const becomes = becomesOf(look, event, beside);
  if (becomes === null) return [{ event, replacedBy, settled: true }];
  const parts = becomes.map((child): Part => ({ event: child, replacedBy, settled: child.kind === event.kind }));
  return comesWith(event, becomes) ? [{ event, replacedBy, settled: true }, ...parts] : parts;
}

/** Several cards that one owner gets at once into a zone that keeps their order. */
export interface Arrangement {
  /** Which zone, end and owner. */
  readonly pile: string;
  readonly owner: Seat;
  readonly moves: readonly EventOf<'move'>[];
  /** They are in order: they come one after the other from where they lie. */
  readonly given: boolean;
}

/**
 * The first cards of a batch that have to be put in order, but for those that have been already; `null` where there are none.
 * Cards that are all alike have but one order.
 */
export function toArrange<G extends GameTypes>(
  look: Look<G>,
  events: readonly Event[],
  arranged: readonly string[] = [],
): Arrangement | null {
  const { arranges, zones } = look.rules;
  if (!arranges || events.length < 2) return null;
  let ordered = 0;
  for (const event of events) if (event.kind === 'move' && zones[event.to]?.ordered === true) ordered += 1;
  if (ordered < 2) return null;
  const piles = new Map<string, { owner: Seat; moves: EventOf<'move'>[]; cards: Set<unknown> }>();
  for (const event of events) {
    if (event.kind !== 'move' || zones[event.to]?.ordered !== true) continue;
    const item = look.item(event.item);
    if (!item) continue;
    const key = `${event.to}/${event.place ?? 'top'}/${item.owner}`;
    const pile = piles.get(key) ?? { owner: item.owner, moves: [], cards: new Set() };
    piles.set(key, pile);
    if (pile.moves.some((other) => other.item === event.item)) continue;
    pile.moves.push(event);
    pile.cards.add(printedCard(look.rules, item));
  }
  for (const [pile, { owner, moves, cards }] of piles) {
    if (cards.size < 2 || arranged.includes(pile)) continue;
    const given = fromTheTop(look, moves);
    if (given === null) return { pile, owner, moves, given: false };
    if (given.some((move, at) => move !== moves[at])) return { pile, owner, moves: given, given: true };
  }
  return null;
}

/** Moves of one zone in the order in which its cards are taken one by one; `null` where they are taken together. */
function fromTheTop<G extends GameTypes>(
  look: Look<G>,
  moves: readonly EventOf<'move'>[],
): readonly EventOf<'move'>[] | null {
  const [from, ...others] = new Set(moves.map(({ item }) => look.item(item)?.zone));
  const row = look.rules.oneByOne.find(({ run }) => run === from);
  if (row === undefined || from === undefined || others.length > 0) return null;
  look.log?.via('oneByOne', row.name, row.clauses);
  const lying = look.in(from).map(({ ref }) => ref);
  return moves.toSorted((one, other) => lying.indexOf(other.item) - lying.indexOf(one.item));
}

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
    if (!same || more.length > 0) return becomes.length === 0 || !beside ? becomes : [...becomes, ...beside];
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

/** Every replacement effect that could apply to a part, each once for what the part was at first. */
export function replacementsFor<G extends GameTypes>(look: Look<G>, part: Part): readonly Replacement[] {
  if (!couldBeReplaced(look.rules, part.event)) return NO_REPLACEMENTS;
  const found: Replacement[] = [];
  const scene = { look, before: look, after: look, happened: false };
  for (const source of look.having('replaces')) {
    for (const held of look.chars(source).abilities) {
      const { key, ability } = held;
      if (ability.kind !== 'replace') continue;
      const instance = instanceOf(source, held);
      if (
        part.replacedBy.some((one) => isInstance(one, instance)) ||
        (ability.while && !evaluate(look, ability.while, source.controller, source, false)) ||
        !look.rules.language.fits({ ...scene, source }, ability.when, part.event)
      )
        continue;
      found.push({ key: `${source.name}#${shortName(key)}`, source, instance, ability });
    }
  }
  for (const stored of look.p.stored) {
    const { id, key, controller, captured } = stored;
    const ability = look.rules.abilities.get(key)?.ability;
    const source = { ...stored.source, controller };
    const instance = { key, bearer: source.ref, by: null, stored: id };
    if (
      ability?.kind !== 'replace' ||
      part.replacedBy.some((one) => isInstance(one, instance)) ||
      !look.rules.language.fits({ ...scene, source, captured }, ability.when, part.event)
    )
      continue;
    const name = `${source.name}#${shortName(key)}`;
    const same = found.filter((one) => one.instance.key === key && one.source.ref === source.ref).length;
    found.push({ key: same === 0 ? name : `${name}/${same + 1}`, source, instance, ability, stored });
  }
  return found;
}

const NO_REPLACEMENTS: readonly Replacement[] = [];

/** A first look at the event alone: could it be anything that a replacement effect of the pool waits for? */
function couldBeReplaced<G extends GameTypes>({ replacedOn, language }: Ruleset<G>, event: Event): boolean {
  for (const one of language.couldBe(event)) if (replacedOn.has(one)) return true;
  return false;
}

/** The text that is carried out instead of an event. */
export function insteadOf({ source, instance, stored }: Replacement, event: Event): Program {
  const program = begun(source, instance.key, source.controller, stored?.captured ?? NOTHING_ANNOUNCED, { event });
  return { ...program, collected: stored?.once ? [wears(stored, 'over')] : [] };
}

/** What a shield leaves of damage; `null` where it is none. */
export function shielded({ stored }: Replacement, event: Event): readonly Event[] | null {
  if (stored?.left === undefined) return null;
  return [...lessened(event, stored.left), wears(stored, amountOf(event))];
}

const wears = ({ id, source }: StoredReplacement, by: number | 'over'): Event => ({
  kind: 'wear',
  id,
  source: source.ref,
  by,
});

/** How much damage an event deals. */
const amountOf = (event: Event): number => ('battle' in event ? event.amount : 0);

/** Damage that is so much less; nothing where nothing is left of it, or where it is no damage. */
export function lessened(event: Event, by: number): readonly Event[] {
  return 'battle' in event && event.amount > by ? [{ ...event, amount: event.amount - by }] : [];
}

/** Whom an event concerns: the controller of its object, or its player. */
export function affectedPlayer<G extends GameTypes>(look: Look<G>, event: Event): Seat {
  const { objects, players } = about(event);
  return players[0] ?? look.item(objects[0])?.controller ?? look.p.turn.player;
}

/** The first row of the edition that has a say; without one, whoever the event concerns chooses among all. */
export function chooserOf<G extends GameTypes>(
  look: Look<G>,
  event: Event,
  open: readonly Replacement[],
): { readonly seat: Seat; readonly among: readonly Replacement[] } {
  for (const row of look.rules.choosers) {
    const choice = row.run(look, event, open);
    if (!choice) continue;
    look.log?.via('chooser', row.name, row.clauses);
    return choice;
  }
  return { seat: affectedPlayer(look, event), among: open };
}

/** Which of them replaces it, or whether any does. */
export function askReplacement(seat: Seat, among: readonly Replacement[]): Request {
  const options: Option[] = among.map(({ key, source }) => ({ key, item: source.ref }));
  if (among.every(({ ability }) => ability.optional)) options.push({ key: 'no' });
  return request(seat, 'replacement', { kind: 'oneOf', options }, null);
}

/** Whether a card stays the same object when it goes from where it is to another zone. */
function identity<G extends GameTypes>(look: Look<G>): (item: Item, to: string) => boolean {
  const kept = look.rules.identityZones(look);
  return (item, to) => kept.includes(item.zone) && kept.includes(to);
}

/** What no ability ever waits for. */
const SILENT: ReadonlySet<EventKind> = new Set<EventKind>([
  'remember',
  'did',
  'scopeBegins',
  'scopeEnds',
  'phase',
  'untrigger',
  'hide',
]);

/** Lets a settled batch happen: the position that takes the place of `p`, what really happened, and what may be revealed for it. */
export function commit<G extends GameTypes>(
  before: Look<G>,
  p: Working,
  events: readonly Event[],
  log: Log | null,
): { readonly position: Working; readonly happened: readonly Event[]; readonly offered: readonly Pending[] } {
  const draft = new Draft(before, p, identity(before));
  const happened: Event[] = [];
  for (const event of events) {
    const one = draft.apply(event);
    if (one !== null) happened.push(one);
  }
  const position = draft.after;
  if (position.memory.battle !== null)
    position.memory = before.rules.memory.settle(new Look(before.rules, position, log));
  let offered = NOT_OFFERED;
  const matters = happened.some(({ kind }) => !SILENT.has(kind));
  if (matters) {
    const { recorded } = before.rules;
    if (recorded.length > 0) position.memory = recording(before, new Look(before.rules, position), happened, recorded);
    const after = new Look(before.rules, position, log);
    const pending = triggered(before, after, happened);
    const due = before.p.delayed.length > 0 ? delayedTriggers(before, after, happened) : null;
    if (due !== null && due.over.length > 0)
      position.delayed = position.delayed.filter(({ id }) => !due.over.includes(id));
    if (pending.length > 0 || due !== null)
      position.pending = [...position.pending, ...pending, ...(due?.pending ?? [])];
    if (after.rules.anyStates) position.pending = [...position.pending, ...stateTriggers(after)];
    if (after.rules.anyOffers) offered = offeredBy(before, after, happened);
    position.left = leftAfter(before, position, happened);
  }
  return { position, happened, offered };
}

const NOT_OFFERED: readonly Pending[] = [];

/** What an object was called, for one that is gone. */
export const nameOf = (p: Position, ref: number): string => p.items[slotOf(ref)]?.name ?? GONE;
