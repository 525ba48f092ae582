import { expect, test } from 'vitest';
import { LatentSpace, type Telling } from './latent';

/** Of each token the units that have it. */
function telling(count: number, tokens: readonly (readonly number[])[]): Telling {
  const starts = [0];
  for (const [i, units] of tokens.entries()) starts.push((starts[i] ?? 0) + units.length);
  return { count, starts, units: tokens.flat(), values: tokens.flat().map(() => 1) };
}

test('a question is near to what speaks of the same, though that has none of its words', () => {
  const twoMatters = telling(6, [
    [0, 1],
    [1, 2],
    [0, 2],
    [3, 4],
    [4, 5],
    [3, 5],
  ]);
  const near = new LatentSpace(twoMatters, 2).likeness(new Map([[0, 1]]));
  expect(near[2]).toBeGreaterThan(0.9);
  expect(near[5]).toBeLessThan(0.4);
  const everyWordApart = new LatentSpace(twoMatters).likeness(new Map([[0, 1]]));
  expect(everyWordApart[2]).toBeLessThan(0.6);
});

test('nothing is nearer than 1, and a unit is that near to all its own words', () => {
  const few = new LatentSpace(telling(3, [[0, 1], [1, 2], [2]]));
  const near = few.likeness(new Map([[0, 1]]));
  expect(near[0]).toBeCloseTo(1);
  expect(Math.max(...near)).toBeLessThanOrEqual(1 + 1e-9);
});

test('what says nothing is near to nothing, and no unit to a question of no known word', () => {
  const few = new LatentSpace(telling(3, [[0, 1], [0]]));
  expect(few.likeness(new Map([[0, 1]]))[2]).toBe(0);
  expect([...few.likeness(new Map([[7, 1]]))]).toEqual([0, 0, 0]);
  expect([...few.likeness(new Map())]).toEqual([0, 0, 0]);
  expect([...new LatentSpace(telling(0, [])).likeness(new Map([[0, 1]]))]).toEqual([]);
});

test('the same units make the same space', () => {
  const made = telling(4, [
    [0, 1],
    [1, 2],
    [2, 3],
  ]);
  const [one, other] = [new LatentSpace(made), new LatentSpace(made)];
  expect(one.likeness(new Map([[1, 1]]))).toEqual(other.likeness(new Map([[1, 1]])));
});
