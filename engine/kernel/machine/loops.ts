/**
 * Noticing that a phase goes round in a circle, and going round again so often as was settled. Comparing positions costs more
 * than deciding does; so one position is kept, a later one each time twice as many decisions have been asked for, and most
 * later ones differ from it at the first look. Where nobody is asked anything, steps are counted in the place of decisions.
 */
import type { Ability } from '../position/card';
import {
  type Answer,
  type Given,
  GONE,
  type Item,
  type Loop,
  NO_WATCH,
  type Position,
  type Request,
  type Seat,
  type Settled,
  type Stopped,
  slotOf,
  type Watch,
  watchedAnew,
  watchWith,
} from '../position/position';
import { owned, type Working } from '../position/working';
import { anyDue } from '../view/due';
import { Look } from '../view/look';
import { printedCard } from '../view/printed';
import type { GameTypes, Ruleset } from '../view/ruleset';
import { isOpen } from './answers';
import { units } from './payment';
import { hasComeBack, type Reads } from './same';

/** The procedure that says what becomes of a loop; an edition whose rules speak of none has none. */
export const LOOP = 'loop';

/** So many decisions of a phase go by before any are compared: what comes back sooner is as likely a whim. */
const FIRST = 16;

/** What a decision that has just been asked for means to a loop. */
export type Noticed =
  | { readonly kind: 'nothing' }
  /** The position has come back. */
  | { readonly kind: 'loop' }
  /** The loop is being performed again: this is the answer that it takes. */
  | { readonly kind: 'answer'; readonly answer: Answer };

const NOTHING: Noticed = { kind: 'nothing' };

/** Takes note of the decision that a position asks for, and takes out of it what carries on a loop that was stopped. */
export function noticed<G extends GameTypes>(rules: Ruleset<G>, p: Working): Noticed {
  p.steps = 0;
  if (p.watch.idle !== null) p.watch = watchWith(p.watch, { idle: null });
  const found = p.watch.loop === null ? lookedFor(rules, p) : goesOn(p, p.watch, p.watch.loop);
  if (p.request !== null && p.watch.stopped.length > 0) p.request = allowed(p.request, p.watch.stopped);
  return found;
}

/** Whether the position has come back at this decision. */
function lookedFor<G extends GameTypes>(rules: Ruleset<G>, p: Working): Noticed {
  const { watch } = p;
  const asked = watch.asked + 1;
  if (asked < FIRST && watch.settled.length === 0) {
    p.watch = watchWith(watch, { asked });
    return NOTHING;
  }
  if (!rules.procedures.has(LOOP)) return NOTHING;
  const again = watch.settled.length === 0 ? null : goneAround(rules, p);
  const hasCome = again === null && watch.from !== null && hasComeBack(watch.from, p, readBy(rules, p, anywhere));
  const round = hasCome ? watch.given : again;
  if (round !== null) {
    p.watch = watchWith(onlyStopped(watch), {
      loop: { round, at: 0, left: 0, stops: null },
      settled: watch.settled.map(fromAnywhere),
    });
    return { kind: 'loop' };
  }
  const keeps = (asked >= FIRST && isKeptAt(asked)) || isWhereItBegan(p, watch);
  p.watch = keeps ? watchWith(onlyStopped(p.watch), { asked, from: kept(p) }) : watchWith(p.watch, { asked });
  return NOTHING;
}

/** What may be chosen again only where its cards lie otherwise is to be noticed as soon as it comes back, from where it began. */
const isWhereItBegan = ({ request, zones }: Position, { settled }: Watch): boolean =>
  settled.some(({ round: [first], zones: before }) => {
    const isThere = first !== undefined && before !== undefined && request !== null && isAsked(request, first);
    return isThere && liesAlike(before, zones);
  });

/**
 * The answers that have led once around what may not be chosen again, as soon as they have, however many there are: from the first of
 * them on, each of these rounds is gone along with, and the position after that answer is kept.
 */
function goneAround<G extends GameTypes>(rules: Ruleset<G>, p: Working): readonly Given[] | null {
  let found: readonly Given[] | null = null;
  const settled = p.watch.settled.map((one): Settled => {
    const { round, way } = one;
    if (way === undefined) return one;
    if (way.from === null) return { ...one, way: { ...way, from: kept(p) } };
    if (way.given.length <= round.length) return one;
    const [, ...gone] = way.given;
    if (hasComeBack(way.from, p, readBy(rules, p, anywhere))) found ??= gone;
    return { ...one, way: { first: way.first, given: gone.slice(-1), from: kept(p) } };
  });
  p.watch = watchWith(p.watch, { settled });
  return found;
}

/** What may not be chosen again, with nothing that leads along it yet. */
function fromAnywhere(one: Settled): Settled {
  if (one.way === undefined) return one;
  const { way: _, ...rest } = one;
  return rest;
}

/** What may not be chosen again, with how far an answer leads along it. */
function alongWith(watch: Watch, given: Given): Watch {
  const settled = watch.settled.map((one): Settled => {
    const { round, zones, way } = one;
    if (zones !== undefined) return one;
    if (way !== undefined && isGiven(round[(way.first + way.given.length) % round.length], given))
      return { ...one, way: { ...way, given: [...way.given, given] } };
    const begins = round.some(({ does }) => does !== 'nothing') ? given.does !== 'nothing' : true;
    const first = begins ? round.findIndex((before) => isGiven(before, given)) : -1;
    return first < 0 ? fromAnywhere(one) : { ...one, way: { first, given: [given], from: null } };
  });
  return watchWith(watch, { settled });
}

/** What is watched begins anew; loops that were stopped stay so. */
export const onlyStopped = (watch: Watch): Watch =>
  watch.stopped.length === 0 ? watchedAnew(watch) : watchWith(watchedAnew(watch), { stopped: watch.stopped });

/** So many steps go by without a decision before any are compared. */
const FIRST_STEP = 64;

/**
 * Takes note of a step after which nobody is asked anything.
 * @returns whether the position has come back without a decision and without chance, and so comes back for ever: a loop of no answers
 */
export function comesBackUnasked<G extends GameTypes>(rules: Ruleset<G>, p: Working): boolean {
  p.steps += 1;
  const { steps, watch } = p;
  if (steps < FIRST_STEP || p.agenda[p.agenda.length - 1]?.proc === LOOP) return false;
  if (watch.idle !== null && hasComeBack(watch.idle, p, readBy(rules, p, atWork(rules, p)))) {
    p.watch = watchWith(onlyStopped(watch), { loop: { round: [], at: 0, left: 0, stops: null } });
    return true;
  }
  if (isKeptAt(steps)) p.watch = watchWith(watch, { idle: kept(p) });
  return false;
}

/** Where players decide, what lies anywhere could come to look. */
const anywhere = (): boolean => true;

/** Where nobody is asked anything, an ability looks at what grows only where it works, or where a text of its card goes on having an effect. */
function atWork<G extends GameTypes>(
  { activeZones }: Ruleset<G>,
  { effects, stored }: Position,
): (item: Item, ability: Ability) => boolean {
  const sources = new Set([...effects, ...stored].map(({ source }) => slotOf(source.ref)));
  return (item, ability) => {
    const zone = 'in' in ability ? ability.in : undefined;
    const isThere = zone === undefined ? activeZones.includes(item.zone) : zone === item.zone;
    return isThere || sources.has(slotOf(item.ref));
  };
}

/**
 * What of that which grows anything looks at: abilities on the cards of the game, or the rules.
 * @param counts which of the abilities could come to look
 */
function readBy<G extends GameTypes>(
  rules: Ruleset<G>,
  p: Position,
  counts: (item: Item, ability: Ability) => boolean,
): Reads {
  const { language } = rules;
  const by = (reads: (ability: Ability) => boolean): boolean =>
    p.items.some((item) =>
      printedCard(rules, item)?.faces.some(({ abilities }) =>
        abilities.some(({ ability }) => reads(ability) && counts(item, ability)),
      ),
    );
  // What a rules process does again and again can hang on values, and end once they are large enough.
  const values = (): boolean => by(language.readsValues) || anyDue(new Look(rules, p));
  return {
    life: (had) => by((ability) => language.readsLife(ability, had)),
    pool: (seat, had) => p.items.some((item) => mostPaid(rules, item, seat) > had),
    counter: (name, had) => {
      const are = rules.countersAre(name);
      return (
        are === 'counted' ||
        (are === 'values' && values()) ||
        by((ability) => language.readsCounter(ability, name, had))
      );
    },
    values,
    // No text asks how much there is.
    damage: (item) => rules.moreDamageCounts(new Look(rules, p), item),
    number: (item, had) => {
      const { types } = new Look(rules, p).chars(item);
      return by((ability) => language.readsNumber(ability, item.zone, types, had));
    },
    stack: () => by((ability) => language.readsZone(ability, rules.zoneOf.stack)),
    stackZone: rules.zoneOf.stack,
  };
}

/** No more resources than these are paid at once for what a card asks for, or by a player for the card, wherever it lies but in a deck. */
function mostPaid<G extends GameTypes>(rules: Ruleset<G>, item: Item, seat: Seat): number {
  const { zoneOf, activeZones, language } = rules;
  if (item.zone === zoneOf.deck || item.zone === GONE) return 0;
  const isPlayed = !activeZones.includes(item.zone) && (item.owner === seat || item.controller === seat);
  let most = 0;
  for (const { print, abilities } of printedCard(rules, item)?.faces ?? []) {
    if (isPlayed) most += units(print.face.cost ?? {});
    for (const { ability } of abilities) most += language.mostPaid(ability);
  }
  return most;
}

/** At powers of two: however long it takes to come back, a position of the way round is kept before that was gone twice. */
const isKeptAt = (count: number): boolean => (count & (count - 1)) === 0;

/** What is compared later; it watches nothing itself. */
function kept(p: Working): Position {
  const here = owned(p);
  here.watch = NO_WATCH;
  return here;
}

/** A loop that is performed again takes its own answers; once it has been, one player may not carry it on. */
function goesOn(p: Working, watch: Watch, { round, at, left, stops, once }: Loop): Noticed {
  const { request } = p;
  if (p.agenda[p.agenda.length - 1]?.proc === LOOP) return NOTHING;
  const next = round[at];
  if (stops === null || !next || !request) {
    p.watch = onlyStopped(watch);
    return NOTHING;
  }
  if (left > 0) return { kind: 'answer', answer: next.answer };
  const barred = carriedOnBy(round, stops);
  if (barred.length > 0)
    p.watch = watchWith(watchedAnew(watch), {
      stopped: [...watch.stopped, { round, barred, ...(once && { once }) }],
    });
  else if (next.seat === stops && next.free) p.request = without(request, next.answer);
  return NOTHING;
}

/**
 * The answers by which a player carried a loop on: what they began, or else what they chose among several. Nothing, where all
 * they did was to let it go on: such a player has to begin something the first time that they let it go on and need not have.
 */
function carriedOnBy(round: readonly Given[], seat: Seat): readonly Given[] {
  const chosen = round.filter((given) => given.seat === seat && given.free && typeof given.answer === 'string');
  const began = chosen.filter(({ does }) => does === 'act');
  return began.length > 0 ? began : chosen.filter(({ does }) => does === 'choose');
}

/** The decision without what carries a stopped loop on. */
function allowed(request: Request, stopped: readonly Stopped[]): Request {
  let left = request;
  for (const { barred } of stopped)
    for (const given of barred) if (isAsked(request, given)) left = without(left, given.answer);
  return left;
}

/** Whether the pending decision lacks an answer because it carries on a loop that was stopped. */
export const isBarred = ({ request, watch: { loop, stopped } }: Position, answer: Answer): boolean =>
  request !== null &&
  (stopped.some(({ barred }) => barred.some((given) => isAsked(request, given) && given.answer === answer)) ||
    (loop !== null && loop.left === 0 && loop.stops === request.seat && loop.round[loop.at]?.answer === answer));

/** Whether a decision is the one that was answered in a loop: the ability that asks may be a later object of its slot. */
const isAsked = ({ seat, prompt, about }: Pick<Given, 'seat' | 'prompt' | 'about'>, given: Given): boolean =>
  seat === given.seat &&
  prompt === given.prompt &&
  (about === given.about || (about !== null && given.about !== null && slotOf(about) === slotOf(given.about)));

/** The decision without one of its answers, where it is a choice of one among several. */
function without(request: Request, answer: Answer): Request {
  const { space } = request;
  if (space.kind !== 'oneOf') return request;
  const options = space.options.filter(({ key }) => key !== answer);
  if (options.length === 0) return request;
  return { ...request, space: { ...space, options }, rest: request.rest === answer ? null : request.rest };
}

/** The watch once a decision was answered. */
export function watchAfter({ watch }: Position, request: Request, answer: Answer): Watch {
  const { loop } = watch;
  if (loop === null) return seenAfter(watch, request, answer);
  if (loop.stops === null) return watch;
  // Another action than the loop's has been performed.
  if (!isSame(loop.round[loop.at]?.answer, answer)) return seenAfter(onlyStopped(watch), request, answer);
  const at = (loop.at + 1) % loop.round.length;
  if (at > 0) return watchWith(watch, { loop: { ...loop, at } });
  return loop.left > 0 ? watchWith(watch, { loop: { ...loop, at, left: loop.left - 1 } }) : onlyStopped(watch);
}

/** The watch once a decision outside a loop that is performed was answered. */
function seenAfter(watch: Watch, request: Request, answer: Answer): Watch {
  const seen = seenOf(watch, request, answer);
  return seen.settled.length === 0 ? seen : alongWith(seen, givenTo(request, answer));
}

function seenOf(watch: Watch, request: Request, answer: Answer): Watch {
  const { from, given, stopped } = watch;
  if (stopped.length > 0) {
    const still = stopped.filter(
      ({ round, barred, once }) =>
        !isOutside(round, request, answer) && !(once && barred.some((given) => isAsked(request, given))),
    );
    if (still.length < stopped.length) return watchWith(watchedAnew(watch), { stopped: still });
  }
  return from === null ? watch : watchWith(watch, { given: [...given, givenTo(request, answer)] });
}

/** Whether an answer begins what is no part of a loop. */
const isOutside = (round: readonly Given[], request: Request, answer: Answer): boolean =>
  doneBy(request, answer) === 'act' && !round.some((given) => isAsked(request, given) && isSame(given.answer, answer));

const givenTo = (request: Request, answer: Answer): Given => ({
  seat: request.seat,
  prompt: request.prompt,
  about: request.about,
  answer,
  free: isOpen(request.space),
  does: doneBy(request, answer),
});

function doneBy({ space, rest }: Request, answer: Answer): Given['does'] {
  if (answer === rest) return 'nothing';
  const isAction =
    space.kind === 'oneOf' && space.options.some(({ key, action }) => key === answer && action !== undefined);
  return rest !== null || isAction ? 'act' : 'choose';
}

const isSame = <T>(one: T | undefined, other: T): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** Who may not choose the loop that was found, having gone round it before; `null` where nobody did who may not. */
export function neverAgain({ watch: { loop, settled }, zones }: Position): Seat | null {
  if (loop === null) return null;
  const before = settled.find(
    (one) => isSameRound(one.round, loop.round) && (one.zones === undefined || liesAlike(one.zones, zones)),
  );
  return before?.seat ?? null;
}

/** Whether the same answers lead around, wherever that begins. */
const isSameRound = (one: readonly Given[], other: readonly Given[]): boolean =>
  one.length === other.length &&
  one.some((_, from) => one.every((given, at) => isGiven(other[(at + from) % one.length], given)));

/** Whether an answer is that of a loop. */
const isGiven = (before: Given | undefined, given: Given): boolean =>
  before !== undefined && isAsked(given, before) && isSame(before.answer, given.answer);

const liesAlike = (one: Position['zones'], other: Position['zones']): boolean =>
  Object.keys(one).every((key) => isSame(one[key], other[key] ?? []));
