import { expect, test } from 'vitest';
import type { Space } from '@/engine';
import { listedAnswers } from './listed-answers';

const options = (count: number) => Array.from({ length: count }, (_, at) => ({ key: `card-${at}` }));
const divided = (total: number): Space => ({ kind: 'split', options: options(2), total, unit: 1, listed: 100 });

test('a few answers are all there are', () =>
  expect(listedAnswers({ kind: 'oneOf', options: options(60) })).toMatchObject({ leftOut: null }));

test('of very many the first are listed, and that is said', () => {
  const { list, leftOut } = listedAnswers({ kind: 'oneOf', options: options(61) });
  expect(list).toHaveLength(60);
  expect(leftOut).toEqual({ kind: 'after', count: 60 });
});

test('a division is listed from end to end in its steps, and only what lies between is left out', () => {
  const { list, leftOut } = listedAnswers(divided(600));
  expect(list.map((one) => Object.values(one))).toEqual(
    [0, 100, 200, 300, 400, 500, 600].map((one) => [one, 600 - one]),
  );
  expect(leftOut).toEqual({ kind: 'between', step: 100 });
});

test('a division that has as many steps as a page lists is whole, one with more is not', () => {
  expect(listedAnswers(divided(5900))).toMatchObject({ leftOut: { kind: 'between', step: 100 } });
  expect(listedAnswers(divided(6000))).toMatchObject({ leftOut: { kind: 'after', count: 60 } });
});

test('a division without steps of its own is whole', () =>
  expect(listedAnswers({ kind: 'split', options: options(2), total: 5, unit: 1 })).toMatchObject({ leftOut: null }));
