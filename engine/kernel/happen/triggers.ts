/** Which automatic abilities an event lets trigger. Both the position before and the one after it are looked at. */

import type { Automatic, Occurrence, Who } from '../position/card';
import { type Event, type Item, type Pending, type Ref, type Seat, slotOf } from '../position/position';
import { evaluate } from '../view/condition';
import { matches } from '../view/filter';
import type { Look } from '../view/look';
import { printedCard } from '../view/printed';
import type { GameTypes, Ruleset } from '../view/ruleset';

type On = Occurrence['on'];

/** What has left in the same batch still triggers: a card that breaks another and is broken with it (FF-TCG 12.3). */
const BACK: readonly On[] = ['leave', 'destroyed', 'graveyard', 'breaks'];
const LOOKS_BACK: ReadonlySet<On> = new Set(BACK);
const NONE: readonly Pending[] = [];

/** What an event of a kind could be for an ability that waits; the other kinds let nothing trigger. */
const LETS_TRIGGER: Readonly<Partial<Record<Event['kind'], readonly On[]>>> = {
  move: ['enter', 'leave', 'graveyard'],
  destroy: ['destroyed'],
  damage: ['damage', 'damaged'],
  damagePlayer: ['damage'],
  draw: ['draw'],
  discard: ['discard'],
  life: ['gainLife', 'loseLife'],
};

/** Moments that have an occurrence of their own; every moment can also be waited for by its name. */
const MOMENTS: Readonly<Record<string, readonly On[]>> = {
  attacks: ['attack', 'occasion'],
  blocks: ['block', 'blocked', 'occasion'],
  breaks: ['breaks', 'occasion'],
  played: ['play', 'occasion'],
};
const ANY_MOMENT: readonly On[] = ['occasion'];

const letsTrigger = (event: Event): readonly On[] =>
  event.kind === 'occasion' ? (MOMENTS[event.name] ?? ANY_MOMENT) : (LETS_TRIGGER[event.kind] ?? []);

/** What the events are that any card of the pool waits for. */
function awaited<G extends GameTypes>({ waitsFor }: Ruleset<G>, events: readonly Event[]): ReadonlySet<On> {
  let found: Set<On> | null = null;
  for (const event of events)
    for (const one of letsTrigger(event)) if (waitsFor.has(one)) found = (found ?? new Set<On>()).add(one);
  return found ?? NOTHING;
}
const NOTHING: ReadonlySet<On> = new Set();

/** A first look at the card alone: could any ability it has, or could be given, wait for one of these? */
function couldTrigger<G extends GameTypes>(rules: Ruleset<G>, source: Item, on: ReadonlySet<On>): boolean {
  for (const one of printedCard(rules, source)?.waitsFor ?? []) if (on.has(one)) return true;
  return false;
}

/**
 * The abilities that the batch makes trigger, one entry an occurrence, in the order of the events.
 * @param before the position before the batch, for abilities of what has left
 * @param after the position after it, for everything else
 */
export function triggered<G extends GameTypes>(
  before: Look<G>,
  after: Look<G>,
  events: readonly Event[],
): readonly Pending[] {
  const on = awaited(after.rules, events);
  if (on.size === 0) return NONE;
  const found: Pending[] = [];
  const scan = (look: Look<G>, back: boolean): void => {
    for (const source of look.having('automatic')) {
      if (!couldTrigger(look.rules, source, on)) continue;
      for (const { key, ability, from, clauses } of look.chars(source).abilities) {
        if (ability.kind !== 'automatic') continue;
        if (from === 'keyword') look.log?.via('keyword', key, clauses);
        if (LOOKS_BACK.has(ability.when.on) !== back) continue;
        for (const event of occurrences(before, after, look, ability, source, events))
          found.push({ source, key, controller: source.controller, event, count: 1 });
      }
    }
  };
  if (BACK.some((one) => on.has(one))) scan(before, true);
  scan(after, false);
  return found;
}

/** The events of the batch for which the ability triggers, one occurrence each. */
function occurrences<G extends GameTypes>(
  before: Look<G>,
  after: Look<G>,
  look: Look<G>,
  ability: Automatic,
  source: Item,
  events: readonly Event[],
): readonly Event[] {
  const fitting = events.filter((event) => fits(before, after, look, ability.when, source, event));
  if (fitting.length === 0) return fitting;
  if (ability.if && !evaluate(look, ability.if, source.controller, source, false)) return [];
  return fitting.filter((event) =>
    look.rules.triggers.every((row) => {
      const passes = row.run(after, source, ability, event, fitting);
      look.log?.via('trigger', row.name, row.clauses);
      return passes;
    }),
  );
}

function fits<G extends GameTypes>(
  before: Look<G>,
  after: Look<G>,
  look: Look<G>,
  when: Occurrence,
  source: Item,
  event: Event,
): boolean {
  const who = (who: Who, ref: Ref | undefined, where: Look<G>): boolean => isWho(where, who, ref, source);
  switch (when.on) {
    case 'enter':
      return (
        event.kind === 'move' &&
        event.to === 'field' &&
        cameIn(before, after, event.item) &&
        who(when.who, arrived(after, event.item), after)
      );
    case 'leave':
      return (
        event.kind === 'move' &&
        before.item(event.item)?.zone === 'field' &&
        event.to !== 'field' &&
        who(when.who, event.item, before)
      );
    case 'destroyed':
      return event.kind === 'destroy' && wasMoved(before, after, event.item) && who(when.who, event.item, before);
    case 'graveyard':
      return (
        event.kind === 'move' &&
        (event.to === 'graveyard' || event.to === 'break') &&
        before.item(event.item)?.zone === 'field' &&
        who(when.who, event.item, before)
      );
    case 'attack':
      return event.kind === 'occasion' && event.name === 'attacks' && who(when.who, event.item, look);
    case 'block':
      return event.kind === 'occasion' && event.name === 'blocks' && who(when.who, event.item, look);
    case 'blocked':
      return event.kind === 'occasion' && event.name === 'blocks' && who(when.who, event.other, look);
    case 'breaks':
      return event.kind === 'occasion' && event.name === 'breaks' && who(when.who, event.item, look);
    case 'damage':
      if (when.battle && !((event.kind === 'damage' || event.kind === 'damagePlayer') && event.battle)) return false;
      if (event.kind === 'damage')
        return when.to !== 'player' && who(when.who, event.source, after) && damagedIs(before, when.types, event.to);
      return event.kind === 'damagePlayer' && when.to !== 'card' && who(when.who, event.source, after);
    case 'damaged':
      return event.kind === 'damage' && who(when.who, event.to, after);
    case 'play': {
      if (event.kind !== 'occasion' || event.name !== 'played' || !isSeat(when.player, event.player, source))
        return false;
      const played = after.item(event.item);
      if (played !== undefined && played.kind !== 'card') return false;
      return when.types === undefined || (played !== undefined && after.isA(played, ...when.types));
    }
    case 'draw':
      return event.kind === 'draw' && isSeat(when.player, event.player, source);
    case 'discard':
      return event.kind === 'discard' && isSeat(when.player, before.item(event.item)?.owner, source);
    case 'gainLife':
      return event.kind === 'life' && event.change > 0 && isSeat(when.player, event.player, source);
    case 'loseLife':
      return event.kind === 'life' && event.change < 0 && isSeat(when.player, event.player, source);
    case 'occasion':
      return (
        event.kind === 'occasion' &&
        event.name === when.name &&
        (when.player === undefined || isSeat(when.player, event.player, source))
      );
  }
}

const damagedIs = <G extends GameTypes>(before: Look<G>, types: readonly string[] | undefined, to: Ref): boolean => {
  const item = before.item(to);
  return types === undefined || (item !== undefined && before.isA(item, ...types));
};

const isSeat = (player: 'you' | 'opponent', seat: Seat | undefined, source: Item): boolean =>
  seat !== undefined && (seat === source.controller) === (player === 'you');

function isWho<G extends GameTypes>(look: Look<G>, who: Who, ref: Ref | undefined, source: Item): boolean {
  if (ref === undefined) return false;
  if (who === 'this') return slotOf(ref) === slotOf(source.ref) && (ref === source.ref || look.item(ref) !== undefined);
  const item = look.item(ref);
  if (!item) return false;
  return matches(item, who, {
    you: source.controller,
    self: source,
    notes: look.p.notes,
    chars: (one) => look.chars(one),
  });
}

/** The object that a moved card has become. */
const arrived = <G extends GameTypes>(after: Look<G>, ref: Ref): Ref | undefined => after.p.items[slotOf(ref)]?.ref;

const cameIn = <G extends GameTypes>(before: Look<G>, after: Look<G>, ref: Ref): boolean =>
  before.item(ref)?.zone !== 'field' && after.p.items[slotOf(ref)]?.zone === 'field';

const wasMoved = <G extends GameTypes>(before: Look<G>, after: Look<G>, ref: Ref): boolean =>
  before.item(ref) !== undefined && before.item(ref)?.zone !== after.p.items[slotOf(ref)]?.zone;
