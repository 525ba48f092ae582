/** What it costs to attack or block with a forward, where an effect asks for something. */
import { goTo, next } from '../kernel/position/outcome';
import type { Item, Seat } from '../kernel/position/position';
import { priceOf } from '../kernel/view/price';
import type { Look, Step } from './fftcg';
import { canPayFor } from './payment';

export const canPayPrice = (look: Look, seat: Seat, items: readonly Item[], cost: RegExp): boolean =>
  canPayFor(look, seat, { free: priceOf(look, items, cost) }, null);

/** What the chosen forwards cost is settled now, whatever changes later; without any cost the payment is left out. */
export const lockPrice =
  (cost: RegExp, afterwards: string): Step =>
  (x) => {
    const options = x.env.chosen ? [x.env.chosen] : (x.env.chosenAll ?? []);
    const items = options.flatMap(({ item }) => x.item(item) ?? []);
    const free = priceOf(x, items, cost);
    return free === 0 ? goTo(afterwards) : next({ cost: { free } });
  };
