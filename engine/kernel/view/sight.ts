/** Who sees the face of an object where it lies. */
import { type Item, type Position, SEATS, type Seat, slotOf } from '../position/position';
import type { Look } from './look';
import type { GameTypes, Ruleset, Sees } from './ruleset';

/**
 * Whether a player sees the face of an object. A row of the edition that has a say about such an object decides; else the
 * zone it lies in does. What is in no zone is seen by nobody.
 */
export function sees<G extends GameTypes>(look: Look<G>, seat: Seat, item: Item): boolean {
  const said = firstSaid(look, 'visibility', look.rules.visibility, item, seat);
  if (said !== null) return said;
  const zone = look.rules.zones[item.zone];
  if (!zone) return false;
  look.log?.via('zone', item.zone, look.rules.zoneClauses[item.zone] ?? []);
  switch (zone.seen) {
    case 'all':
      return true;
    case 'owner':
      return holderOf(look.rules, look.p, item) === seat;
    case 'none':
      return false;
  }
}

/** The players who see the face of an object. */
export const whoSees = <G extends GameTypes>(look: Look<G>, item: Item): readonly Seat[] =>
  SEATS.filter((seat) => sees(look, seat, item));

/** Whether a player sees the side of an object that is not up, as the rows of the edition say; where none does, nobody sees it. */
export const seesBack = <G extends GameTypes>(look: Look<G>, seat: Seat, item: Item): boolean =>
  firstSaid(look, 'back', look.rules.backs, item, seat) ?? false;

/** What the first row says that has a say about such an object. */
function firstSaid<G extends GameTypes>(
  look: Look<G>,
  kind: 'visibility' | 'back',
  rows: Ruleset<G>['visibility'],
  item: Item,
  seat: Seat,
): boolean | null {
  for (const { name, run, clauses } of rows) {
    const said = run(look, item, seat);
    if (said === null) continue;
    look.log?.via(kind, name, clauses);
    return said;
  }
  return null;
}

/** The player in whose zone an object lies; of a shared zone, who controls it. */
function holderOf<G extends GameTypes>(rules: Ruleset<G>, p: Position, item: Item): Seat {
  const [first, second] = rules.zoneKeys[item.zone] ?? [];
  if (first === undefined || second === undefined || first === second) return item.controller;
  return p.zones[first]?.includes(slotOf(item.ref)) ? 0 : 1;
}

/** What a text being carried out shows to a player, that player sees. */
export function shownIsSeen<G extends GameTypes>({ p }: Look<G>, { ref }: Item, seat: Seat): ReturnType<Sees<G>> {
  for (const { item, to } of p.shown) if (item === ref && to.includes(seat)) return true;
  return null;
}

/**
 * Whether a card that lies face down is revealed all the same: a text under way shows it to both players, or an ability of it was
 * played and has not left the chase. Asked wherever cards that are revealed count, so that it ends at once where nothing is.
 */
export function isRevealed<G extends GameTypes>(look: Look<G>, item: Item): boolean {
  const { p, rules, log } = look;
  if (p.shown.length === 0 && look.in(rules.zoneOf.stack).length === 0) return false;
  for (const { name, run, clauses } of rules.visibility) {
    if (!REVEALING.has(run) || !SEATS.every((seat) => run(look, item, seat))) continue;
    log?.via('visibility', name, clauses);
    return true;
  }
  return false;
}

/** What lies among the cards that a player is choosing or looking for, that player sees. */
export function searchedIsSeen<G extends GameTypes>({ p }: Look<G>, item: Item, seat: Seat): ReturnType<Sees<G>> {
  for (const { env } of p.agenda) {
    const { searched } = env;
    if (searched?.seat === seat && searched.zones.some((zone) => p.zones[zone]?.includes(slotOf(item.ref))))
      return true;
  }
  return null;
}

/** Who knows the front of a card that lies face down may look at it. */
export const knownIsSeen = <G extends GameTypes>(_: Look<G>, item: Item, seat: Seat): ReturnType<Sees<G>> =>
  item.faceDown && item.knownTo.includes(seat) ? true : null;

/** A card that lies face down where cards are seen by all is seen by nobody. */
export const faceDownIsUnseen = <G extends GameTypes>(look: Look<G>, item: Item): ReturnType<Sees<G>> =>
  item.faceDown && look.rules.zones[item.zone]?.seen === 'all' ? false : null;

/** A card that lies face up where cards are laid face down has been revealed, and is seen by all. */
export const revealedIsSeen = <G extends GameTypes>(look: Look<G>, item: Item): ReturnType<Sees<G>> =>
  !item.faceDown && look.rules.zones[item.zone]?.laid === 'faceDown' ? true : null;

/** A card with an ability that was played is revealed until that leaves the chase. */
export function usedIsSeen<G extends GameTypes>(look: Look<G>, { ref }: Item): ReturnType<Sees<G>> {
  for (const { ability } of look.in(look.rules.zoneOf.stack)) if (ability?.source.ref === ref) return true;
  return null;
}

/** The rows by which a card is revealed for a while; by others a player only may look at it. */
const REVEALING: ReadonlySet<unknown> = new Set([shownIsSeen, usedIsSeen]);
