import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Space } from '../position/position';
import { accepts, answers } from './answers';

const NAMES = ['a', 'b', 'c', 'd'];
const KINDS = ['fire', 'ice', 'wind'];

const some = fc.subarray(NAMES, { minLength: 1 });
const options = some.map((keys) => keys.map((key) => ({ key })));
const least = fc.constantFrom(0, 50, 100, 150);
const perhaps = <T>(one: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> => fc.option(one, { nil: undefined });

const split = fc
  .record({ options, total: fc.integer({ min: 0, max: 12 }), unit: fc.constantFrom(1, 50, 100), least: perhaps(least) })
  .chain(({ options: parts, total, unit, least: floor }) =>
    fc.record({ times: fc.constantFrom(1, 2, 10), listed: fc.boolean() }).map(
      ({ times, listed }): Space => ({
        kind: 'split',
        options: parts,
        total: total * 50,
        unit,
        ...(floor === undefined ? {} : { least: floor }),
        ...(listed ? { listed: unit * times } : {}),
      }),
    ),
  );
const number = fc
  .record({
    min: fc.integer({ min: 0, max: 5 }),
    max: fc.integer({ min: 0, max: 12 }),
    unit: fc.constantFrom(1, 2, 3),
    among: perhaps(fc.uniqueArray(fc.integer({ min: 0, max: 15 }))),
  })
  .map(
    ({ min, max, unit, among }): Space => ({
      kind: 'number',
      min,
      max,
      unit,
      ...(among === undefined ? {} : { among: among.toSorted((one, other) => one - other) }),
    }),
  );
const subset = fc
  .record({
    options,
    min: fc.integer({ min: 0, max: 3 }),
    max: fc.integer({ min: 0, max: 4 }),
    within: perhaps(fc.array(some, { minLength: 1, maxLength: 3 })),
    among: perhaps(fc.record({ keys: some, atLeast: fc.integer({ min: 0, max: 2 }) })),
  })
  .map(
    ({ within, among, ...rest }): Space => ({
      kind: 'subset',
      ...rest,
      ...(within === undefined ? {} : { within }),
      ...(among === undefined ? {} : { among }),
    }),
  );
const payment = fc
  .record({
    cost: fc.dictionary(fc.constantFrom('fire', 'ice', 'free'), fc.integer({ min: 1, max: 3 })),
    gives: fc.array(fc.record({ kinds: fc.subarray(KINDS), amount: fc.integer({ min: 1, max: 2 }) }), { maxLength: 5 }),
    oneOf: fc.subarray(KINDS),
    surplus: fc.integer({ min: 0, max: 2 }),
  })
  .map(
    ({ gives, ...rest }): Space => ({
      kind: 'payment',
      ...rest,
      sources: gives.map(({ kinds, amount }, i) => ({
        key: `s${i}`,
        item: null,
        how: 'rest',
        gives: kinds,
        amount,
        group: `${kinds} ${amount}`,
      })),
    }),
  );
const SPACES: Readonly<Record<Space['kind'], fc.Arbitrary<Space>>> = {
  oneOf: options.map((keys): Space => ({ kind: 'oneOf', options: keys })),
  order: options.map((keys): Space => ({ kind: 'order', options: keys })),
  subset,
  split,
  number,
  payment,
};

test.each(Object.entries(SPACES))('every answer that is listed of %s is accepted', (_, spaces) => {
  let listed = 0;
  fc.assert(
    fc.property(spaces, (space) => {
      const { list } = answers(space);
      listed += list.length;
      for (const answer of list) expect(accepts(space, answer), JSON.stringify({ space, answer })).toBeNull();
    }),
    { numRuns: 1000, seed: 7 },
  );
  expect(listed).toBeGreaterThan(500);
});

test('what is no multiple of the unit cannot be divided', () => {
  const odd = { kind: 'split', options: [{ key: 'a' }, { key: 'b' }], total: 350, unit: 100 } as const;
  expect(answers(odd)).toEqual({ list: [], complete: true });
});
