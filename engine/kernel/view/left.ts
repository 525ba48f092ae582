/** Last-known information: the characteristics of what has left, as data in a position and as characteristics again. */
import type { Item, Left } from '../position/position';
import type { Characteristics } from './characteristics';
import { printOf } from './printed';
import type { GameTypes, Ruleset } from './ruleset';

/** An object with its characteristics, to be kept: what it was, and its abilities, by name. */
export function frozenAs(item: Item, chars: Characteristics): Left {
  const { types, attributes, traits, stats, keywords, bans } = chars;
  const { card, side } = chars.print;
  return {
    item,
    print: { card, side },
    values: { types, attributes, traits, stats, keywords, bans },
    abilities: chars.abilities.map(({ key, by }) => ({ key, by })),
  };
}

/** What it was. */
export const thawed = <G extends GameTypes>(
  rules: Ruleset<G>,
  { print: printedAs, values, abilities }: Left,
): Characteristics => ({
  ...values,
  print: printOf(rules, { printedAs }),
  abilities: abilities.flatMap(({ key, by }) => {
    const named = rules.abilities.get(key);
    return named ? [{ ...named, by }] : [];
  }),
  // What has left does nothing that it could be permitted.
  may: [],
  changes: [],
});
