/** What is said to happen instead of an event: which effects could, who chooses among them, and what they come to. */

import { about } from '../position/about';
import {
  begun,
  type Event,
  GONE,
  type Instance,
  isInstance,
  NOTHING_ANNOUNCED,
  type Option,
  type Part,
  type Position,
  type Program,
  programWith,
  type Ref,
  type Request,
  type Seat,
  type StoredReplacement,
  shortName,
  slotOf,
} from '../position/position';
import { instanceOf, works } from '../view/abilities';
import { evaluate } from '../view/condition';
import { request } from '../view/context';
import type { Look } from '../view/look';
import type { GameTypes, Replacement, Ruleset } from '../view/ruleset';
import { asRuled } from './ruled';

/** Every replacement effect that could apply to a part, each once for what the part was at first. */
export function replacementsFor<G extends GameTypes>(look: Look<G>, part: Part): readonly Replacement[] {
  if (!couldBeReplaced(look.rules, part.event)) return NO_REPLACEMENTS;
  const found: Replacement[] = [];
  const { language } = look.rules;
  const could = language.couldBe(part.event);
  for (const source of look.having('replaces')) {
    for (const held of look.chars(source).abilities) {
      const { key, ability, keyword } = held;
      if (ability.kind !== 'replace') continue;
      // Nobody is told of what waits for something else.
      if (look.log === null && !could.includes(ability.when.on)) continue;
      if (!works(look, source, ability)) continue;
      const instance = instanceOf(source, held);
      if (
        isUsedUp(look, part, instance) ||
        (ability.while && !evaluate(look, ability.while, source.controller, source, false)) ||
        !language.fits({ source, look, before: look, after: look, happened: false }, ability.when, part.event)
      )
        continue;
      if (keyword) look.log?.via('keyword', keyword.row, keyword.clauses);
      found.push({ key: `${source.name}#${shortName(key)}`, source, instance, ability });
    }
  }
  for (const stored of look.p.stored) {
    const { id, key, controller, captured, affects } = stored;
    const ability = look.rules.abilities.get(key)?.ability;
    const source = { ...stored.source, controller };
    const instance = { key, bearer: source.ref, by: null, stored: id };
    if (
      ability?.kind !== 'replace' ||
      isUsedUp(look, part, instance) ||
      !language.fits(
        { source, look, before: look, after: look, happened: false, captured, affects },
        ability.when,
        part.event,
      )
    )
      continue;
    const name = `${source.name}#${shortName(key)}`;
    const same = found.filter((one) => one.instance.key === key && one.source.ref === source.ref).length;
    found.push({ key: same === 0 ? name : `${name}/${same + 1}`, source, instance, ability, stored });
  }
  return found;
}

/** What has replaced a part, or what that has become of, replaces nothing of it again where the edition has it so. */
const isUsedUp = <G extends GameTypes>(look: Look<G>, part: Part, instance: Instance): boolean =>
  (isAmong(part.replacedBy, instance) ||
    (part.replacedBeside !== undefined && isAmong(part.replacedBeside, instance))) &&
  look.rules.replacesOnce(look);

const isAmong = (all: readonly Instance[], instance: Instance): boolean => all.some((one) => isInstance(one, instance));

const NO_REPLACEMENTS: readonly Replacement[] = [];

/** A first look at the event alone: could it be anything that a replacement effect of the pool waits for? */
function couldBeReplaced<G extends GameTypes>({ replacedOn, language }: Ruleset<G>, event: Event): boolean {
  for (const one of language.couldBe(event)) if (replacedOn.has(one)) return true;
  return false;
}

/** What is settled of a batch. */
export const settledOf = (parts: readonly Part[]): readonly Event[] =>
  parts.flatMap(({ settled, event }) => (settled ? [event] : []));

/** The text that is carried out instead of an event. */
export function insteadOf({ source, instance, stored }: Replacement, event: Event): Program {
  const program = begun(source, instance.key, source.controller, stored?.captured ?? NOTHING_ANNOUNCED, { event });
  return programWith(program, { collected: stored?.once ? [wears(stored, 'over')] : [] });
}

/** What an object was called, for one that is gone. */
export const nameOf = (p: Position, ref: Ref): string => p.items[slotOf(ref)]?.name ?? GONE;

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

/**
 * Of what happens at once to a player or to objects of one, the parts that an effect could replace which does not last for all of
 * them, or for what they may yet be made, so that it matters to which it is applied first; or one of them to which others come
 * first, so that it is not known yet what of it there will be. `null` where there are none.
 * @param at the part that comes next otherwise
 */
export function contended<G extends GameTypes>(
  look: Look<G>,
  parts: readonly Part[],
  at: number,
): Contended | number | null {
  const part = parts[at];
  if (!part || look.p.stored.length === 0 || parts.length < 2) return null;
  const quiet = look.with(null);
  const settled = settledOf(parts);
  const seat = affectedPlayer(quiet, part.event);
  for (const { stored, instance, ability } of chooserOf(quiet, part.event, replacementsFor(quiet, part)).among) {
    if (!stored || ability.optional || !(stored.once || stored.left !== undefined)) continue;
    const isIt = (other: Replacement): boolean => isInstance(other.instance, instance);
    const those: Contender[] = [];
    let mayGrow = false;
    for (const [index, one] of parts.entries()) {
      if (one.settled || affectedPlayer(quiet, one.event) !== seat) continue;
      const event = asRuled(quiet, one.event, settled);
      const open = event === null ? NO_REPLACEMENTS : replacementsFor(quiet, { ...one, event });
      if (event === null || !open.some(isIt)) continue;
      if (!chooserOf(quiet, event, open).among.some(isIt)) return index;
      those.push({ index, event });
      mayGrow ||= open.some((other) => !isIt(other) && !onlyPrevents(other));
    }
    const all = those.reduce((sum, { event }) => sum + amountOf(event), 0);
    if (those.length < 2 || (stored.left !== undefined && stored.left >= all && !mayGrow)) continue;
    const options = toldApart(look.p, those);
    if (options.length > 1) return { seat, options };
  }
  return null;
}

const onlyPrevents = ({ ability }: Replacement): boolean => ability.instead.every(({ op }) => op === 'prevent');

interface Contended {
  /** Whom they concern. */
  readonly seat: Seat;
  readonly options: readonly Option[];
}

/** A part of a batch, by its place there. */
interface Contender {
  readonly index: number;
  readonly event: Event;
}

/**
 * One option for each of them, by what it happens to where that tells them apart, otherwise by what deals it, or by both. Between
 * those that are alike in both there is nothing to choose.
 */
function toldApart(p: Position, those: readonly Contender[]): readonly Option[] {
  const told = those.map(({ index, event }) => {
    const to: Option = { index, ...affected(p, event) };
    const by: Option = 'battle' in event ? { index, key: nameOf(p, event.source), by: event.source } : to;
    return { to, by, both: { ...to, ...by, key: `${to.key}#${by.key}` } };
  });
  const both = byKey(told.map((one) => one.both));
  const alone = [told.map(({ to }) => to), told.map(({ by }) => by)].map(byKey);
  return alone.find((options) => options.length === both.length) ?? both;
}

function affected(p: Position, event: Event): Option {
  const { objects, players } = about(event);
  const [item] = objects;
  const [player] = players;
  if (item !== undefined) return { key: nameOf(p, item), item };
  return player === undefined ? { key: GONE } : { key: player === 0 ? 'A' : 'B', player };
}

/** The first of each key. */
const byKey = (options: readonly Option[]): readonly Option[] =>
  options.filter(({ key }, at) => options.findIndex((one) => one.key === key) === at);

/** To which of them it is applied first. */
export const askWhich = ({ seat, options }: Contended): Request =>
  request(seat, 'replaced', { kind: 'oneOf', options }, null);

/** Which of them replaces it, or whether any does. */
export function askReplacement(seat: Seat, among: readonly Replacement[]): Request {
  const options: Option[] = among.map(({ key, source }) => ({ key, item: source.ref }));
  if (among.every(({ ability }) => ability.optional)) options.push({ key: 'no' });
  return request(seat, 'replacement', { kind: 'oneOf', options }, null);
}
