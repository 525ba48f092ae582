/**
 * The objects of a position zone by zone. A list is the same list for as long as the same objects lie there unchanged, in
 * whatever position it is asked for; so what was found from a list holds for as long as one is given that list.
 */

import type { Item, Position, Seat, Zone, ZoneKey } from '../position/position';
import { type AbilityKind, printedCard } from './printed';
import type { GameTypes, Ruleset } from './ruleset';
import { isSameList } from './same-list';

/** What an edition says of zones and of the cards in them. */
type Setting = Pick<Ruleset<GameTypes>, 'zones' | 'zoneKeys' | 'activeZones' | 'activeKeys' | 'elsewhere' | 'printed'>;

/** What was found in some slots. */
interface Lying {
  /** The position's objects and zones when it was last made sure of. */
  items: Position['items'];
  zones: Position['zones'];
  readonly slots: readonly number[];
  readonly objects: readonly Item[];
  /** Those of the objects that were asked for. */
  readonly list: readonly Item[];
  /** The list by controller, where somebody asked. */
  readonly of: [readonly Item[] | null, readonly Item[] | null];
}

/** The lists of a zone that each player has one of, and the list of both. */
interface Both {
  readonly of: readonly [readonly Item[], readonly Item[]];
  readonly all: readonly Item[];
}

/** A zone, with what was last found in it: of a shared one, where the first player's would be. */
interface Place {
  readonly keys: readonly [ZoneKey, ZoneKey];
  readonly shared: boolean;
  readonly lying: [Lying | null, Lying | null];
  both: Both | null;
}

/** What has abilities of a kind. */
interface Able {
  /** When the slots were found. */
  laid: number;
  slots: readonly number[];
  lying: Lying | null;
}

/** What was last found under an edition. */
interface Board {
  readonly rules: Setting;
  readonly places: Map<Zone, Place | null>;
  readonly able: Map<AbilityKind, Able>;
  /** What lies where a text looks that names no zone: by zone, and all of it. */
  meant: { readonly of: readonly (readonly Item[])[]; readonly all: readonly Item[] } | null;
  /** How often other cards lay in the zones where abilities work. */
  laid: number;
  zones: Position['zones'];
}

let latest: Board | null = null;

function boardOf(rules: Setting): Board {
  if (latest?.rules !== rules) latest = { rules, places: new Map(), able: new Map(), meant: null, laid: 0, zones: {} };
  return latest;
}

/** The objects of a zone, bottom (or oldest) first; with a seat, that player's. None in a zone the edition lacks. */
export function lyingIn(rules: Setting, p: Position, zone: Zone, seat: Seat | undefined): readonly Item[] {
  const { places } = boardOf(rules);
  const known = places.get(zone);
  const place = known === undefined ? placed(rules, places, zone) : known;
  if (place === null) return NONE;
  if (place.shared) {
    const lying = lyingAt(place, 0, p);
    return seat === undefined ? lying.list : controlled(lying, seat);
  }
  if (seat !== undefined) return lyingAt(place, seat, p).list;
  const first = lyingAt(place, 0, p).list;
  const second = lyingAt(place, 1, p).list;
  return first.length === 0 ? second : second.length === 0 ? first : ofBoth(place, first, second);
}

/** The objects where a text looks that names no zone, zone by zone. */
export function lyingWhereMeant(rules: Setting, p: Position): readonly Item[] {
  const { activeZones } = rules;
  const [first, ...others] = activeZones;
  if (first === undefined || others.length === 0)
    return first === undefined ? NONE : lyingIn(rules, p, first, undefined);
  const board = boardOf(rules);
  const { meant } = board;
  if (meant !== null && activeZones.every((zone, i) => meant.of[i] === lyingIn(rules, p, zone, undefined)))
    return meant.all;
  const of = activeZones.map((zone) => lyingIn(rules, p, zone, undefined));
  const all = of.flat();
  board.meant = { of, all };
  return all;
}

/** A zone that is looked at for the first time; `null` where the edition lacks it. */
function placed(rules: Setting, places: Board['places'], zone: Zone): Place | null {
  const keys = rules.zoneKeys[zone];
  const shared = rules.zones[zone]?.shared === true;
  const place = keys ? { keys, shared, lying: [null, null] satisfies Place['lying'], both: null } : null;
  places.set(zone, place);
  return place;
}

function lyingAt({ keys, lying }: Place, seat: Seat, p: Position): Lying {
  const known = lying[seat];
  if (known !== null && isOf(known, p)) return known;
  const found = lyingOf(known, p, p.zones[keys[seat]]);
  if (found !== known) lying[seat] = found;
  return found;
}

/** Whether it was made sure of in just these objects and zones. */
const isOf = ({ items, zones }: Lying, p: Position): boolean => items === p.items && zones === p.zones;

/**
 * The objects with what is printed on them, where abilities work or abilities of the kind say that they do, of cards that have some
 * on any face; with a seat, that player's.
 */
export function havingAbility(rules: Setting, p: Position, kind: AbilityKind, seat: Seat | undefined): readonly Item[] {
  const board = boardOf(rules);
  let able = board.able.get(kind);
  if (able !== undefined && able.lying !== null && isOf(able.lying, p))
    return seat === undefined ? able.lying.list : controlled(able.lying, seat);
  if (!liesAlike(board, p.zones)) board.laid += 1;
  board.zones = p.zones;
  if (able === undefined) {
    able = { laid: -1, slots: NO_SLOTS, lying: null };
    board.able.set(kind, able);
  }
  if (able.laid !== board.laid) {
    const slots = slotsHaving(rules, p, kind);
    if (!isSameList(slots, able.slots)) able.slots = slots;
    able.laid = board.laid;
  }
  const known = able.lying;
  const lying = lyingOf(known, p, able.slots, rules);
  if (lying !== known) able.lying = lying;
  return seat === undefined ? lying.list : controlled(lying, seat);
}

/** Whether the same cards lie in the zones where abilities work. */
function liesAlike({ rules, zones: before }: Board, zones: Position['zones']): boolean {
  if (before === zones) return true;
  for (const key of rules.activeKeys) if (before[key] !== zones[key]) return false;
  for (const { key } of rules.elsewhere) if (before[key] !== zones[key]) return false;
  return true;
}

function slotsHaving(rules: Setting, { items, zones }: Position, kind: AbilityKind): readonly number[] {
  const found: number[] = [];
  for (const key of rules.activeKeys) {
    for (const slot of zones[key] ?? NO_SLOTS) {
      const item = items[slot];
      if (item && printedCard(rules, item)?.[kind]) found.push(slot);
    }
  }
  for (const { zone, key } of rules.elsewhere) {
    for (const slot of zones[key] ?? NO_SLOTS) {
      const item = items[slot];
      if (item && printedCard(rules, item)?.elsewhere[kind]?.includes(zone)) found.push(slot);
    }
  }
  return found;
}

/**
 * Whether an object has been turned face down, and has nothing of what is printed on it. A card that lies face down because all do
 * in its zone has it as a card in a hand or a deck has: only who sees it is another matter.
 */
export const isTurnedDown = ({ zones }: Pick<Setting, 'zones'>, { faceDown, zone }: Item): boolean =>
  faceDown && zones[zone]?.laid !== 'faceDown';

/** What lies in slots, with rules only what they do not let lie turned down; what was found before, where it still lies there. */
function lyingOf(
  known: Lying | null,
  { items, zones }: Position,
  slots: readonly number[] = NO_SLOTS,
  rules: Setting | null = null,
): Lying {
  if (known?.slots === slots && (known.items === items || stillLies(known, items))) {
    known.items = items;
    known.zones = zones;
    return known;
  }
  const objects = pick(items, slots);
  return {
    items,
    zones,
    slots,
    objects,
    list: rules === null ? objects : objects.filter((item) => !isTurnedDown(rules, item)),
    of: [null, null],
  };
}

function stillLies({ slots, objects }: Lying, items: Position['items']): boolean {
  for (let i = 0; i < objects.length; i += 1) if (objects[i] !== items[slots[i] ?? -1]) return false;
  return true;
}

function controlled({ list, of }: Lying, seat: Seat): readonly Item[] {
  of[seat] ??= list.length === 0 ? NONE : list.filter(({ controller }) => controller === seat);
  return of[seat];
}

function ofBoth(place: Place, first: readonly Item[], second: readonly Item[]): readonly Item[] {
  const { both } = place;
  if (both?.of[0] === first && both.of[1] === second) return both.all;
  const all = [...first, ...second];
  place.both = { of: [first, second], all };
  return all;
}

const NONE: readonly Item[] = [];
const NO_SLOTS: readonly number[] = [];

function pick(items: Position['items'], slots: readonly number[]): readonly Item[] {
  if (slots.length === 0) return NONE;
  const found: Item[] = [];
  for (const slot of slots) {
    const item = items[slot];
    if (item) found.push(item);
  }
  return found;
}
