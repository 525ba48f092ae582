import { expect, test } from 'vitest';
import { openEngine } from '../index';
import type { Deed, Position } from '../kernel/position/position';
import { mainPhase } from '../testing/main-phase';
import { Keys } from './canonical';

const start = mainPhase(openEngine('fow-8.01', {}), { zones: {} });

const deed = (at: number): Deed => ({ did: 'played', by: 0, item: at % 3 });
const withDeeds = (count: number, last: Deed = deed(count - 1)): Position => ({
  ...start,
  memory: { ...start.memory, ledger: { turn: [...Array.from({ length: count - 1 }, (_, at) => deed(at)), last] } },
});

test('positions whose lists differ in one entry alone have different keys, and equal ones the same', () => {
  const keys = new Keys();
  for (const count of [3, 40]) {
    expect(keys.of(withDeeds(count))).toBe(keys.of(withDeeds(count)));
    expect(keys.of(withDeeds(count))).not.toBe(keys.of(withDeeds(count, { did: 'played', by: 1 })));
    expect(keys.of(withDeeds(count))).not.toBe(keys.of(withDeeds(count + 1)));
  }
});

test('of positions whose lists grow one by one each costs about as much to keep as the one before', () => {
  const keys = new Keys();
  const after = (most: number): number => {
    for (let count = 1; count <= most; count += 1) keys.of(withDeeds(count));
    return keys.size;
  };
  const [first, both] = [after(400), after(800)];
  expect(both - first).toBeLessThan(1.5 * first);
});
