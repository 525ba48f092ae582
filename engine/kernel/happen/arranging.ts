/** Putting in order what comes at once into a zone that keeps an order. */

import type { Event, EventOf, Seat } from '../position/position';
import type { Look } from '../view/look';
import { printedCard } from '../view/printed';
import type { GameTypes } from '../view/ruleset';

/** Several cards that one owner gets at once into a zone that keeps their order. */
export interface Arrangement {
  /** Which zone, end and owner. */
  readonly pile: string;
  readonly owner: Seat;
  readonly moves: readonly EventOf<'move'>[];
  /** They are in order: they come one after the other from where they lie. */
  readonly given: boolean;
}

/**
 * The first cards of a batch that have to be put in order, but for those that have been already; `null` where there are none.
 * Cards that are all alike have but one order.
 */
export function toArrange<G extends GameTypes>(
  look: Look<G>,
  events: readonly Event[],
  arranged: readonly string[] = [],
): Arrangement | null {
  const { arranges, zones } = look.rules;
  if (!arranges || events.length < 2) return null;
  let ordered = 0;
  for (const event of events) if (event.kind === 'move' && zones[event.to]?.ordered === true) ordered += 1;
  if (ordered < 2) return null;
  const piles = new Map<string, { owner: Seat; moves: EventOf<'move'>[]; cards: Set<unknown> }>();
  for (const event of events) {
    if (event.kind !== 'move' || zones[event.to]?.ordered !== true) continue;
    const item = look.item(event.item);
    if (!item) continue;
    const key = `${event.to}/${event.place ?? 'top'}/${item.owner}`;
    const pile = piles.get(key) ?? { owner: item.owner, moves: [], cards: new Set() };
    piles.set(key, pile);
    if (pile.moves.some((other) => other.item === event.item)) continue;
    pile.moves.push(event);
    pile.cards.add(printedCard(look.rules, item));
  }
  for (const [pile, { owner, moves, cards }] of piles) {
    if (cards.size < 2 || arranged.includes(pile)) continue;
    const given = fromTheTop(look, moves);
    if (given === null) return { pile, owner, moves, given: false };
    if (given.some((move, at) => move !== moves[at])) return { pile, owner, moves: given, given: true };
  }
  return null;
}

/** Moves of one zone in the order in which its cards are taken one by one; `null` where they are taken together. */
function fromTheTop<G extends GameTypes>(
  look: Look<G>,
  moves: readonly EventOf<'move'>[],
): readonly EventOf<'move'>[] | null {
  const [from, ...others] = new Set(moves.map(({ item }) => look.item(item)?.zone));
  const row = look.rules.oneByOne.find(({ run }) => run === from);
  if (row === undefined || from === undefined || others.length > 0) return null;
  look.log?.via('oneByOne', row.name, row.clauses);
  const lying = look.in(from).map(({ ref }) => ref);
  return moves.toSorted((one, other) => lying.indexOf(other.item) - lying.indexOf(one.item));
}
