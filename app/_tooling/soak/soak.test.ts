import { expect, test } from 'vitest';
import { Chance, seedOf } from './chance';
import { againLine, runCase } from './part';
import { PARTS } from './parts';

const SEED = 1;

/** The short form of `npm run soak`. */
test.each(PARTS.filter(({ few }) => few > 0).map((part) => [part.name, part] as const))('%s', async (_, part) => {
  const opened = await part.open();
  const wrong: string[] = [];
  for (let at = 0; at < part.few; at += 1) {
    const found = await runCase(part, opened, SEED, at);
    if (found !== null) wrong.push(`${found}; again: ${againLine(part, SEED, at)}`);
  }
  await opened.close?.();
  expect(wrong).toEqual([]);
});

test('the same seed brings the same case, another another', () => {
  const drawn = (seed: number) => {
    const chance = new Chance(seedOf(seed, 'files', 7));
    return Array.from({ length: 20 }, () => chance.below(1000));
  };
  expect(drawn(1)).toEqual(drawn(1));
  expect(drawn(1)).not.toEqual(drawn(2));
  expect(new Set(drawn(1)).size).toBeGreaterThan(10);
});
