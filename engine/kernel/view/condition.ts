/** The conditions a card text can ask. */
import type { Condition } from '../position/card';
import { type Filter, type Item, otherSeat, type Seat } from '../position/position';
import type { Characteristics } from './characteristics';
import { matches } from './filter';
import type { Look } from './look';
import type { GameTypes } from './ruleset';

/**
 * Whether a condition of a text of `you` holds now; `did` is whether the instruction before it did what it says. `chars`
 * says by which characteristics objects are told: the current ones, or the printed ones while the current are being found.
 */
export function evaluate<G extends GameTypes>(
  look: Look<G>,
  condition: Condition,
  you: Seat,
  self: Item | null,
  did: boolean,
  chars: (item: Item) => Characteristics = (item) => look.chars(item),
): boolean {
  switch (condition.is) {
    case 'count':
      return objectsThat(look, condition.filter, you, self, chars).length >= condition.atLeast;
    case 'turn':
      return (look.p.turn.player === you) === (condition.of === 'you');
    case 'life':
      return look.p.players[condition.player === 'you' ? you : otherSeat(you)].life <= condition.atMost;
    case 'counters':
      return (self?.counters[condition.counter] ?? 0) >= condition.atLeast;
    case 'did':
      return did;
  }
}

/** Every object a filter speaks of: in the zone it names, otherwise in the zones a text means when it names none. */
export function objectsThat<G extends GameTypes>(
  look: Look<G>,
  filter: Filter,
  you: Seat,
  self: Item | null,
  chars: (item: Item) => Characteristics = (item) => look.chars(item),
): readonly Item[] {
  const reader = { you, self, notes: look.p.notes, chars };
  const found: Item[] = [];
  for (const zone of filter.zone ? [filter.zone] : look.rules.activeZones)
    for (const item of look.in(zone)) if (matches(item, filter, reader)) found.push(item);
  return found;
}
