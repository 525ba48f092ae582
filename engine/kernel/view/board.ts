/**
 * The objects of a position zone by zone. A list is the same list for as long as the same objects lie there unchanged, in
 * whatever position it is asked for; so what was found from a list holds for as long as one is given that list.
 */

import type { Item, Position, Seat, Zone, ZoneKey } from '../position/position';
import { ABILITY_KINDS, type AbilityKind, type PrintedCard, printedCard } from './printed';
import type { GameTypes, Ruleset } from './ruleset';
import { isSameList } from './same-list';

/** What an edition says of zones and of the cards in them. */
type Setting = Pick<
  Ruleset<GameTypes>,
  'zones' | 'zoneKeys' | 'zoneOf' | 'activeZones' | 'activeKeys' | 'elsewhere' | 'printed' | 'language'
>;

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
  slots: readonly number[];
  /** The slots as they are being found. */
  found: number[];
  lying: Lying | null;
  /** What those of some slots wait for, where somebody asked since: another position than the last that was looked over may have. */
  signs: { readonly of: readonly number[]; readonly signs: ReadonlySet<string> } | null;
}

/** The kinds of which a card has abilities, and those with a zone of their own where they work. */
interface Kinds {
  readonly of: Item['printedAs'];
  readonly here: readonly Able[];
  readonly elsewhere: readonly { readonly one: Able; readonly zones: readonly Zone[] }[];
}

/** What was last found under an edition. */
interface Board {
  readonly rules: Setting;
  readonly places: Map<Zone, Place | null>;
  /** Of each kind of which any card has abilities. */
  readonly able: ReadonlyMap<AbilityKind, Able>;
  /** By slot, where somebody asked. */
  readonly kinds: Kinds[];
  /** What the cards wait for, as signs of events. */
  readonly signs: Map<PrintedCard, readonly string[]>;
  /** What lies where a text looks that names no zone: by zone, and all of it. */
  meant: { readonly of: readonly (readonly Item[])[]; readonly all: readonly Item[] } | null;
  /** The zones when it was last seen which cards lie where abilities work. */
  zones: Position['zones'];
}

let latest: Board | null = null;

function boardOf(rules: Setting): Board {
  if (latest?.rules !== rules)
    latest = { rules, places: new Map(), able: ablesOf(rules), kinds: [], signs: new Map(), meant: null, zones: {} };
  return latest;
}

function ablesOf({ printed }: Setting): Board['able'] {
  const cards = Object.values(printed);
  const isAny = (kind: AbilityKind): boolean => cards.some((card) => card[kind] || card.elsewhere[kind] !== undefined);
  return new Map(
    ABILITY_KINDS.filter(isAny).map((kind) => [kind, { slots: NO_SLOTS, found: [], lying: null, signs: null }]),
  );
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
  const lying = madeSure(rules, p, kind)?.lying ?? null;
  if (lying === null) return NONE;
  return seat === undefined ? lying.list : controlled(lying, seat);
}

/** What the automatic abilities wait for that those objects have or could be given, as signs of events. */
export function signsAwaited(rules: Setting, p: Position): ReadonlySet<string> {
  const able = madeSure(rules, p, 'automatic');
  if (able === null) return NO_SIGNS;
  const of = able.lying?.slots ?? NO_SLOTS;
  if (able.signs?.of === of) return able.signs.signs;
  const { signs: known } = boardOf(rules);
  const signs = new Set<string>();
  for (const item of able.lying?.objects ?? NONE) {
    const card = printedCard(rules, item);
    if (card === undefined) continue;
    const ofCard = known.get(card) ?? signsOfCard(rules, card);
    known.set(card, ofCard);
    for (const sign of ofCard) signs.add(sign);
  }
  able.signs = { of, signs };
  return signs;
}
const NO_SIGNS: ReadonlySet<string> = new Set();

const signsOfCard = ({ language, zoneOf }: Setting, { waits }: PrintedCard): readonly string[] => [
  ...new Set(waits.flatMap((when) => language.signsOf(when, zoneOf))),
];

/** What has abilities of a kind in a position; `null` where no card has any. */
function madeSure(rules: Setting, p: Position, kind: AbilityKind): Able | null {
  const board = boardOf(rules);
  const able = board.able.get(kind) ?? null;
  if (able === null || (able.lying !== null && isOf(able.lying, p))) return able;
  if (!liesAlike(board, p.zones)) lookOver(board, p);
  board.zones = p.zones;
  const known = able.lying;
  const lying = lyingOf(known, p, able.slots, rules);
  if (lying !== known) able.lying = lying;
  return able;
}

/** Whether the same cards lie in the zones where abilities work. */
function liesAlike({ rules, zones: before }: Board, zones: Position['zones']): boolean {
  if (before === zones) return true;
  for (const key of rules.activeKeys) if (before[key] !== zones[key]) return false;
  for (const { key } of rules.elsewhere) if (before[key] !== zones[key]) return false;
  return true;
}

/** Which cards have abilities of which kind, after others have come to lie where abilities work. */
function lookOver(board: Board, { items, zones }: Position): void {
  const { rules, able } = board;
  for (const one of able.values()) one.found = [];
  for (const key of rules.activeKeys)
    for (const slot of zones[key] ?? NO_SLOTS) {
      const item = items[slot];
      if (item) for (const one of kindsOf(board, slot, item).here) one.found.push(slot);
    }
  for (const { zone, key } of rules.elsewhere)
    for (const slot of zones[key] ?? NO_SLOTS) {
      const item = items[slot];
      if (!item) continue;
      for (const { one, zones } of kindsOf(board, slot, item).elsewhere) if (zones.includes(zone)) one.found.push(slot);
    }
  for (const one of able.values()) {
    if (!isSameList(one.found, one.slots)) one.slots = one.found;
    one.signs = null;
  }
}

function kindsOf({ rules, able, kinds }: Board, slot: number, { printedAs }: Item): Kinds {
  const known = kinds[slot];
  if (known?.of === printedAs) return known;
  const card = printedCard(rules, { printedAs });
  const here: Able[] = [];
  const elsewhere: { readonly one: Able; readonly zones: readonly Zone[] }[] = [];
  for (const [kind, one] of able) {
    if (card?.[kind]) here.push(one);
    const zones = card?.elsewhere[kind];
    if (zones !== undefined) elsewhere.push({ one, zones });
  }
  const made: Kinds = { of: printedAs, here, elsewhere };
  kinds[slot] = made;
  return made;
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
