/** The conditions a card text can ask, and the objects it speaks of. */
import type { Condition } from '../position/card';
import type { Filter, Item, Seat } from '../position/position';
import type { Characteristics } from './characteristics';
import { isMeantThere, matches, readerOf, tellZones } from './filter';
import type { Look } from './look';
import type { GameTypes } from './ruleset';

/**
 * Whether a condition of a text of `you` holds now; `did` is whether the instruction before it did what it says. `chars`
 * says by which characteristics objects are told: the current ones, or what is known of them while they are being found.
 */
export const evaluate = <G extends GameTypes>(
  look: Look<G>,
  condition: Condition,
  you: Seat,
  self: Item | null,
  did: boolean,
  chars: (item: Item) => Characteristics = (item) => look.chars(item),
): boolean =>
  look.rules.language.holds(look, condition, { you, self: self && (look.asSource(self) ?? self), did, chars });

/**
 * Every object a filter speaks of: in the zone it names, otherwise in the zones a text means when it names none.
 * @param counted whether the text asks how many there are, and not which
 */
export function objectsThat<G extends GameTypes>(
  look: Look<G>,
  filter: Filter,
  you: Seat,
  self: Item | null,
  chars: (item: Item) => Characteristics = (item) => look.chars(item),
  counted = false,
): readonly Item[] {
  const reader = readerOf(look, you, self, chars);
  const found: Item[] = [];
  for (const item of look.where(filter.zone))
    if (matches(item, filter, reader) && isMeantThere(look, filter, item, chars, counted)) found.push(item);
  if (look.log !== null) tellZones(look, filter, counted);
  return found;
}

/** Whether something that was removed for an object lies out of play for it. */
export const hasAside = <G extends GameTypes>(look: Look<G>, { ref }: Item): boolean =>
  Object.entries(look.rules.zones).some(
    ([zone, { side }]) => side === 'owner' && look.in(zone).some(({ on }) => on.includes(ref)),
  );
