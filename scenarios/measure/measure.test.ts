import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

it('begins nothing for a word that it does not know, and says which it knows', () => {
  const { status, stdout, stderr } = spawnSync('node', ['--import', 'tsx', 'scenarios/measure/measure.ts', '--help'], {
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stdout).toBe('');
  expect(stderr).toBe('coverage: "--help" is no option; possible: --format, --decides, --tuning, --misses\n');
});
