/** Auto abilities that have triggered: how they come onto the stack. */

import { call, done, goTo, next, perform } from '../kernel/position/outcome';
import { type Event, type Option, otherSeat, type Pending, shortName } from '../kernel/position/position';
import { request } from '../kernel/view/context';
import { controllerOf, putTriggered } from '../play/placing';
import { asking, isDeclined } from '../play/whether';
import { textOf } from './announce';
import { type Step, topOfStack, type X } from './fftcg';
import { isAssist } from './keywords/assist';

/** The turn player puts all of theirs on the stack first, then the other player. */
export const stackFor =
  (whose: 'turnPlayer' | 'other'): Step =>
  (x) => {
    const seat = whose === 'turnPlayer' ? x.p.turn.player : otherSeat(x.p.turn.player);
    return x.p.pending.some((pending) => controllerOf(x, pending) === seat) ? call('stack-triggers', { seat }) : next();
  };

/** In an order of that player's choice. */
export const orderTriggers: Step = (x) => {
  const options = optionsOf(x);
  if (options.length < 2) return next({ chosenAll: options, count: 0 });
  return { kind: 'ask', request: request(x.seat, 'order', { kind: 'order', options }, null), env: { count: 0 } };
};

function optionsOf(x: X): readonly Option[] {
  const before = new Map<string, number>();
  const options: Option[] = [];
  for (const [index, pending] of x.p.pending.entries()) {
    if (controllerOf(x, pending) !== x.seat) continue;
    const name = nameOf(pending);
    const same = (before.get(name) ?? 0) + 1;
    before.set(name, same);
    options.push({ key: same > 1 ? `${name}/${same}` : name, index });
  }
  return options;
}

const nameOf = ({ source, key }: Pending): string => `${source.name}#${shortName(key)}`;

/** The next one in that order, where it is Assist: its controller says whether to use it. */
export const asksAssist: Step = (x) => {
  const pending = nextOf(x)?.pending;
  return pending && isAssist(x.rules.abilities.get(pending.key))
    ? asking(pending.controller, pending.source.ref)
    : goTo('put');
};

/** One that is not used never comes onto the stack. */
export const assistDeclined: Step = (x) => {
  const waits = isDeclined(x) ? nextOf(x) : null;
  return waits ? perform([waits.over], { chosen: undefined }, 'more') : next({ chosen: undefined });
};

/** The next one in that order goes onto the stack, on top of what is there, apart from its source. */
export const putNext: Step = (x) => {
  const waits = nextOf(x);
  return waits ? perform([waits.over, putTriggered(waits.pending)]) : done();
};

/** The next one in that order, and the event by which it waits no longer; `null` where none is left. */
function nextOf(x: X): { readonly pending: Pending; readonly over: Event } | null {
  const at = nextPlace(x);
  const waits = at === null ? undefined : x.p.pending[at];
  if (at === null || !waits) return null;
  const pending = { ...waits, controller: x.seat };
  return { pending, over: { kind: 'untrigger', source: waits.source.ref, key: waits.key, at } };
}

/** Where the next one stands among those that wait: the earlier ones that have gone have made the list shorter. */
function nextPlace(x: X): number | null {
  const order = x.env.chosenAll ?? [];
  const count = x.env.count ?? 0;
  const at = order[count]?.index;
  if (at === undefined) return null;
  return at - order.slice(0, count).filter(({ index }) => index !== undefined && index < at).length;
}

/** What it lets its controller choose is chosen as it goes there. */
export const announceIt: Step = (x) => {
  const put = topOfStack(x);
  return put ? call('announce', { seat: put.controller, item: put.ref }) : next();
};

/** One that is to choose something and finds nothing leaves the stack at once, before anyone can answer it. */
export const dropWithoutChoice: Step = (x) => {
  const top = topOfStack(x);
  if (x.env.result?.done !== false || !top || textOf(x, top)?.kind !== 'automatic') return next();
  return perform([{ kind: 'leaveChase', item: top.ref }]);
};

/** And so on, until all of that player's are there. */
export const putOn: Step = (x) => {
  const count = (x.env.count ?? 0) + 1;
  return count < (x.env.chosenAll?.length ?? 0) ? goTo('assist', { count }) : done();
};
