import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

it.each([
  [['--edition', 'fow-9.99'], 'coverage: --edition fow-9.99 is to be one of '],
  [['--row', 'zone field'], 'coverage: --edition is missing: it is to be one of '],
  [['--edition', '--row'], 'coverage: --edition needs a word after it'],
])('says what is wrong with %j, and measures nothing', (words, said) => {
  const { status, stdout, stderr } = spawnSync('node', ['--import', 'tsx', 'scenarios/measure/measure.ts', ...words], {
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stdout).toBe('');
  expect(stderr.startsWith(said)).toBe(true);
});

it('begins nothing for a word that it does not know, and says which it knows', () => {
  const { status, stdout, stderr } = spawnSync('node', ['--import', 'tsx', 'scenarios/measure/measure.ts', '--help'], {
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stdout).toBe('');
  expect(stderr).toBe(
    'coverage: "--help" is no option; possible: --format, --decides, --tuning, --misses, --edition, --row\n',
  );
});
