/**
 * Payments as one answer: which sources pay, each as which kind of resource. Written `stone` where a source has one kind
 * to give, `stone=fire` where it has several. Payments that differ only in which of several equal sources they take are
 * one answer.
 */
import type { Answer, PaymentPick, PaymentSource, PaymentSpace } from '../position/position';
import { shortened } from './shortened';

export interface PaymentList {
  readonly list: readonly Answer[];
  readonly complete: boolean;
}

type Needs = Readonly<Record<string, number>>;

/** All units of a cost together. */
export function units(cost: Needs): number {
  let sum = 0;
  for (const kind in cost) sum += cost[kind] ?? 0;
  return sum;
}

const keyOf = (source: PaymentSource, as: string): string =>
  source.gives.length === 1 ? source.key : `${source.key}=${as}`;

/** The picks an accepted answer stands for. */
export function picksOf(space: PaymentSpace, given: readonly string[]): readonly PaymentPick[] {
  const found: PaymentPick[] = [];
  for (const key of given) {
    const one = pick(space, key);
    if (one) found.push(one);
  }
  return found;
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
    return `"${shortened(unknown)}" cannot pay; possible: ${space.sources.map(({ key }) => key).join(', ') || 'nothing'}`;
  const picks = picksOf(space, given);
  if (new Set(picks.map(({ key }) => key)).size !== picks.length) return 'a source stands twice in the payment';
  return covers(space, picks) ? null : `${shortened(given.join(', ')) || 'nothing'} does not pay ${costText(space)}`;
}

/** A cost in words, with the kind of which one unit more is wanted than it names. */
function costText({ cost, oneOf }: PaymentSpace): string {
  const amounts = Object.entries(cost)
    .map(([kind, amount]) => `${amount} ${kind}`)
    .join(' + ');
  if (oneOf.length === 0) return amounts;
  const kinds = oneOf.join(' or ');
  return oneOf.some((kind) => kind in cost)
    ? `${amounts}, one of the free ${kinds} too`
    : `${amounts}, one of them ${kinds}`;
}

/** Whether picks meet the cost with no more surplus than is allowed, and with no pick that could be left out. */
export function covers(space: PaymentSpace, picks: readonly PaymentPick[]): boolean {
  if (!meets(space, picks)) return false;
  const total = picks.reduce((sum, { amount }) => sum + amount, 0);
  if (total - units(space.cost) > space.surplus) return false;
  return !picks.some((pick) => meets(space, picks, pick));
}

/** @param but a pick that is left out */
function meets({ cost, oneOf }: PaymentSpace, picks: readonly PaymentPick[], but: PaymentPick | null = null): boolean {
  const needed = units(cost);
  let total = 0;
  for (const pick of picks) if (pick !== but) total += pick.amount;
  if (total < needed) return false;
  for (const kind in cost) if (kind !== 'free' && given(picks, kind, but) < (cost[kind] ?? 0)) return false;
  return oneOf.length === 0 || needed === 0 || oneOf.some((kind) => given(picks, kind, but) > (cost[kind] ?? 0));
}

function given(picks: readonly PaymentPick[], kind: string, but: PaymentPick | null): number {
  let found = 0;
  for (const pick of picks) if (pick !== but && pick.as === kind) found += pick.amount;
  return found;
}

/** Combinations that are tried before a decision counts as one whose answers cannot be listed. */
export const MOST_TRIES = 500_000;
export const TOO_MANY_TRIES = `a decision has more than ${MOST_TRIES} combinations to try: undecided`;

/** Every payment, up to `limit`, one for each class of interchangeable sources. */
export function payments(space: PaymentSpace, limit: number): PaymentList {
  const groups = new Map<string, PaymentSource[]>();
  for (const source of space.sources) {
    const group = groups.get(source.group);
    if (group) group.push(source);
    else groups.set(source.group, [source]);
  }
  const found: (readonly string[])[] = [];
  const total = units(space.cost);
  const most = total + space.surplus;
  const order = [...groups.values()].map((group) => selections(group, most));
  const rest = [...groups.values()].map((group) => group.reduce((sum, { amount }) => sum + amount, 0));
  for (let i = rest.length - 2; i >= 0; i -= 1) rest[i] = (rest[i] ?? 0) + (rest[i + 1] ?? 0);
  let tries = 0;
  // What is taken so far; a choice is taken off again once all that follow it have been tried.
  const picks: PaymentPick[] = [];
  const keys: string[] = [];
  const extend = (at: number, so: number): void => {
    if (found.length > limit) return;
    tries += 1;
    if (tries > MOST_TRIES) throw new Error(TOO_MANY_TRIES);
    const choices = order[at];
    if (!choices) {
      if (covers(space, picks)) found.push(keys.slice());
      return;
    }
    if (so + (rest[at] ?? 0) < total) return;
    for (const { taken, keys: names, amount } of choices) {
      if (so + amount > most) continue;
      for (const pick of taken) picks.push(pick);
      for (const name of names) keys.push(name);
      extend(at + 1, so + amount);
      for (const _ of taken) picks.pop();
      for (const _ of names) keys.pop();
    }
  };
  extend(0, 0);
  return found.length > limit ? { list: found.slice(0, limit), complete: false } : { list: found, complete: true };
}

interface Selection {
  readonly taken: readonly PaymentPick[];
  /** How an answer names them. */
  readonly keys: readonly string[];
  /** Units of all of them together. */
  readonly amount: number;
}
const NOTHING: Selection = { taken: [], keys: [], amount: 0 };

/** For equal sources: how many of them, and as which kinds, each multiset once; none that is more than `most`. */
function selections(group: readonly PaymentSource[], most: number): readonly Selection[] {
  const first = group[0];
  if (!first) return [NOTHING];
  const found: Selection[] = [];
  const extend = (kind: number, selection: Selection): void => {
    const { taken, keys, amount } = selection;
    found.push(selection);
    if (found.length > MOST_TRIES) throw new Error(TOO_MANY_TRIES);
    for (let k = kind; k < first.gives.length; k += 1) {
      const source = group[taken.length];
      const as = first.gives[k];
      if (!source || as === undefined || amount + source.amount > most) return;
      const pick = { key: source.key, item: source.item, how: source.how, as, amount: source.amount };
      extend(k, { taken: [...taken, pick], keys: [...keys, keyOf(source, as)], amount: amount + source.amount });
    }
  };
  extend(0, NOTHING);
  return found;
}

/** Whether any payment exists; cheaper than listing them. */
export function payable(space: PaymentSpace): boolean {
  const total = units(space.cost);
  return total === 0 || (byCounting(space, total) ?? payments(space, 1).list.length > 0);
}

/**
 * Whether any payment exists, where counting tells; `null` where only trying does. With one kind demanded by name, or sources
 * that have one kind each to give, no source is wanted for two things. Then what is there is enough if each sum is enough:
 * left out what can be, at most one unit is too many for each demand, because no source gives more than two.
 */
function byCounting({ cost, sources, oneOf, surplus }: PaymentSpace, total: number): boolean | null {
  let available = 0;
  let largest = 0;
  let single = true;
  for (const { gives, amount } of sources) {
    if (gives.length === 0) continue;
    available += amount;
    largest = Math.max(largest, amount);
    single &&= gives.length === 1;
  }
  if (available < total) return false;
  let named = 0;
  for (const kind in cost) {
    if (kind === 'free') continue;
    if (supplyOf(kind, sources) < (cost[kind] ?? 0)) return false;
    named += 1;
  }
  if (oneOf.length > 0 && !oneOf.some((kind) => supplyOf(kind, sources) > (cost[kind] ?? 0))) return false;
  if (!single && named > 1) return null;
  const exact = largest === 1 && surplus === 0 && oneOf.length === 0;
  const loose = largest <= 2 && surplus >= Math.max(1, named) && (oneOf.length === 0 || named === 0);
  return exact || loose ? true : null;
}

function supplyOf(kind: string, sources: PaymentSpace['sources']): number {
  let supply = 0;
  for (const { gives, amount } of sources) if (gives.includes(kind)) supply += amount;
  return supply;
}
