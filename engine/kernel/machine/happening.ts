/**
 * The steps of a batch in which something is replaced, repeated or put in order. What cannot be changed any more is settled;
 * when everything is, the batch happens, all of it at the same time.
 */
import { toArrange } from '../happen/arranging';
import { become, nextPart, offTheTop, repeats, replacingBeyond } from '../happen/happen';
import {
  askReplacement,
  askWhich,
  chooserOf,
  contended,
  insteadOf,
  nameOf,
  replacementsFor,
  settledOf,
  shielded,
} from '../happen/replacing';
import { asRuled, lacking, redirected } from '../happen/ruled';
import { toStamp } from '../happen/timestamps';
import { about } from '../position/about';
import { together } from '../position/amounts';
import { pointsOf } from '../position/dice';
import { call, done, goTo, next, type Outcome, perform } from '../position/outcome';
import {
  type Event,
  type EventOf,
  type Frame,
  type Happening,
  type Instance,
  isInstance,
  type Option,
  type Part,
} from '../position/position';
import type { Ctx } from '../view/context';
import { request } from '../view/context';
import type { GameTypes } from '../view/ruleset';

/** The procedure of a batch that cannot happen at one look; what its steps perform is settled. */
export const HAPPEN = 'happen';

/**
 * A batch of events of which nothing is settled yet.
 * @param replacedBy what has been applied already to the event that these take the place of
 */
export const unsettled = (events: readonly Event[], replacedBy: readonly Instance[] = []): Happening => ({
  parts: events.map((event): Part => ({ event, replacedBy, settled: false })),
  later: [],
  arranged: [],
});

/**
 * Step: for the next part that an effect replaces, its player chooses by which; a part is replaced only once by each. Of parts that an
 * effect does not last for, the player says first which it is, as soon as that effect is what comes next for each of them.
 */
export function replace<G extends GameTypes>(x: Ctx<G>): Outcome {
  const asked = apart(x, x.need('happening'));
  const at = asked.first ?? nextPart(x, asked.parts);
  const one = asked.parts[at];
  if (!one) return next({ happening: { ...asked, at: undefined }, chosen: undefined });
  const event = asRuled(x, one.event, settledOf(asked.parts));
  if (event === null)
    return goTo('replace', { happening: { ...asked, first: undefined, parts: asked.parts.toSpliced(at, 1) } });
  const part = { ...one, event };
  const happening = { ...asked, parts: asked.parts.with(at, part) };
  const which = happening.first === undefined ? contended(x, happening.parts, at) : null;
  if (typeof which === 'number') return goTo('replace', { happening: { ...happening, first: which } });
  if (which !== null)
    return { kind: 'ask', request: askWhich(which), env: { happening: { ...happening, at: undefined } } };
  const open = replacementsFor(x, part);
  const now = { ...happening, at, first: undefined };
  if (open.length === 0) return next({ happening: now, chosen: undefined });
  const { seat, among: own } = chooserOf(x, part.event, open);
  const among = [...own, ...replacingBeyond(x, part, happening.parts)];
  const [only, ...others] = among;
  if (others.length > 0 || only?.ability.optional)
    return { kind: 'ask', request: askReplacement(seat, among), env: { happening: now } };
  return next({ happening: now, chosen: only && { key: only.key } });
}

/** The batch with what is several events in a row taken apart: the first of them now, the rest after the batch (`again`). */
function apart<G extends GameTypes>(x: Ctx<G>, happening: Happening): Happening {
  const unsettledOnes = happening.parts.flatMap((part) => (part.settled ? [] : [part.event]));
  const { first, rest } = offTheTop(x, unsettledOnes, settledOf(happening.parts));
  const later = [...happening.later];
  const parts = happening.parts.flatMap((part): readonly Part[] => {
    if (part.settled) return [part];
    if (rest.includes(part.event)) {
      later.push(part);
      return [];
    }
    const event = first.has(part.event) ? first.get(part.event) : part.event;
    if (!event) return [];
    const repetition = repeats(x, event);
    if (repetition === null) return [event === part.event ? part : { ...part, event }];
    later.push({ ...part, event: repetition.rest });
    return [{ ...part, event: repetition.first }];
  });
  return { ...happening, parts, later };
}

/** Step: what is said to happen instead is worked out; the original event does not happen. */
export function instead<G extends GameTypes>(x: Ctx<G>): Outcome {
  const happening = x.need('happening');
  if (happening.at === undefined && x.env.chosen)
    return goTo('replace', { happening: { ...happening, first: x.env.chosen.index }, chosen: undefined });
  const at = happening.at ?? -1;
  const part = happening.parts[at];
  const open = part && x.env.chosen ? replacementsFor(x, part) : [];
  if (!part || open.length === 0) return next();
  const chosen = open.find(({ key }) => key === x.env.chosen?.key);
  const beyond = chosen ? [] : replacingBeyond(x.with(null), part, happening.parts);
  if (beyond.some(({ key }) => key === x.env.chosen?.key))
    return goTo('become', { happening, chosen: undefined, result: undefined });
  // Who declines has been asked about those alone that could come next: others wait for their turn.
  const done = chosen ? [chosen] : [...chooserOf(x.with(null), part.event, open).among, ...beyond];
  const replacedBy = [...part.replacedBy, ...done.map(({ instance }) => instance)];
  const parts = happening.parts.with(at, { ...part, replacedBy });
  const later = chosen ? usedUpFor(happening.later, part, chosen.instance) : happening.later;
  const now = { happening: { ...happening, parts, later }, chosen: undefined, result: undefined };
  if (!chosen) return goTo('replace', now);
  const left = shielded(chosen, part.event);
  if (left !== null) return next({ ...now, result: { done: true, events: left } });
  return call('instead', { program: insteadOf(chosen, part.event) }, now);
}

/**
 * What is to come, where some of it is what the same original event has become: an effect that replaces one of several in a row has been
 * applied once for that event, and replaces none of the others.
 */
const usedUpFor = (later: readonly Part[], { event, replacedBy }: Part, instance: Instance): readonly Part[] =>
  later.map((one) =>
    isOfTheSame(one, event, replacedBy) ? { ...one, replacedBeside: [...(one.replacedBeside ?? []), instance] } : one,
  );

/** Of what a player does over and over; what happens to each of several objects is an event of its own. */
const isOfTheSame = ({ event: is, replacedBy: by }: Part, event: Event, replacedBy: readonly Instance[]): boolean =>
  by.length > 0 &&
  is.kind === event.kind &&
  about(is).objects.length === 0 &&
  about(is).players[0] === about(event).players[0] &&
  by.every((one, at) => isInstanceAt(replacedBy, at, one));

const isInstanceAt = (all: readonly Instance[], at: number, one: Instance): boolean => {
  const other = all[at];
  return other !== undefined && isInstance(other, one);
};

/** Step: what is left open of the part is chosen. */
export function complete<G extends GameTypes>(x: Ctx<G>): Outcome {
  const happening = x.need('happening');
  const part = happening.parts[happening.at ?? -1];
  const lacks = part && !x.env.result?.events ? lacking(x, part.event) : null;
  if (lacks === null) return next({ chosen: undefined });
  const [only, ...others] = lacks.options;
  return only && others.length === 0 ? next({ chosen: only }) : { kind: 'ask', request: lacks.request(lacks.options) };
}

/** Step: and the part is the whole event now, or none, or lacks more. */
export function completed<G extends GameTypes>(x: Ctx<G>): Outcome {
  const happening = x.need('happening');
  const { at = -1, parts } = happening;
  const part = parts[at];
  const lacks = part && x.env.chosen ? lacking(x, part.event) : null;
  if (!part || lacks === null) return next({ chosen: undefined });
  const chosen = lacks.options.find(({ key }) => key === x.env.chosen?.key);
  const event = chosen ? redirected(x, lacks.completed(chosen), settledOf(parts)) : null;
  const now = event ? [{ ...part, event }] : [];
  const env = { happening: { ...happening, parts: parts.toSpliced(at, 1, ...now) }, chosen: undefined };
  if (event === null) return goTo('replace', env);
  return lacking(x.with(null), event) === null ? next(env) : goTo('complete', env);
}

/** Step: the part becomes what takes its place, or what the edition makes of it; then the next one is looked at. */
export function becomes<G extends GameTypes>(x: Ctx<G>): Outcome {
  const happening = x.need('happening');
  const { parts, later, arranged } = happening;
  const at = happening.at ?? nextPart(x, parts);
  const part = parts[at];
  if (!part) return next();
  const { event: was, replacedBy, replacedBeside, instead } = part;
  const given = x.env.result?.events;
  const worn = given?.filter(({ kind }) => kind === 'wear') ?? [];
  const substitutes = given
    ?.filter(({ kind }) => kind !== 'wear')
    .map((event): Part => {
      const still = isStill(was, event);
      return {
        event: still ? changed(was, event) : event,
        replacedBy,
        ...(replacedBeside && { replacedBeside }),
        settled: false,
        ...((instead || !still) && { instead: true }),
      };
    });
  const left = given ? parts.filter((one) => one === part || !stoodFor(part.event, one, given)) : parts;
  const now: Happening = {
    parts: left.toSpliced(left.indexOf(part), 1, ...(substitutes ?? become(x, part, left))),
    later,
    arranged,
  };
  const env = { happening: now, result: undefined };
  // What has been used up is so for the other parts of the batch already.
  return worn.length > 0 ? perform(worn, env, 'replace') : goTo('replace', env);
}

/** Whether what takes the place of an event is that event still, though with another amount. */
function isStill(was: Event, is: Event): boolean {
  if (is.kind !== was.kind || (is.kind === 'move' && was.kind === 'move' && is.to !== was.to)) return false;
  const [before, now] = [about(was), about(is)];
  return before.objects[0] === now.objects[0] && before.players[0] === now.players[0];
}

/**
 * An event as what takes its place has changed it. Of its own it keeps what that says nothing of: what deals the damage and whether in
 * battle, why something is done, how and with what a card arrives.
 */
function changed(was: Event, is: Event): Event {
  if ('battle' in was && 'battle' in is) return { ...was, amount: is.amount };
  switch (is.kind) {
    case 'draw':
    case 'produce':
      return was.kind === is.kind ? { ...was, amount: is.amount } : is;
    case 'life':
      return was.kind === is.kind ? { ...is, cause: was.cause } : is;
    case 'counters':
      return was.kind === is.kind && was.counter === is.counter ? { ...was, change: is.change } : is;
    case 'move':
      return was.kind === is.kind ? arriving(was, is) : is;
    case 'destroy':
    case 'banish':
    case 'discard':
    case 'rest':
    case 'recover':
      return was;
    default:
      return is;
  }
}

/** A card that arrives where it was to arrive, and otherwise as is said; under whom, where that is said. */
function arriving(was: EventOf<'move'>, is: EventOf<'move'>): Event {
  const { meant, with: more, ...said } = is;
  const { under, meant: before, with: first, ...kept } = was;
  return {
    ...kept,
    ...said,
    ...(meant?.said ? { meant } : { ...(under !== undefined && { under }), ...(before && { meant: before }) }),
    ...((first || more) && { with: together(first ?? {}, more ?? {}) }),
    cause: was.cause,
  };
}

/**
 * Whether a part of the batch goes with a move or a destruction that something else happens instead of: destroying, banishing or
 * discarding is putting the card somewhere, and has not happened where that has not; nor has, of either, a moment that tells of it.
 */
function stoodFor(was: Event, { event, settled }: Part, given: readonly Event[]): boolean {
  if ((was.kind !== 'move' && was.kind !== 'destroy') || given.some((one) => isStill(was, one))) return false;
  switch (event.kind) {
    case 'destroy':
    case 'banish':
    case 'discard':
      return was.kind === 'move' && settled && event.item === was.item;
    case 'occasion':
      return event.other === was.item;
    default:
      return false;
  }
}

/** Step: of cards that go into one ordered zone at once, their owner says in which order they are put there, or their zone. */
export function order<G extends GameTypes>(x: Ctx<G>): Outcome {
  const happening = x.need('happening');
  const found = toArrange(x, eventsOf(happening), happening.arranged);
  if (found === null) return next({ chosenAll: undefined });
  const options = found.moves.map(({ item }): Option => ({ key: nameOf(x.p, item), item }));
  if (found.given) return next({ chosenAll: options });
  return { kind: 'ask', request: request(found.owner, 'arrange', { kind: 'order', options }, null) };
}

/** Step: they go there in that order; then the next such cards are looked at. */
export function ordered<G extends GameTypes>(x: Ctx<G>): Outcome {
  const happening = x.need('happening');
  const chosen = x.env.chosenAll;
  const found = chosen ? toArrange(x, eventsOf(happening), happening.arranged) : null;
  if (!chosen || found === null) return next();
  const moves = chosen.flatMap(({ item }) => found.moves.find((move) => move.item === item) ?? []);
  let at = 0;
  const parts = happening.parts.map((part) => {
    const moved = found.moves.some((move) => move === part.event) ? moves[at++] : undefined;
    return moved ? { ...part, event: moved } : part;
  });
  const arranged = [...happening.arranged, found.pile];
  return goTo('order', { happening: { ...happening, parts, arranged }, chosenAll: undefined });
}

/** Step: of effects that begin at once, the turn player says which are the oldest, where that matters. */
export function timestamps<G extends GameTypes>(x: Ctx<G>): Outcome {
  const found = toStamp(x, eventsOf(x.need('happening')));
  if (found === null) return next({ chosenAll: undefined });
  const space = { kind: 'order', options: found.options } as const;
  return { kind: 'ask', request: request(x.p.turn.player, 'timestamps', space, null) };
}

/** Step: they get their timestamps in that order. */
export function stamped<G extends GameTypes>(x: Ctx<G>): Outcome {
  const happening = x.need('happening');
  const chosen = x.env.chosenAll;
  const found = chosen ? toStamp(x, eventsOf(happening)) : null;
  if (!chosen || found === null) return next();
  const parts = found.inOrder(chosen).flatMap((event, at): readonly Part[] => {
    const part = happening.parts[at] ?? happening.parts.at(-1);
    return part ? [{ ...part, event }] : [];
  });
  return next({ happening: { ...happening, parts }, chosenAll: undefined });
}

/** Step: the whole batch happens at the same time. */
export const commitBatch = <G extends GameTypes>(x: Ctx<G>): Outcome => perform(eventsOf(x.need('happening')));

/**
 * Step: what repeats itself happens again, until it has happened as often as it should. What has taken the place of an event happens to
 * its end before what was to come after that event.
 */
export function again<G extends GameTypes>(x: Ctx<G>): Outcome {
  const { parts, later, rolled: before } = x.need('happening');
  const rolled = pointsAmong(parts) ?? before;
  if (later.length === 0) return done(rolled === undefined ? x.env.result : { done: false, ...x.env.result, rolled });
  const most = Math.max(...later.map(({ replacedBy }) => replacedBy.length));
  const isNext = ({ replacedBy }: Part): boolean => replacedBy.length === most;
  const left = later.filter((part) => !isNext(part));
  return goTo('replace', { happening: { parts: later.filter(isNext), later: left, arranged: [], rolled } });
}

/** What the dice of a batch have come to, if it has any. */
function pointsAmong(parts: readonly Part[]): number | undefined {
  for (const { event } of parts) if (event.kind === 'roll') return pointsOf(event);
  return undefined;
}

/** Whether all that a batch has come to happens instead of something else: then what was asked for has not been done. */
export const isAllInstead = ({ env }: Frame): boolean => env.happening?.parts.every(({ instead }) => instead) ?? false;

const eventsOf = ({ parts }: Happening): readonly Event[] => parts.map(({ event }) => event);
