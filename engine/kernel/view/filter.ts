/** Whether an object is one a text speaks of, and the printed cost that texts count. */
import type { Filter, Item, Seat } from '../position/position';
import type { Characteristics } from './characteristics';
import type { Reader } from './language';
import type { Look } from './look';
import type { GameTypes } from './ruleset';

/** True where every field the filter has fits the object. The zone is the caller's to restrict when the filter names none. */
export const matches = (item: Item, filter: Filter, reader: Reader): boolean =>
  reader.language.matches(item, filter, reader);

/**
 * What filters of a text of `you` are read against.
 * @param chars by which characteristics objects are told: the current ones unless said otherwise
 */
export const readerOf = <G extends GameTypes>(
  look: Look<G>,
  you: Seat,
  self: Item | null,
  chars: (item: Item) => Characteristics = (item) => look.chars(item),
): Reader => ({
  language: look.rules.language,
  you,
  self,
  attackers: look.rules.attackersOf(look.p),
  stack: look.rules.zoneOf.stack,
  chars,
});

/** All units of a printed cost together, with a value for its X; 0 where there is none. */
export function totalCost(cost: Readonly<Record<string, number>> | undefined, x: number): number {
  let total = 0;
  for (const [kind, units] of Object.entries(cost ?? {})) total += kind === 'X' ? units * x : units;
  return total;
}
