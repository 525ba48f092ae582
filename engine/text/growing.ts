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

/** Whether an ability looks at how many objects such as one of these types in a zone there are, or needs several of them. */
export const readsNumber = (ability: Ability, zone: Zone, types: readonly string[]): boolean =>
  says(ability, (one) => {
    const counted = countedBy(one);
    if (!isMapping(counted)) return false;
    const isThere = counted.zone === undefined || counted.zone === zone;
    return isThere && (!Array.isArray(counted.types) || counted.types.some((type) => types.includes(type)));
  });

/** Whether an ability looks at what lies in a zone that it has to name. */
export const readsZone = (ability: Ability, zone: Zone): boolean => says(ability, (one) => one.zone === zone);

/** The filter by which objects are counted, or of which several have to be there. */
function countedBy(said: Said): unknown {
  const { count, filter, choose } = said;
  return filterCounted(said) ?? (typeof count === 'number' && count > 1 ? (filter ?? choose) : undefined);
}
