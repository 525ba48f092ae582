/**
 * Cards with two sides that are no rulers: Shift cards, of which the past side is the front and the future side the back, and
 * transform cards, of which the front is the side of hope and the back that of despair (8.01 1302, 5.5 14.3).
 */
import { goTo, next } from '../kernel/position/outcome';
import { type Event, type EventOf, type Item, type Seat, sideOf } from '../kernel/position/position';
import { turnedTo } from '../kernel/position/printed-as';
import { request } from '../kernel/view/context';
import { isForbidden } from '../kernel/view/players';
import type { Print } from '../kernel/view/printed';
import type { Becomes, Sees } from '../kernel/view/ruleset';
import { sees } from '../kernel/view/sight';
import { waits } from './automatic';
import type { Fow, Look, Step } from './fow';
import { isPlayable } from './playable';

type FowBecomes = Becomes<Fow>;
type TwoSided = (print: Print) => boolean;

const [FRONT, BACK] = [0, 1];

/** A ruler card has information on its back too, but is no card with two sides, whatever stands there. */
const isRuler: TwoSided = ({ definition: { faces } }) => faces[FRONT]?.types.includes('ruler') === true;
const hasTwoSides: TwoSided = (print) => print.definition.faces.length > BACK && !isRuler(print);

/** Physically, whatever it has become or lost. */
export const isShift: TwoSided = (print) =>
  hasTwoSides(print) &&
  print.definition.faces[FRONT]?.abilities?.some(
    (ability) => ability.kind === 'keyword' && ability.keyword === 'shift',
  ) === true;

/** What its back has for a trait. */
const TRANSFORMED = '転化';
export const isTransform: TwoSided = (print) =>
  hasTwoSides(print) && print.definition.faces[BACK]?.traits?.includes(TRANSFORMED) === true;

// ---- playing -------------------------------------------------------------------------------------------------------

/**
 * A Shift card as its player would play it with its future side up; `undefined` of every other card, of a copy, which has one
 * side, and where an effect keeps the player from playing what it is with that side up, or that side waits for an event.
 * @param hasTriggered whether the card has: only then what waits is played (8.01 906.2a)
 */
export function asFuture(look: Look, item: Item, seat: Seat, hasTriggered = false): Item | undefined {
  if (item.pseudo !== null || !isShift(look.original(item))) return undefined;
  const future: Item = { ...item, printedAs: turnedTo(item, BACK) };
  if (!hasTriggered && waits(look, future)) return undefined;
  return isForbidden(look, seat, 'play', future) ? undefined : future;
}

/** Whoever plays a Shift card says which side is up, of those it can be played with. */
export const asksSide =
  (otherwise: string): Step =>
  (x) => {
    const item = x.item(x.need('item'));
    const future = item && asFuture(x, item, x.seat, x.env.pending?.card === true);
    if (!item || !future) return goTo(otherwise);
    const options = [
      ...(isPlayable(x, item, x.seat) ? [{ key: 'past' }] : []),
      ...(isPlayable(x, future, x.seat) ? [{ key: 'future' }] : []),
    ];
    if (options.length === 0) return goTo(otherwise);
    return { kind: 'ask', request: request(x.seat, 'shift', { kind: 'oneOf', options }, null, null, item.ref) };
  };

/** With that side it goes to the chase. */
export const takesSide: Step = (x) => next({ side: x.env.chosen?.key === 'future' ? BACK : FRONT, chosen: undefined });

// ---- turning and moving --------------------------------------------------------------------------------------------

/** In any other open zone than these its front stays up. */
export const turnsOnlyIn =
  (is: TwoSided, ...zones: readonly string[]): FowBecomes =>
  (look, event) => {
    const item = event.kind === 'face' ? look.item(event.item) : undefined;
    if (!item || zones.includes(item.zone) || look.rules.zones[item.zone]?.seen !== 'all') return null;
    return is(look.original(item)) ? [] : null;
  };

/** A ruler, which is judged, is no card with two sides. */
export const rulerIsNotTurned: FowBecomes = (look, event) => {
  const item = event.kind === 'face' && event.side <= BACK ? look.item(event.item) : undefined;
  return item && isRuler(look.original(item)) ? [] : null;
};

/**
 * What is no card with two sides itself is not turned, whatever it is a copy of: that the original has two is not copied. A
 * copy that was made has the side that was up then, and no other.
 */
export const hasOneSide: FowBecomes = (look, event) => {
  const item = event.kind === 'face' ? look.item(event.item) : undefined;
  return item && !hasBack(look, item) ? [] : null;
};
const hasBack = (look: Look, item: Item): boolean =>
  item.pseudo !== 'copy' && look.original(item).definition.faces.length > BACK;

/**
 * Wherever it goes it arrives with its front up, unless it is played, or where the clause excepts that too, resolves. What an
 * effect summons, or puts from the chase into the field, does neither.
 */
export const arrivesFrontUp =
  (is: TwoSided, unless: 'played' | 'playedOrResolved'): FowBecomes =>
  (look, event) => {
    if (event.kind !== 'move' || event.face !== undefined) return null;
    const item = look.item(event.item);
    if (!item || sideOf(item) === FRONT) return null;
    const isPlayed = event.cause === 'game' && event.to === 'chase';
    const resolves = event.cause === 'game' && event.to === 'field' && item.zone === 'chase';
    if (isPlayed || (resolves && unless === 'playedOrResolved')) return null;
    return is(look.original(item)) ? [{ ...event, face: FRONT }] : null;
  };

/** A card of that kind that is turned shows its back. */
export const showsBack =
  (is: TwoSided): FowBecomes =>
  (look, event) => {
    const item = event.kind === 'face' && event.side === BACK ? look.item(event.item) : undefined;
    return item && is(look.original(item)) ? [event] : null;
  };

/** What waits for a card to be turned over is told of it. */
const turnedOver = (name: 'inverted' | 'shifted', { controller, ref }: Item): Event => ({
  kind: 'occasion',
  name,
  player: controller,
  item: ref,
});

/** A transform card that shows its back has been inverted. */
export const isInverted: FowBecomes = (look, event) => {
  const item = event.kind === 'face' && event.side === BACK ? look.item(event.item) : undefined;
  return item && isTransform(look.original(item)) ? [event, turnedOver('inverted', item)] : null;
};

/** A card that the text of [Shift] turns to its future side has been shifted; one that another text turns has not. */
export const isShifted: FowBecomes = (look, event) => {
  const item = event.kind === 'face' && event.by === 'shift' ? look.item(event.item) : undefined;
  return item ? [event, turnedOver('shifted', item)] : null;
};

/** A card that is put somewhere with its back up, and that; `null` of every other event. */
function turnedAsItMoves(look: Look, event: Event): { readonly event: EventOf<'move'>; readonly item: Item } | null {
  const item = event.kind === 'move' && event.face === BACK ? look.item(event.item) : undefined;
  return event.kind === 'move' && item ? { event, item } : null;
}

/** What has no back arrives as it would anyway, whatever is said of its sides. */
export const arrivesWithOneSide: FowBecomes = (look, event) => {
  const moved = turnedAsItMoves(look, event);
  if (moved === null || hasBack(look, moved.item)) return null;
  const { face: _, ...plain } = moved.event;
  return [plain];
};

/**
 * A transform card that is inverted as it leaves the game lies there with its back up. Where its front was, it has been turned
 * over for that.
 */
export const leavesInverted: FowBecomes = (look, event) => {
  const moved = turnedAsItMoves(look, event);
  if (moved?.event.to !== 'removed' || !isTransform(look.original(moved.item))) return null;
  return sideOf(moved.item) === FRONT ? [event, turnedOver('inverted', moved.item)] : [event];
};

/** Anywhere but in these zones a card of that kind arrives with its front up, whatever is said of its sides. */
export const arrivesTurnedOnlyIn =
  (is: TwoSided, ...zones: readonly string[]): FowBecomes =>
  (look, event) => {
    const moved = turnedAsItMoves(look, event);
    if (moved === null || zones.includes(moved.event.to) || !is(look.original(moved.item))) return null;
    return [{ ...moved.event, face: FRONT }];
  };

// ---- who sees the other side -----------------------------------------------------------------------------------------

/** Who sees one side of a card of that kind sees both. */
export const bothAreSeen =
  (is: TwoSided): Sees<Fow> =>
  (look, item, seat) =>
    is(look.original(item)) ? sees(look, seat, item) : null;

/** The back of what lies in the ruler area is seen by its controller alone. */
export const ownRulersBack: Sees<Fow> = (_, item, seat) =>
  item.zone === 'rulerArea' ? item.controller === seat : null;

/** The other side of a J-ruler in a field is seen by all. */
export const jRulersBack: Sees<Fow> = (look, item) =>
  item.zone === 'field' && look.original(item).face.types.includes('j-ruler') ? true : null;
