import { expect, test } from 'vitest';
import { lowerOf, orthonormal, products, solve } from './linear';

test('the columns of a table become orthogonal and of length 1', () => {
  const made = orthonormal(Float64Array.of(1, 2, 3, 4, 5, 7), 2);
  const [first, both, second] = [0, 2, 3].map((at) => products(made, made, 2)[at]);
  expect(first).toBeCloseTo(1);
  expect(second).toBeCloseTo(1);
  expect(both).toBeCloseTo(0);
});

test('a column that adds nothing to those before it becomes 0', () => {
  const made = orthonormal(Float64Array.of(1, 2, 3, 6), 2);
  expect([made[1], made[3]]).toEqual([0, 0]);
  expect(Math.hypot(made[0] ?? 0, made[2] ?? 0)).toBeCloseTo(1);
});

test('a row is solved by a lower triangle', () => {
  const lower = lowerOf(Float64Array.of(4, 2, 2, 5), 2);
  expect([...lower.values]).toEqual([2, 0, 1, 2]);
  const row = Float64Array.of(6, 7);
  solve(lower, row);
  expect([...row]).toEqual([3, 2]);
});
