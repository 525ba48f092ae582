/** What a player can pay with. At a priority every card of a hand asks for it, and mostly nothing has changed since the last one. */

import type { Item, PaymentSource, Position, Seat } from '../position/position';
import type { View } from './characteristics';
import type { Look } from './look';
import type { GameTypes } from './ruleset';

type Find<G extends GameTypes, Found> = (look: Look<G>, seat: Seat) => Found;

interface Found<G extends GameTypes> {
  readonly look: Look<G>;
  readonly players: Position['players'];
  readonly view: View;
  readonly among: readonly (readonly Item[])[];
  readonly sources: readonly PaymentSource[];
}

/**
 * The same search, made again only where the objects it goes through, effects or what players have are others; for a trace,
 * once a row.
 * @param lists the lists of objects that the search goes through
 */
export function remembered<G extends GameTypes>(
  find: Find<G, readonly PaymentSource[]>,
  lists: Find<G, readonly (readonly Item[])[]>,
): Find<G, readonly PaymentSource[]> {
  const latest: [Found<G> | null, Found<G> | null] = [null, null];
  return (look, seat) => {
    const { view } = look;
    const { players } = look.p;
    const among = lists(look, seat);
    const known = latest[seat];
    if (known !== null && known.players === players && known.view === view && isSame(known.among, among))
      if (known.look === look || look.log === null) return known.sources;
    const sources = find(look, seat);
    latest[seat] = { look, players, view, among, sources };
    return sources;
  };
}

const isSame = (one: Found<GameTypes>['among'], two: Found<GameTypes>['among']): boolean =>
  one.every((list, i) => list === two[i]);
