/**
 * Payments as one answer: which sources pay, each as which kind of resource. Written `stone` where a source has one kind
 * to give, `stone=fire` where it has several. Payments that differ only in which of several equal sources they take are
 * one answer.
 */
import type { Answer, PaymentPick, PaymentSource, PaymentSpace } from './position';

export interface PaymentList {
  readonly list: readonly Answer[];
  readonly complete: boolean;
}

type Needs = Readonly<Record<string, number>>;

/** All units of a cost together. */
export const units = (cost: Needs): number => Object.values(cost).reduce((sum, amount) => sum + amount, 0);

const keyOf = (source: PaymentSource, as: string): string =>
  source.gives.length === 1 ? source.key : `${source.key}=${as}`;

/** The picks an accepted answer stands for. */
export function picksOf(space: PaymentSpace, given: readonly string[]): readonly PaymentPick[] {
  return given.flatMap((key) => {
    const found = pick(space, key);
    return found ? [found] : [];
  });
}

function pick(space: PaymentSpace, key: string): PaymentPick | undefined {
  for (const source of space.sources) {
    for (const as of source.gives) {
      if (keyOf(source, as) === key || `${source.key}=${as}` === key) {
        return { key: source.key, item: source.item, how: source.how, as, amount: source.amount };
      }
    }
  }
  return undefined;
}

/** Why an answer does not pay the cost, in one line; `null` where it does. */
export function refusePayment(space: PaymentSpace, given: readonly string[]): string | null {
  const unknown = given.find((key) => !pick(space, key));
  if (unknown !== undefined)
    return `"${unknown}" cannot pay; possible: ${space.sources.map(({ key }) => key).join(', ') || 'nothing'}`;
  const picks = picksOf(space, given);
  if (new Set(picks.map(({ key }) => key)).size !== picks.length) return 'a source stands twice in the payment';
  return covers(space, picks) ? null : `${given.join(', ') || 'nothing'} does not pay ${costText(space)}`;
}

const costText = (space: PaymentSpace): string =>
  Object.entries(space.cost)
    .map(([kind, amount]) => `${amount} ${kind}`)
    .join(' + ');

/** Whether picks meet the cost with no more surplus than is allowed, and with no pick that could be left out. */
export function covers(space: PaymentSpace, picks: readonly PaymentPick[]): boolean {
  if (!meets(space, picks)) return false;
  const given = picks.reduce((sum, { amount }) => sum + amount, 0);
  if (given - units(space.cost) > space.surplus) return false;
  return !picks.some((_, i) => meets(space, [...picks.slice(0, i), ...picks.slice(i + 1)]));
}

function meets(space: PaymentSpace, picks: readonly PaymentPick[]): boolean {
  const have: Record<string, number> = {};
  let total = 0;
  for (const { as, amount } of picks) {
    have[as] = (have[as] ?? 0) + amount;
    total += amount;
  }
  for (const [kind, amount] of Object.entries(space.cost)) {
    if (kind !== 'free' && (have[kind] ?? 0) < amount) return false;
  }
  if (total < units(space.cost)) return false;
  return space.oneOf.length === 0 || units(space.cost) === 0 || space.oneOf.some((kind) => (have[kind] ?? 0) > 0);
}

/** Every payment, up to `limit`, one for each class of interchangeable sources. */
export function payments(space: PaymentSpace, limit: number): PaymentList {
  const groups = new Map<string, PaymentSource[]>();
  for (const source of space.sources) {
    const group = groups.get(source.group);
    if (group) group.push(source);
    else groups.set(source.group, [source]);
  }
  const order = [...groups.values()];
  const found: (readonly string[])[] = [];
  const total = units(space.cost);
  const most = total + space.surplus;
  const rest = order.map((_, i) =>
    order.slice(i).reduce((sum, group) => sum + group.reduce((all, { amount }) => all + amount, 0), 0),
  );
  const extend = (at: number, picks: readonly PaymentPick[], given: number): void => {
    if (found.length > limit) return;
    const group = order[at];
    if (!group) {
      if (covers(space, picks)) found.push(picks.map(({ key, as }) => keyOf(sourceOf(space, key), as)));
      return;
    }
    if (given + (rest[at] ?? 0) < total) return;
    for (const taken of selections(group)) {
      const more = taken.reduce((sum, { amount }) => sum + amount, 0);
      if (given + more <= most) extend(at + 1, [...picks, ...taken], given + more);
    }
  };
  extend(0, [], 0);
  return found.length > limit ? { list: found.slice(0, limit), complete: false } : { list: found, complete: true };
}

function sourceOf(space: PaymentSpace, key: string): PaymentSource {
  const source = space.sources.find((one) => one.key === key);
  if (!source) throw new Error(`no source "${key}" in the payment`);
  return source;
}

/** For equal sources: how many of them, and as which kinds, each multiset once. */
function selections(group: readonly PaymentSource[]): readonly (readonly PaymentPick[])[] {
  const first = group[0];
  if (!first) return [[]];
  const found: (readonly PaymentPick[])[] = [];
  const extend = (kind: number, taken: readonly PaymentPick[]): void => {
    found.push(taken);
    for (let k = kind; k < first.gives.length; k += 1) {
      const source = group[taken.length];
      const as = first.gives[k];
      if (!source || as === undefined) return;
      extend(k, [...taken, { key: source.key, item: source.item, how: source.how, as, amount: source.amount }]);
    }
  };
  extend(0, []);
  return found;
}

/** Whether any payment exists; cheaper than listing them. */
export function payable(space: PaymentSpace): boolean {
  const total = units(space.cost);
  if (total === 0) return true;
  const available = space.sources.reduce((sum, { amount }) => sum + amount, 0);
  if (available < total) return false;
  const coloured = Object.keys(space.cost).filter((kind) => kind !== 'free');
  if (space.sources.every(({ gives }) => gives.length === 1)) {
    const supply: Record<string, number> = {};
    for (const { gives, amount } of space.sources) supply[gives[0] ?? ''] = (supply[gives[0] ?? ''] ?? 0) + amount;
    if (coloured.some((kind) => (supply[kind] ?? 0) < (space.cost[kind] ?? 0))) return false;
    if (space.oneOf.length > 0 && !space.oneOf.some((kind) => (supply[kind] ?? 0) > 0)) return false;
    if (space.surplus > 0 || space.sources.every(({ amount }) => amount === 1))
      return space.surplus === 0 || payments(space, 1).list.length > 0;
  }
  return payments(space, 1).list.length > 0;
}
