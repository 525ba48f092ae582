/** The table of a ruling, small: both fields, rested cards lying, hands as ticks, who attacks and blocks whom. */
import type { Scenario } from '@/scenarios/format/schema';

/** Lines of a drawing, as SVG paths on a ground of 96 by 64. */
export interface Drawing {
  /** Cards, their edges drawn. */
  readonly cards: string;
  /** What stands face down, stones and hands. */
  readonly quiet: string;
  /** Who attacks whom. */
  readonly attack: string;
  /** Who blocks whom. */
  readonly block: string;
}

const WIDTH = 96;
const CARD = { long: 14, short: 10 } as const;
/** So many cards of a side are drawn. */
const MOST = 5;
/** The middle of a row of cards: B sits on the far side. */
const ROW = { A: 47, B: 17 } as const;
const EDGE = { A: 62, B: 2 } as const;
/** Where a player sits, beside the cards, and where the deck lies. */
const PLAYER = { x: 5, radius: 3 } as const;
const DECK = 86;
type Side = 'A' | 'B';

interface Placed {
  readonly names: readonly string[];
  readonly side: Side;
  readonly x: number;
  readonly rested: boolean;
  readonly faceDown: boolean;
}

/** Draws the position that a scenario begins with, and the first battle of its script. */
export function drawingOf({ position, script }: Pick<Scenario, 'position' | 'script'>): Drawing {
  const placed = [...onField(position, 'B'), ...onField(position, 'A')];
  const entries = script.flatMap((entry) => [entry, ...(entry.responses ?? [])]);
  const said = entries.flatMap(({ A, B }) => [
    ...(A === undefined ? [] : [{ side: 'A' as const, words: A }]),
    ...(B === undefined ? [] : [{ side: 'B' as const, words: B }]),
  ]);
  const attack = said.flatMap((one) => attackIn(one, placed)).at(0);
  const blocker = said.flatMap(({ words }) => {
    const name = /^block with (\S+)$/.exec(words)?.[1];
    return placed.filter(({ names }) => name !== undefined && names.includes(name));
  })[0];
  return {
    cards: placed
      .filter(({ faceDown }) => !faceDown)
      .map(outline)
      .join(''),
    quiet: [
      ...placed.filter(({ faceDown }) => faceDown).map(outline),
      deck('A'),
      deck('B'),
      hand(position, 'A'),
      hand(position, 'B'),
      chase(said),
      attack?.player ?? '',
    ].join(''),
    attack: attack ? line(attack.from, attack.to) : '',
    block: attack && blocker ? line(top(blocker), middle(attack.from, attack.to)) : '',
  };
}

function onField(position: Scenario['position'], side: Side): Placed[] {
  const { field = [], rulerArea = [] } = position[side] ?? {};
  const cards = [...rulerArea.slice(0, 1), ...field].slice(0, MOST);
  const step = Math.min(17, (WIDTH - 26) / Math.max(1, cards.length));
  const first = WIDTH / 2 - (step * (cards.length - 1)) / 2;
  return cards.map((card, i) => {
    const { as, card: key, rested = false, faceDown = false } = typeof card === 'string' ? { card } : card;
    return { names: [as ?? '', key], side, x: first + i * step, rested, faceDown };
  });
}

function outline({ side, x, rested }: Placed): string {
  const [width, height] = rested ? [CARD.long, CARD.short] : [CARD.short, CARD.long];
  return `M${short(x - width / 2)} ${short(ROW[side] - height / 2)}h${width}v${height}h-${width}z`;
}

/** A tick for each card in hand, at the edge of the table. */
function hand(position: Scenario['position'], side: Side): string {
  const count = Math.min(MOST + 2, position[side]?.hand?.length ?? 0);
  const y = side === 'A' ? EDGE.A - 5 : EDGE.B;
  return Array.from({ length: count }, (_, i) => `M${DECK - 6 - i * 3} ${y}v5`).join('');
}

const deck = (side: Side): string => `M${DECK - 3} ${ROW[side] - 5}h7v10h-7z`;

/** A bar for each play that is made, one upon the other, where the chase is. */
function chase(said: readonly { words: string }[]): string {
  const plays = said.filter(({ words }) => /^(play|activate|judge) /.test(words)).length;
  return Array.from({ length: Math.min(MOST, plays) }, (_, i) => `M4 ${40 - i * 4}h9`).join('');
}

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Attack {
  readonly from: Point;
  readonly to: Point;
  /** The disc of the player attacked. */
  readonly player: string;
}

function attackIn({ side, words }: { side: Side; words: string }, placed: readonly Placed[]): Attack[] {
  const said = /^attack (\S+)(?: -> (\S+))?/.exec(words);
  const from = placed.find((one) => one.side === side && one.names.includes(said?.[1] ?? '\n'));
  if (!said || !from) return [];
  const foe = side === 'A' ? 'B' : 'A';
  const target = placed.find((one) => one.side === foe && one.names.includes(said[2] ?? '\n'));
  return [target ? { from: top(from), to: top(target), player: '' } : onPlayer(top(from), foe)];
}

/** A line to a player ends at a disc, which is drawn for no other reason. */
function onPlayer(from: Point, foe: Side): Attack {
  const { x, radius } = PLAYER;
  const angle = Math.atan2(ROW[foe] - from.y, x - from.x);
  const reach = radius + 1.5;
  const to = { x: x - reach * Math.cos(angle), y: ROW[foe] - reach * Math.sin(angle) };
  const disc = `M${x - radius} ${ROW[foe]}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0-${radius * 2} 0z`;
  return { from, to, player: disc };
}

/** The edge of a card that looks at the other player. */
function top({ side, x, rested }: Placed): Point {
  const height = (rested ? CARD.short : CARD.long) / 2 + 1;
  return { x, y: ROW[side] + (side === 'A' ? -height : height) };
}

function middle(from: Point, to: Point): Point {
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
}

/** A line with a head. */
function line(from: Point, to: Point): string {
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const wing = (turn: number): string =>
    `M${short(to.x)} ${short(to.y)}L${short(to.x - 4 * Math.cos(angle + turn))} ${short(to.y - 4 * Math.sin(angle + turn))}`;
  return `M${short(from.x)} ${short(from.y)}L${short(to.x)} ${short(to.y)}${wing(0.5)}${wing(-0.5)}`;
}

const short = (value: number): number => Math.round(value * 10) / 10;
