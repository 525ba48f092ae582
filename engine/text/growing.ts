/** Of what goes on growing, what abilities look at: a loop comes to an end by nothing else. */
import type { Ability } from '../kernel/position/card';
import type { Zone } from '../kernel/position/position';
import { isMapping } from './conforms';
import { filterCounted } from './counting';

type Said = Readonly<Record<string, unknown>>;

/** Whether anything in an ability is so. */
const says = (said: unknown, such: (one: Said) => boolean): boolean => {
  if (Array.isArray(said)) return said.some((one) => says(one, such));
  return isMapping(said) && (such(said) || Object.values(said).some((one) => says(one, such)));
};

/**
 * Whether an ability looks at how many counters of a name there are; one that puts more there, or takes some away, does not, nor one
 * that asks for no more than there are.
 */
export const readsCounter = (ability: Ability, counter: string, had: number): boolean =>
  says(ability, (one) => one.counter === counter && one.op !== 'counters' && !isReached(one, had));

const isReached = ({ is, atLeast }: Said, had: number): boolean => is === 'counters' && Number(atLeast) <= had;

/** Whether an ability looks at the values of objects. */
export const readsValues = (ability: Ability): boolean => says(ability, ({ stat }) => stat !== undefined);

/**
 * Whether an ability looks at how much life a player has: counts it, halves it, is paid for with it, or asks whether it is no more than
 * some number that it has not passed yet.
 */
export const readsLife = (ability: Ability, had: number): boolean =>
  says(
    ability,
    (one) =>
      'life' in one ||
      (one.is === 'life' && !(Number(one.atMost) < had)) ||
      one.op === 'halveLife' ||
      one.op === 'exchangeLife',
  );

/**
 * No more resources than these are paid at once for an ability, or for what it speaks of; how much an X is, where one pays for it, is for
 * its player to say. No bound where it makes other costs more, asks for a number that it counts, or for something of each of several.
 */
export function mostPaid(said: unknown): number {
  if (Array.isArray(said)) return sumOf(said.map(mostPaid));
  if (!isMapping(said)) return 0;
  if (said.change === 'more' || 'unless' in said || (said.op === 'pay' && 'x' in said)) return Number.POSITIVE_INFINITY;
  return sumOf(Object.entries(said).map(([key, value]) => (PAID.has(key) ? numbersIn(value) : mostPaid(value))));
}

const PAID: ReadonlySet<string> = new Set(['pay', 'cost', 'price']);

const sumOf = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0);

function numbersIn(said: unknown): number {
  if (typeof said === 'number') return said;
  return Array.isArray(said) || isMapping(said) ? sumOf(Object.values(said).map(numbersIn)) : 0;
}

/**
 * Whether an ability looks at how many objects such as one of these types in a zone there are, or needs several of them, and that not
 * for a number that is reached, or passed, by those that were there all the time.
 * @param had so many that are alike: whatever is true of one of them by what it is, is true of all
 */
export const readsNumber = (ability: Ability, zone: Zone, types: readonly string[], had: number): boolean =>
  says(ability, (one) => {
    const counted = countedBy(one);
    if (!isMapping(counted)) return false;
    const isThere = counted.zone === undefined || counted.zone === zone;
    if (!isThere || (Array.isArray(counted.types) && !counted.types.some((type) => types.includes(type)))) return false;
    // One of them can be the card with the text.
    return !isSettled(one, counted.other === true ? had - 1 : had);
  });

/** Whether so many objects are enough, or too many, for what is said of their number, so that more of them are no difference. */
function isSettled({ is, count, atLeast, atMost }: Said, had: number): boolean {
  if (is === 'none') return had > 0;
  return atMost === undefined ? Number(atLeast ?? count) <= had : Number(atMost) < had;
}

/** Whether an ability looks at what lies in a zone that it has to name, other than to ask whether there is any of what one is there of. */
export function readsZone(said: unknown, zone: Zone): boolean {
  if (Array.isArray(said)) return said.some((one) => readsZone(one, zone));
  if (!isMapping(said)) return false;
  const asked = isSettled(said, 1) ? filterCounted(said) : undefined;
  return said.zone === zone || Object.values(said).some((one) => one !== asked && readsZone(one, zone));
}

/** The filter by which objects are counted, or of which several have to be there. */
function countedBy(said: Said): unknown {
  const { count, filter, choose } = said;
  return filterCounted(said) ?? (typeof count === 'number' && count > 1 ? (filter ?? choose) : undefined);
}
