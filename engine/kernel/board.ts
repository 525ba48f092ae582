/** The objects of a position zone by zone, found once for as long as no object changes or moves. */
import type { GameTypes, Ruleset } from './edition';
import type { Item, Position, Seat, Zone } from './position';
import type { AbilityKind } from './printed';

/** What lies in a zone, found when somebody asks. */
interface Lying {
  all: readonly Item[] | null;
  /** By seat: of a zone of their own what lies in it, of a shared zone what they control. */
  readonly of: [readonly Item[] | null, readonly Item[] | null];
}

/** What an edition says of zones and of the cards in them. */
type Setting = Pick<Ruleset<GameTypes>, 'zones' | 'activeKeys' | 'printed'>;

/**
 * Where cards with abilities of a kind lie. Objects change far more often than they move, and more move elsewhere than
 * between the zones where abilities work; so this outlives the board.
 */
interface Layout {
  readonly having: Partial<Record<AbilityKind, readonly number[]>>;
}

export interface Board {
  readonly rules: Setting;
  readonly items: Position['items'];
  readonly zones: Position['zones'];
  readonly layout: Layout;
  readonly lying: Map<Zone, Lying>;
  readonly having: Partial<Record<AbilityKind, readonly Item[]>>;
}

/** The last board asked for; most steps look at the objects of the step before. */
let latest: Board | null = null;

/** The board of a position under an edition. */
export function boardOf(rules: Setting, { items, zones }: Position): Board {
  const before = latest !== null && latest.rules === rules ? latest : null;
  if (before?.items === items && before.zones === zones) return before;
  const layout = before !== null && liesAlike(before, zones) ? before.layout : { having: {} };
  latest = { rules, items, zones, layout, lying: new Map(), having: {} };
  return latest;
}

/** Whether the same cards lie in the zones where abilities work. */
function liesAlike({ rules, zones: before }: Board, zones: Position['zones']): boolean {
  if (before === zones) return true;
  for (const key of rules.activeKeys) if (before[key] !== zones[key]) return false;
  return true;
}

/** The face-up objects, where abilities work, of cards that have abilities of a kind on any face. */
export function havingAbility(board: Board, kind: AbilityKind): readonly Item[] {
  const known = board.having[kind];
  if (known) return known;
  board.layout.having[kind] ??= slotsHaving(board, kind);
  const found = pick(board.items, board.layout.having[kind]).filter(({ faceDown }) => !faceDown);
  board.having[kind] = found;
  return found;
}

function slotsHaving({ rules, items, zones }: Board, kind: AbilityKind): readonly number[] {
  const found: number[] = [];
  for (const key of rules.activeKeys) {
    for (const slot of zones[key] ?? []) {
      const item = items[slot];
      if (item && rules.printed[item.card]?.[kind]) found.push(slot);
    }
  }
  return found;
}

/** The objects of a zone, bottom (or oldest) first; with a seat, that player's. None in a zone the edition lacks. */
export function lyingIn(board: Board, zone: Zone, seat: Seat | undefined): readonly Item[] {
  let lying = board.lying.get(zone);
  if (!lying) {
    lying = { all: null, of: [null, null] };
    board.lying.set(zone, lying);
  }
  if (seat === undefined) {
    lying.all ??= everybodys(board, zone);
    return lying.all;
  }
  lying.of[seat] ??= theirs(board, zone, seat);
  return lying.of[seat];
}

function everybodys(board: Board, zone: Zone): readonly Item[] {
  if (board.rules.zones[zone]?.shared) return pick(board.items, board.zones[zone]);
  const first = lyingIn(board, zone, 0);
  const second = lyingIn(board, zone, 1);
  return first.length === 0 ? second : second.length === 0 ? first : [...first, ...second];
}

function theirs(board: Board, zone: Zone, seat: Seat): readonly Item[] {
  const schema = board.rules.zones[zone];
  if (!schema) return NONE;
  if (!schema.shared) return pick(board.items, board.zones[`${zone}/${seat}`]);
  const all = lyingIn(board, zone, undefined);
  return all.length === 0 ? NONE : all.filter(({ controller }) => controller === seat);
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
