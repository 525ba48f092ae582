/** The answer space of a decision: what it accepts, every answer it has, and a random one. */

import type { Answer, Env, Option, PaymentPick, Space, SubsetSpace } from '../position/position';
import { below } from '../position/random';
import { MOST_TRIES, type PaymentList, payments, picksOf, refusePayment, TOO_MANY_TRIES } from './payment';
import { shortened } from './shortened';

/** Why an answer is not one of the space, in one line; `null` where it is. */
export function accepts(space: Space, given: Answer): string | null {
  switch (space.kind) {
    case 'oneOf':
      return typeof given === 'string' && space.options.some(({ key }) => key === given)
        ? null
        : expected(given, space.options);
    case 'subset': {
      if (!isKeys(given)) return 'a list of choices is expected';
      if (new Set(given).size !== given.length) return 'a choice stands twice in the list';
      const unknown = given.find((key) => !space.options.some((option) => option.key === key));
      if (unknown !== undefined) return expected(unknown, space.options);
      if (given.length < space.min || given.length > space.max)
        return `${range(space.min, space.max)} to be chosen, not ${given.length}`;
      return unfit(space, given);
    }
    case 'order': {
      if (!isKeys(given)) return 'a list in the wanted order is expected';
      const same = given.length === space.options.length && space.options.every(({ key }) => given.includes(key));
      return same ? null : `each of ${keys(space.options)} is to stand in the order once`;
    }
    case 'split': {
      if (!isAmounts(given)) return 'an amount for each part is expected';
      const entries = Object.entries(given);
      const unknown = entries.find(([key]) => !space.options.some((option) => option.key === key));
      if (unknown) return expected(unknown[0], space.options);
      if (entries.some(([, amount]) => amount < 0 || amount % space.unit !== 0))
        return `amounts are multiples of ${space.unit}`;
      const { least = 0 } = space;
      const short = space.options.find(({ key }) => (given[key] ?? 0) < least);
      if (short) return `${short.key} gets at least ${least}`;
      const total = entries.reduce((sum, [, amount]) => sum + amount, 0);
      return total === space.total ? null : `the amounts come to ${total}, not ${space.total}`;
    }
    case 'number':
      return numberFault(space, given);
    case 'payment':
      return isKeys(given) ? refusePayment(space, given) : 'a list of what pays is expected';
  }
}

type NumberSpace = Extract<Space, { readonly kind: 'number' }>;

/** Whether an answer is refused by no rule: it is only more than is played. */
export const isPastCap = (space: Space, given: Answer): boolean =>
  space.kind === 'number' &&
  space.capped === true &&
  typeof given === 'number' &&
  Number.isInteger(given) &&
  given > space.max;

function numberFault(space: NumberSpace, given: Answer): string | null {
  const { min, max, unit = 1, among } = space;
  if (isPastCap(space, given)) return `the rules allow ${given}, but no more than ${max} are played here`;
  const fits = typeof given === 'number' && Number.isInteger(given) && given >= min && given <= max;
  if (!fits) return `a number is expected, ${range(min, max)}`;
  if (given % unit !== 0) return `${given} is no multiple of ${unit}`;
  return among === undefined || among.includes(given) ? null : `${given} is none of ${among.join(', ')}`;
}

function listedNumbers(space: NumberSpace, limit: number): ReturnType<typeof cut> {
  const { min, max, unit = 1, among } = space;
  if (among !== undefined)
    return cut(
      among.filter((one) => numberFault(space, one) === null),
      limit,
    );
  const first = Math.ceil(min / unit) * unit;
  const count = Math.max(0, Math.floor((max - first) / unit) + 1);
  return cut(
    Array.from({ length: Math.min(count, limit + 1) }, (_, i) => first + i * unit),
    limit,
  );
}

/** Why chosen keys do not go together, or lack one that must be among them. */
function unfit({ within, among }: SubsetSpace, given: readonly string[]): string | null {
  if (within && given.length > 1 && !within.some((group) => given.every((key) => group.includes(key))))
    return `${shortened(given.join(', '))} cannot be chosen together`;
  const found = among ? given.filter((key) => among.keys.includes(key)).length : 0;
  return among && found < among.atLeast ? `at least ${among.atLeast} of ${among.keys.join(', ')} to be chosen` : null;
}

/** Answers come from links and from strangers' programs too, where a list may hold anything. */
const isKeys = (given: unknown): given is readonly string[] =>
  Array.isArray(given) && given.every((key) => typeof key === 'string');
const isAmounts = (given: unknown): given is Readonly<Record<string, number>> =>
  typeof given === 'object' &&
  given !== null &&
  !Array.isArray(given) &&
  Object.values(given).every((amount) => Number.isInteger(amount));
const keys = (options: readonly Option[]): string => options.map(({ key }) => key).join(', ');
const expected = (given: Answer, options: readonly Option[]): string =>
  `"${shortened(JSON.stringify(given).replaceAll('"', ''))}" is not possible; possible: ${keys(options) || 'nothing'}`;
const range = (min: number, max: number): string => (min === max ? `${min}` : `${min} to ${max}`);

/**
 * Every answer of the space, up to `limit`; `complete` says whether that was all.
 * Splits are listed in a step of their own, where they have one.
 */
export function answers(space: Space, limit = 200): { readonly list: readonly Answer[]; readonly complete: boolean } {
  switch (space.kind) {
    case 'oneOf':
      return cut(
        space.options.map(({ key }) => key),
        limit,
      );
    case 'subset':
      return cut(subsets(space, limit + 1), limit);
    case 'order':
      return cut(orders(space.options, limit + 1), limit);
    case 'split':
      return listedSplits(space, limit);
    case 'number':
      return listedNumbers(space, limit);
    case 'payment': {
      const found: PaymentList = payments(space, limit);
      return found;
    }
  }
}

/** Whether the space has a second answer; told without listing where options are chosen from one by one. */
export const isOpen = (space: Space): boolean =>
  space.kind === 'oneOf' ? space.options.length > 1 : answers(space, 2).list.length > 1;

/**
 * A step larger than the unit leaves out what lies between, so the list is not all there is; where it leaves nothing, the
 * unit is the step.
 */
function listedSplits(
  { options, total, unit, least = 0, listed = unit }: Extract<Space, { readonly kind: 'split' }>,
  limit: number,
): { readonly list: readonly Answer[]; readonly complete: boolean } {
  if (total % unit !== 0) return { list: [], complete: true };
  const wide = splits(options, total, least, listed, limit + 1);
  if (wide.length === 0 && listed !== unit) return cut(splits(options, total, least, unit, limit + 1), limit);
  const { list, complete } = cut(wide, limit);
  return { list, complete: complete && listed === unit };
}

const cut = (
  list: readonly Answer[],
  limit: number,
): { readonly list: readonly Answer[]; readonly complete: boolean } =>
  list.length > limit ? { list: list.slice(0, limit), complete: false } : { list, complete: true };

function subsets(space: SubsetSpace, limit: number): readonly (readonly string[])[] {
  const { options, min, max } = space;
  const found: string[][] = [];
  let tries = 0;
  const extend = (from: number, taken: readonly string[]): void => {
    if (found.length >= limit) return;
    tries += 1;
    if (tries > MOST_TRIES) throw new Error(TOO_MANY_TRIES);
    if (taken.length >= min && unfit(space, taken) === null) found.push([...taken]);
    if (taken.length === max) return;
    for (let i = from; i < options.length; i += 1) {
      if (taken.length + options.length - i < min) return;
      extend(i + 1, [...taken, options[i]?.key ?? '']);
    }
  };
  extend(0, []);
  return found;
}

function orders(options: readonly Option[], limit: number): readonly (readonly string[])[] {
  const found: string[][] = [];
  const extend = (rest: readonly Option[], taken: readonly string[]): void => {
    if (found.length >= limit) return;
    if (rest.length === 0) found.push([...taken]);
    rest.forEach((option, i) => {
      extend(
        rest.filter((_, j) => j !== i),
        [...taken, option.key],
      );
    });
  };
  extend(options, []);
  return found;
}

function splits(
  options: readonly Option[],
  total: number,
  least: number,
  unit: number,
  limit: number,
): readonly Readonly<Record<string, number>>[] {
  const found: Record<string, number>[] = [];
  const from = Math.ceil(least / unit) * unit;
  if (total < options.length * from) return found;
  const extend = (at: number, left: number, taken: Readonly<Record<string, number>>): void => {
    const option = options[at];
    if (!option || found.length >= limit) return;
    if (at === options.length - 1) {
      found.push({ ...taken, [option.key]: left });
      return;
    }
    const kept = (options.length - 1 - at) * from;
    for (let amount = from; amount <= left - kept && found.length < limit; amount += unit)
      extend(at + 1, left - amount, { ...taken, [option.key]: amount });
  };
  extend(0, total, {});
  return found;
}

/** A random answer of the space and the next state of the generator; each listed answer is equally likely. */
export function sample(space: Space, seed: number): [answer: Answer, seed: number] {
  const { list } = answers(space);
  const [at, after] = below(Math.max(1, list.length), seed);
  const found = list[at];
  if (found === undefined) throw new Error(`a decision without an answer: ${JSON.stringify(space)}`);
  return [found, after];
}

/** What the step that follows finds in its frame, once a decision has been answered. */
export function answered(space: Space, given: Answer): Env {
  switch (space.kind) {
    case 'oneOf': {
      const chosen = space.options.find(({ key }) => key === given);
      return chosen ? { chosen } : {};
    }
    case 'subset':
    case 'order': {
      const chosenAll: Option[] = [];
      for (const wanted of Array.isArray(given) ? given : []) {
        const found = space.options.find(({ key }) => key === wanted);
        if (found) chosenAll.push(found);
      }
      return { chosenAll };
    }
    case 'split':
      return typeof given === 'object' && !Array.isArray(given)
        ? { split: Object.fromEntries(Object.entries(given)) }
        : {};
    case 'number':
      return typeof given === 'number' ? { number: given } : {};
    case 'payment': {
      const picks: readonly PaymentPick[] = Array.isArray(given) ? picksOf(space, given) : [];
      return { payment: picks };
    }
  }
}
