/** The objects of a position zone by zone, found once for as long as no object changes or moves. */
import type { GameTypes, Ruleset } from './edition';
import type { Item, Position, Seat, Zone } from './position';
import type { AbilityKind } from './printed';

interface Lying {
  readonly all: readonly Item[];
  /** By seat: of a zone of their own what lies in it, of a shared zone what they control. */
  readonly of: readonly [readonly Item[], readonly Item[]];
}

/** What an edition says of zones and of the cards in them. */
type Setting = Pick<Ruleset<GameTypes>, 'zones' | 'activeZones' | 'printed'>;

export interface Board {
  readonly rules: Setting;
  readonly items: Position['items'];
  readonly zones: Position['zones'];
  readonly lying: Map<Zone, Lying>;
  readonly having: Partial<Record<AbilityKind, readonly Item[]>>;
}

/** The last board asked for; most steps look at the objects of the step before. */
let latest: Board | null = null;

/** The board of a position under an edition. */
export function boardOf(rules: Setting, { items, zones }: Position): Board {
  if (latest === null || latest.items !== items || latest.zones !== zones || latest.rules !== rules)
    latest = { rules, items, zones, lying: new Map(), having: {} };
  return latest;
}

/** The face-up objects, where abilities work, of cards that have abilities of a kind on any face. */
export function havingAbility(board: Board, kind: AbilityKind): readonly Item[] {
  const known = board.having[kind];
  if (known) return known;
  const { printed, activeZones } = board.rules;
  const found: Item[] = [];
  for (const zone of activeZones)
    for (const item of lyingIn(board, zone, undefined))
      if (!item.faceDown && printed[item.card]?.[kind]) found.push(item);
  board.having[kind] = found;
  return found;
}

/** The objects of a zone, bottom (or oldest) first; with a seat, that player's. None in a zone the edition lacks. */
export function lyingIn(board: Board, zone: Zone, seat: Seat | undefined): readonly Item[] {
  let found = board.lying.get(zone);
  if (!found) {
    found = find(board, zone);
    board.lying.set(zone, found);
  }
  return seat === undefined ? found.all : found.of[seat];
}

function find({ rules, items, zones }: Board, zone: Zone): Lying {
  const schema = rules.zones[zone];
  if (!schema) return { all: NONE, of: [NONE, NONE] };
  if (schema.shared) {
    const all = pick(items, zones[zone]);
    const of = (seat: Seat) => all.filter(({ controller }) => controller === seat);
    return { all, of: all.length === 0 ? [NONE, NONE] : [of(0), of(1)] };
  }
  const first = pick(items, zones[`${zone}/0`]);
  const second = pick(items, zones[`${zone}/1`]);
  const all = first.length === 0 ? second : second.length === 0 ? first : [...first, ...second];
  return { all, of: [first, second] };
}

const NONE: readonly Item[] = [];

function pick(items: Position['items'], slots: readonly number[] | undefined): readonly Item[] {
  if (!slots || slots.length === 0) return NONE;
  const found: Item[] = [];
  for (const slot of slots) {
    const item = items[slot];
    if (item) found.push(item);
  }
  return found;
}
