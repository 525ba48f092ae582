import { expect, test } from 'vitest';
import type { Ability, Condition } from '../kernel/position/card';
import type { Filter } from '../kernel/position/position';
import { readsNumber, readsZone } from './growing';

const RESONATORS: Filter = { types: ['resonator'] };

/** Whether, with so many resonators in the field, more of them could matter to an ability that works under a condition. */
const asksOn = (condition: Condition, had: number): boolean =>
  readsNumber(
    { kind: 'continuous', while: condition, modify: { self: true, gain: ['flying'] } },
    'field',
    ['resonator'],
    had,
  );

test('more objects matter until there are as many as a text asks for', () => {
  expect(asksOn({ is: 'count', filter: RESONATORS, atLeast: 3 }, 2)).toBe(true);
  expect(asksOn({ is: 'count', filter: RESONATORS, atLeast: 3 }, 3)).toBe(false);
  const all = [
    { filter: RESONATORS, atLeast: 2 },
    { filter: { ...RESONATORS, token: true }, atLeast: 4 },
  ] as const;
  expect(asksOn({ is: 'counts', all }, 3)).toBe(true);
  expect(asksOn({ is: 'counts', all }, 4)).toBe(false);
});

test('or until there are more than it allows', () => {
  expect(asksOn({ is: 'few', filter: RESONATORS, atMost: 2 }, 2)).toBe(true);
  expect(asksOn({ is: 'few', filter: RESONATORS, atMost: 2 }, 3)).toBe(false);
  expect(asksOn({ is: 'none', filter: RESONATORS }, 0)).toBe(true);
  expect(asksOn({ is: 'none', filter: RESONATORS }, 1)).toBe(false);
});

test('where others than the card with the text are counted, that card can be one of those that are there', () => {
  expect(asksOn({ is: 'count', filter: { ...RESONATORS, other: true }, atLeast: 3 }, 3)).toBe(true);
  expect(asksOn({ is: 'count', filter: { ...RESONATORS, other: true }, atLeast: 3 }, 4)).toBe(false);
});

test('an amount that is counted is another with each of them', () => {
  const each: Ability = {
    kind: 'automatic',
    when: { on: 'enter', who: 'this' },
    do: [{ op: 'gainLife', player: 'you', amount: { count: RESONATORS, times: 100 } }],
  };
  expect(readsNumber(each, 'field', ['resonator'], 99)).toBe(true);
  expect(readsNumber(each, 'field', ['addition'], 99)).toBe(false);
});

test('a cost for which several are needed can be paid with those that are there', () => {
  const dear: Ability = {
    kind: 'activate',
    cost: { banishOther: { filter: RESONATORS, count: 2 } },
    do: [{ op: 'draw', player: 'you', amount: 1 }],
  };
  expect(readsNumber(dear, 'field', ['resonator'], 1)).toBe(true);
  expect(readsNumber(dear, 'field', ['resonator'], 2)).toBe(false);
});

test('a text that asks whether anything lies on the chase does not look at how much lies there', () => {
  const zone = 'chase';
  expect(readsZone({ is: 'none', filter: { zone } }, zone)).toBe(false);
  expect(readsZone({ is: 'count', filter: { zone }, atLeast: 1 }, zone)).toBe(false);
  expect(readsZone({ is: 'count', filter: { zone }, atLeast: 2 }, zone)).toBe(true);
  expect(readsZone({ targets: [{ filter: { zone }, count: 1 }] }, zone)).toBe(true);
});
