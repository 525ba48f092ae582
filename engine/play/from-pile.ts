/** Playing cards from the pile of those that were used, where a keyword or another text lets them be played from there. */
import { type Item, type Option, SEATS } from '../kernel/position/position';
import type { Look } from '../kernel/view/look';
import { liftedBy } from '../kernel/view/permissions';
import { ofEach } from '../kernel/view/remembered';
import { type Candidates, type GameTypes, keepingOut, ofObject, type Test } from '../kernel/view/ruleset';

/**
 * What a play could be about, with the cards in the player's pile, whether or not they can be played from there.
 * @param types of which they are one; any where there are none
 * @param any whether any card of the pool might be, beside those that are permitted; where none, only the hand is looked through
 */
export function fromPileToo<G extends GameTypes>(
  inHand: Candidates<G>,
  kind: string,
  types: readonly string[],
  any?: (look: Look<G>) => boolean,
): Candidates<G> {
  const optionOf = ofEach((item) => playing(kind, item));
  return (look, args) => {
    const found = inHand(look, args);
    if (!look.rules.permitted.has('playedFromPile') && !any?.(look)) return found;
    return [...found, ...ofTypes(look, look.in(look.rules.zoneOf.pile, args.seat), types).map(optionOf)];
  };
}

const ofTypes = <G extends GameTypes>(
  look: Look<G>,
  items: readonly Item[],
  types: readonly string[],
): readonly Item[] => (types.length === 0 ? items : items.filter((item) => look.isOneOf(item, types)));

/** Nothing in a pile is played from there. */
export const isNotInPile = <G extends GameTypes>(): Test<G> =>
  ofObject((look, option) => look.item(option.item)?.zone !== look.rules.zoneOf.pile);

/**
 * The condition that nothing in a pile is played from there, but what a text permits: who asks about a card of either pile is
 * told of it.
 */
export const fromHand = <G extends GameTypes>(test: Test<G>, kind: string, ...types: readonly string[]): Test<G> =>
  keepingOut(liftedBy(test, ['playedFromPile', 'object']), (look) =>
    SEATS.flatMap((seat) => ofTypes(look, look.in(look.rules.zoneOf.pile, seat), types)).map((item) =>
      playing(kind, item),
    ),
  );

const playing = (kind: string, { name, ref: item }: Item): Option => ({
  key: `play ${name}`,
  item,
  action: { kind, item },
});
