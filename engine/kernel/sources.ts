/** What a player can pay with. At a priority every card of a hand asks for it, and mostly nothing has changed since the last one. */
import type { View } from './characteristics';
import type { GameTypes } from './edition';
import type { Look } from './look';
import type { PaymentSource, Position, Seat } from './position';

type Find<G extends GameTypes> = (look: Look<G>, seat: Seat) => readonly PaymentSource[];

interface Found<G extends GameTypes> {
  readonly look: Look<G>;
  readonly items: Position['items'];
  readonly players: Position['players'];
  readonly view: View;
  readonly sources: readonly PaymentSource[];
}

/** The same search, made again only where objects, effects or what players have are others; for a trace, once a row. */
export function remembered<G extends GameTypes>(find: Find<G>): Find<G> {
  const latest: [Found<G> | null, Found<G> | null] = [null, null];
  return (look, seat) => {
    const { items, players } = look.p;
    const { view } = look;
    const known = latest[seat];
    if (known !== null && known.items === items && known.players === players && known.view === view)
      if (known.look === look || look.log === null) return known.sources;
    const sources = find(look, seat);
    latest[seat] = { look, items, players, view, sources };
    return sources;
  };
}
