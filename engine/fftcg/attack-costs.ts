/** What it costs to attack or block with a forward, where an effect asks for something. */

import type { FightingAct } from '../kernel/position/modification';
import { goTo, next } from '../kernel/position/outcome';
import type { Item, Seat } from '../kernel/position/position';
import { unitsOf } from '../play/costs';
import { isFree, priceOf } from '../play/price';
import type { Look, Step } from './fftcg';
import { canPayFor } from './payment';

export const canPayPrice = (look: Look, seat: Seat, items: readonly Item[], act: FightingAct): boolean =>
  canPayFor(look, seat, unitsOf(priceOf(look, items, act), 0), null);

/** What the chosen forwards cost is settled now, whatever changes later; without any cost the payment is left out. */
export const lockPrice =
  (act: FightingAct, afterwards: string): Step =>
  (x) => {
    const options = x.env.chosen ? [x.env.chosen] : (x.env.chosenAll ?? []);
    const items = x.objects(options.map(({ item }) => item));
    const price = priceOf(x, items, act);
    return isFree(price) ? goTo(afterwards) : next({ cost: unitsOf(price, 0) });
  };
