import { expect, test } from 'vitest';
import { codeOf } from './qr';

const link = (length: number) => `https://a.example/en/table/#t=1.${'aB3-_'.repeat(300)}`.slice(0, length);

test('a link of 650 letters is a code of version 20 at most, and one of 1,200 is one still', () => {
  expect(codeOf(link(650)).version).toBeLessThanOrEqual(20);
  expect(codeOf(link(1_200)).version).toBeLessThanOrEqual(29);
});

test('a code has a quiet zone of four on each side, and its three corners', () => {
  const { version, side, path } = codeOf('https://a.example/');
  expect(side).toBe(17 + 4 * version + 8);
  const rows = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, x, y, width]) => [x, y, width].map(Number));
  expect(rows.every(([x = 0, y = 0, width = 0]) => x >= 4 && y >= 4 && x + width <= side - 4)).toBe(true);
  const corners = [
    [4, 4],
    [side - 11, 4],
    [4, side - 11],
  ];
  for (const [x, y] of corners) expect(rows).toContainEqual([x, y, 7]);
});
