/** What the table shows of a position: plain data, ready to be drawn. No rules knowledge beyond what the engine tells. */
import {
  ASIDE,
  type Characteristics,
  type Engine,
  type Face,
  type Item,
  type PlayerModification,
  type Position,
  type Ref,
  SEATS,
  type Seat,
  slotOf,
} from '@/engine';
import type { Both } from '@/rules/documents';
import { nameOf } from '@/scenarios/play/names';

/** Whose eyes look at the table: the judge sees all, a player what the zones' rules let that player see. */
export const VIEWERS = ['judge', 'A', 'B'] as const;
export type Viewer = (typeof VIEWERS)[number];

export interface StatView {
  readonly name: string;
  readonly now: number;
  /** The value printed on the card. */
  readonly printed: number;
}

export interface CardView {
  readonly slot: number;
  readonly ref: Ref;
  readonly kind: Item['kind'];
  /** What it is if it is no physical card. */
  readonly pseudo: Item['pseudo'];
  readonly card: string;
  readonly name: Both;
  /** The viewer may see the face. */
  readonly seen: boolean;
  readonly owner: Seat;
  readonly controller: Seat;
  readonly rested: boolean;
  readonly types: readonly string[];
  readonly attributes: readonly string[];
  readonly cost: readonly (readonly [kind: string, amount: number])[];
  readonly keywords: readonly string[];
  readonly stats: readonly StatView[];
  readonly damage: number;
  readonly counters: readonly (readonly [counter: string, amount: number])[];
  readonly faceDown: boolean;
  readonly zone: string;
  readonly attacking: boolean;
  readonly blocking: boolean;
}

/** One zone of one player (or one that both share, as far as this player controls what is in it). */
export interface TrayView {
  readonly zone: string;
  readonly cards: readonly CardView[];
}

export interface SideView {
  readonly seat: Seat;
  readonly life: number;
  readonly pool: readonly (readonly [kind: string, amount: number])[];
  /** What texts make of the player; `null` where none says anything. */
  readonly made: PlayerModification | null;
  /** The weather that texts have given the player. */
  readonly state: string | null;
  readonly priority: boolean;
  readonly turn: boolean;
  readonly trays: readonly TrayView[];
}

/** A play, ability or judgment that waits to resolve, or an ability that is carried out beside the chase; `targets` by anchor. */
export interface RungView {
  readonly card: CardView;
  readonly next: boolean;
  readonly beside: boolean;
  readonly targets: readonly TargetView[];
}

/** A chosen target: a card with its name, or a player. */
export interface TargetView {
  readonly anchor: Anchor;
  readonly name: Both | null;
  readonly seat: Seat | null;
}

/** A place on the table that a line can start from or lead to. */
export type Anchor = `card-${number}` | `player-${Seat}`;
export const cardAnchor = (slot: number): Anchor => `card-${slot}`;
export const playerAnchor = (seat: Seat): Anchor => `player-${seat}`;

export const LINKS = ['attack', 'block', 'target'] as const;

export interface LinkView {
  readonly kind: (typeof LINKS)[number];
  readonly from: Anchor;
  readonly to: Anchor;
}

export interface TableView {
  /** Seat 0 first. */
  readonly sides: readonly [SideView, SideView];
  /** The next to resolve last: the ladder grows upwards; what waits nowhere stands on top of it. */
  readonly chase: readonly RungView[];
  readonly links: readonly LinkView[];
}

/**
 * The table at a position.
 * @param engine the edition that plays, with its cards
 */
export function tableOf(engine: Engine, p: Position, viewer: Viewer): TableView {
  const chaseZone = Object.entries(engine.zones).find(([, { role }]) => role === 'stack')?.[0];
  const cards = (items: readonly Item[]): readonly CardView[] => items.map((item) => cardView(engine, p, item, viewer));
  const side = (seat: Seat): SideView => ({
    seat,
    life: p.players[seat].life,
    pool: Object.entries(p.players[seat].pool).filter(([, amount]) => amount > 0),
    state: p.players[seat].state ?? null,
    made: engine.player(p, seat).made,
    priority: prioritySeat(p) === seat,
    turn: p.turn.player === seat,
    trays: Object.entries(engine.zones)
      .filter(([zone]) => zone !== chaseZone)
      .map(([zone, { shared }]) => ({
        zone,
        cards: cards(
          shared ? itemsIn(p, zone).filter(({ controller }) => controller === seat) : itemsIn(p, `${zone}/${seat}`),
        ),
      })),
  });
  const waiting = [...(chaseZone === undefined ? [] : itemsIn(p, chaseZone)), ...besideChase(p)];
  return {
    sides: [side(0), side(1)],
    chase: waiting.map((item, at) => ({
      card: cardView(engine, p, item, viewer),
      next: at === waiting.length - 1,
      beside: item.zone === ASIDE,
      targets: targetsOf(engine, p, item),
    })),
    links: [...battleLinks(engine, p), ...waiting.flatMap((item) => targetLinks(engine, p, item))],
  };
}

const itemsIn = (p: Position, key: string): readonly Item[] =>
  (p.zones[key] ?? []).flatMap((slot) => p.items[slot] ?? []);

/** Will abilities being carried out, which wait on no chase; the newest last. */
export const besideChase = (p: Position): readonly Item[] =>
  p.items.filter(({ zone, kind }) => zone === ASIDE && kind === 'ability').sort((a, b) => a.stamp - b.stamp);

/** Who may act: the player asked, else the one whose turn to act it is in the priority sequence under way. */
export function prioritySeat(p: Position): Seat | null {
  if (p.request) return p.request.seat;
  return p.agenda.findLast(({ proc, env }) => proc === 'priority' && env.seat !== undefined)?.env.seat ?? null;
}

/** One object as the viewer sees it. */
export function cardView(engine: Engine, p: Position, item: Item, viewer: Viewer): CardView {
  const { card, face } = engine.print(p, item);
  const now: Characteristics = engine.characteristics(p, item);
  const combat = engine.combat(p);
  return {
    slot: slotOf(item.ref),
    ref: item.ref,
    kind: item.kind,
    pseudo: item.pseudo,
    card,
    name: nameOf(engine, item, p),
    seen: maySee(engine, p, item, viewer),
    owner: item.owner,
    controller: item.controller,
    rested: item.rested,
    types: now.types,
    attributes: attributesOf(engine, face, now),
    cost: Object.entries(face.cost ?? {}).filter(([, amount]) => amount > 0),
    keywords: now.keywords.map(({ name }) => name),
    stats: Object.entries(now.stats).map(([name, value]) => ({
      name,
      now: value,
      printed: face.stats?.[name] ?? value,
    })),
    damage: item.damage,
    counters: Object.entries(item.counters).filter(([, amount]) => amount > 0),
    faceDown: item.faceDown,
    zone: item.zone,
    attacking: combat?.attackers.includes(item.ref) ?? false,
    blocking: combat?.blocker === item.ref,
  };
}

/** The attributes of an object; the word for none where it has lost those printed on it, or that word is printed. */
const attributesOf = ({ noAttribute }: Engine, face: Face, { attributes }: Characteristics): readonly string[] =>
  attributes.length === 0 && noAttribute !== null && face.attributes?.length ? [noAttribute] : attributes;

/** Whether the viewer may see the face of an object where it lies. */
export const maySee = (engine: Engine, p: Position, item: Item, viewer: Viewer): boolean =>
  viewer === 'judge' || engine.sees(p, viewer === 'A' ? 0 : 1, item).seen;

function battleLinks(engine: Engine, p: Position): readonly LinkView[] {
  const combat = engine.combat(p);
  if (combat === null) return [];
  const { attackers, attackedCard, attackedPlayer, blocker } = combat;
  const onField = (ref: Ref | null): number | null => {
    const item = ref === null ? undefined : p.items[slotOf(ref)];
    return item?.ref === ref && item?.zone === 'field' ? slotOf(item.ref) : null;
  };
  const links: LinkView[] = [];
  const attackedSlot = onField(attackedCard);
  const attacked: Anchor | null =
    attackedSlot !== null ? cardAnchor(attackedSlot) : attackedPlayer !== null ? playerAnchor(attackedPlayer) : null;
  for (const ref of attackers) {
    const from = onField(ref);
    if (from !== null && attacked !== null) links.push({ kind: 'attack', from: cardAnchor(from), to: attacked });
    const by = onField(blocker);
    if (from !== null && by !== null) links.push({ kind: 'block', from: cardAnchor(by), to: cardAnchor(from) });
  }
  return links;
}

/** The kernel writes a player among targets as a negative reference: -1 for seat 0, -2 for seat 1. */
function targetsOf(engine: Engine, p: Position, item: Item): readonly TargetView[] {
  return (item.announced?.targets ?? []).flat().flatMap((ref): readonly TargetView[] => {
    const seat = SEATS.find((one) => -1 - one === ref);
    if (seat !== undefined) return [{ anchor: playerAnchor(seat), name: null, seat }];
    const target = p.items[slotOf(ref)];
    if (target?.ref !== ref) return [];
    return [{ anchor: cardAnchor(slotOf(ref)), name: nameOf(engine, target, p), seat: null }];
  });
}

/** Lines to targets elsewhere on the table; within the chase the rung itself names them. */
const targetLinks = (engine: Engine, p: Position, item: Item): readonly LinkView[] =>
  targetsOf(engine, p, item).flatMap(({ anchor }): readonly LinkView[] => {
    const within = (p.zones[item.zone] ?? []).some((slot) => cardAnchor(slot) === anchor);
    return within ? [] : [{ kind: 'target', from: cardAnchor(slotOf(item.ref)), to: anchor }];
  });
