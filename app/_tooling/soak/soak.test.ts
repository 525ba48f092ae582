import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { Chance, seedOf } from './chance';
import { endingOf } from './limits';
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

test.each([
  ['that works without end', 'for (;;);', 'took more than 0.5 s of processor time'],
  ['that waits for what never comes', 'await new Promise(() => {});', 'waited 0.5 s for what did not come'],
  ['that comes to its end', '', null],
])('a case %s is told', (_, text, told) => {
  const limits = { work: 0.5, wait: 0.5 };
  const from = JSON.stringify(fileURLToPath(new URL('./limits.ts', import.meta.url)));
  const script = `const { watched } = await import(${from}); watched(${JSON.stringify(limits)}).begin(); ${text} process.exit(0);`;
  const { status, signal } = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    timeout: 120_000,
  });
  expect(endingOf(status, signal, limits)).toBe(told);
});
