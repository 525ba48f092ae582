/**
 * Playing cards from elsewhere than the hand: used or removed ones, where a keyword or another text lets them be played from there.
 * Removed ones may be another player's.
 */
import { type Item, type Option, otherSeat, SEATS, type Seat } from '../kernel/position/position';
import type { Look } from '../kernel/view/look';
import { type Lifting, liftedBy } from '../kernel/view/permissions';
import { ofEach, ofPool } from '../kernel/view/remembered';
import {
  type Candidates,
  type GameTypes,
  keepingOut,
  ofObject,
  type Ruleset,
  type Test,
  type ZoneRole,
} from '../kernel/view/ruleset';

/** Where a text can let a card be played from, and the permission by which it does. */
export const ELSEWHERE = [
  ['playedFromPile', 'object', 'pile'],
  ['playedFromRemoved', 'object', 'removed'],
  ['playedFromRemovedByYou', 'object', 'removed', 'giver'],
] as const satisfies readonly Lifting[];

const NOTHING: readonly Option[] = [];

/** Whether any card of the pool lets cards be played from among the removed: where none does, nobody looks there. */
const anyFromRemoved = <G extends GameTypes>(): ((look: Look<G>) => boolean) =>
  ofPool(({ permitted }) => permitted.has('playedFromRemoved') || permitted.has('playedFromRemovedByYou'));

/** What could be played of the removed cards that a search finds, with those of the other player where any card of the pool lets such be played. */
export function fromRemovedOf<G extends GameTypes>(
  find: (look: Look<G>, seat: Seat) => readonly Option[],
): (look: Look<G>, seat: Seat) => readonly Option[] {
  const any = anyFromRemoved<G>();
  const ofOthers = ofPool<G>(({ permitted }) => permitted.has('playedFromRemovedByYou'));
  return (look, seat) => {
    if (!any(look)) return NOTHING;
    return ofOthers(look) ? [...find(look, seat), ...find(look, otherSeat(seat))] : find(look, seat);
  };
}

/**
 * What a play could be about, with the cards in the player's pile and the removed ones, whether or not they can be played from
 * there.
 * @param types of which they are one; any where there are none
 * @param any whether any card of the pool might be played from the pile, beside those that are permitted
 */
export function fromElsewhereToo<G extends GameTypes>(
  inHand: Candidates<G>,
  kind: string,
  types: readonly string[],
  any?: (rules: Ruleset<G>) => boolean,
): Candidates<G> {
  const optionOf = ofEach((item) => playing(kind, item));
  const fromPile = ofPool<G>((rules) => rules.permitted.has('playedFromPile') || any?.(rules) === true);
  const there = (look: Look<G>, role: ZoneRole, seat: Seat): readonly Option[] =>
    ofTypes(look, look.in(look.rules.zoneOf[role], seat), types).map(optionOf);
  const fromRemoved = fromRemovedOf<G>((look, seat) => there(look, 'removed', seat));
  return (look, args) => {
    const found = inHand(look, args);
    const inPile = fromPile(look) ? there(look, 'pile', args.seat) : NOTHING;
    const removed = fromRemoved(look, args.seat);
    return inPile.length === 0 && removed.length === 0 ? found : [...found, ...inPile, ...removed];
  };
}

const ofTypes = <G extends GameTypes>(
  look: Look<G>,
  items: readonly Item[],
  types: readonly string[],
): readonly Item[] => (types.length === 0 ? items : items.filter((item) => look.isOneOf(item, types)));

/** What is played lies in hand. */
export const isInHand = <G extends GameTypes>(): Test<G> =>
  ofObject((look, option) => look.item(option.item)?.zone === look.rules.zoneOf.hand);

/**
 * The condition that nothing is played from elsewhere, but what a text permits: who asks about a used or removed card of either
 * player is told of it.
 */
export const fromHand = <G extends GameTypes>(test: Test<G>, kind: string, ...types: readonly string[]): Test<G> =>
  keepingOut(liftedBy(test, ...ELSEWHERE), (look) =>
    ELSEWHERE.flatMap(([, , role]) =>
      SEATS.flatMap((seat) => ofTypes(look, look.in(look.rules.zoneOf[role], seat), types)),
    ).map((item) => playing(kind, item)),
  );

const playing = (kind: string, { name, ref: item }: Item): Option => ({
  key: `play ${name}`,
  item,
  action: { kind, item },
});
