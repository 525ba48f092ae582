/**
 * The objects of a position zone by zone. A list is the same list for as long as the same objects lie there unchanged, in
 * whatever position it is asked for; so what was found from a list holds for as long as one is given that list.
 */

import type { Item, Position, Seat, Zone, ZoneKey } from '../position/position';
import { type AbilityKind, printedCard } from './printed';
import type { GameTypes, Ruleset } from './ruleset';

/** What an edition says of zones and of the cards in them. */
type Setting = Pick<Ruleset<GameTypes>, 'zones' | 'zoneKeys' | 'activeKeys' | 'elsewhere' | 'printed'>;

/** What was found in some slots. */
interface Lying {
  /** The position's objects when it was last made sure of. */
  items: Position['items'];
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

/** What was last found under an edition. */
interface Board {
  readonly rules: Setting;
  readonly lying: Map<ZoneKey, Lying>;
  readonly both: Map<Zone, Both>;
  /** What has abilities of a kind. */
  readonly able: Map<AbilityKind, Lying>;
  /** Where cards with abilities of a kind lie: the same for as long as the same cards lie where abilities work. */
  zones: Position['zones'];
  having: Partial<Record<AbilityKind, readonly number[]>>;
}

let latest: Board | null = null;

function boardOf(rules: Setting): Board {
  if (latest?.rules !== rules)
    latest = { rules, lying: new Map(), both: new Map(), able: new Map(), zones: {}, having: {} };
  return latest;
}

/** The objects of a zone, bottom (or oldest) first; with a seat, that player's. None in a zone the edition lacks. */
export function lyingIn(rules: Setting, p: Position, zone: Zone, seat: Seat | undefined): readonly Item[] {
  const keys = rules.zoneKeys[zone];
  if (!keys) return NONE;
  const board = boardOf(rules);
  if (rules.zones[zone]?.shared) {
    const lying = lyingAt(board.lying, keys[0], p.items, p.zones[keys[0]]);
    return seat === undefined ? lying.list : controlled(lying, seat);
  }
  if (seat !== undefined) return lyingAt(board.lying, keys[seat], p.items, p.zones[keys[seat]]).list;
  const first = lyingAt(board.lying, keys[0], p.items, p.zones[keys[0]]).list;
  const second = lyingAt(board.lying, keys[1], p.items, p.zones[keys[1]]).list;
  return first.length === 0 ? second : second.length === 0 ? first : ofBoth(board, zone, first, second);
}

/**
 * The face-up objects, where abilities work or abilities of the kind say that they do, of cards that have some on any face;
 * with a seat, that player's.
 */
export function havingAbility(rules: Setting, p: Position, kind: AbilityKind, seat: Seat | undefined): readonly Item[] {
  const board = boardOf(rules);
  if (!liesAlike(board, p.zones)) board.having = {};
  board.zones = p.zones;
  board.having[kind] ??= slotsHaving(rules, p, kind);
  const lying = lyingAt(board.able, kind, p.items, board.having[kind], isFaceUp);
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

const isFaceUp = ({ faceDown }: Item): boolean => !faceDown;

/** What lies in slots; what was found before, where it still lies there. */
function lyingAt<Key>(
  before: Map<Key, Lying>,
  key: Key,
  items: Position['items'],
  slots: readonly number[] = NO_SLOTS,
  wanted: ((item: Item) => boolean) | null = null,
): Lying {
  const known = before.get(key);
  if (known?.slots === slots && (known.items === items || stillLies(known, items))) {
    known.items = items;
    return known;
  }
  const objects = pick(items, slots);
  const list = wanted === null ? objects : objects.filter(wanted);
  const found: Lying = { items, slots, objects, list, of: [null, null] };
  before.set(key, found);
  return found;
}

function stillLies({ slots, objects }: Lying, items: Position['items']): boolean {
  for (let i = 0; i < objects.length; i += 1) if (objects[i] !== items[slots[i] ?? -1]) return false;
  return true;
}

function controlled({ list, of }: Lying, seat: Seat): readonly Item[] {
  of[seat] ??= list.length === 0 ? NONE : list.filter(({ controller }) => controller === seat);
  return of[seat];
}

function ofBoth({ both }: Board, zone: Zone, first: readonly Item[], second: readonly Item[]): readonly Item[] {
  const known = both.get(zone);
  if (known?.of[0] === first && known.of[1] === second) return known.all;
  const all = [...first, ...second];
  both.set(zone, { of: [first, second], all });
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
