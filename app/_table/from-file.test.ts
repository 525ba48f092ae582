import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { scenarioFiles } from '@/scenarios/format/read';
import { fileOf } from '@/scenarios/write/file';
import { played } from './bench';
import { readable, tableOf } from './from-file';
import { tableOf as startOf } from './starts';

describe('a scenario file as a table', () => {
  it('opens as it was taken out', () => {
    const begun = played(startOf('chase', 'fow-8.01'), 'fow-8.01');
    if (!begun.ok) throw new Error(begun.line);
    const { table, run } = begun.benched;
    const read = tableOf(fileOf(table), 'table.yaml');
    if (!read.ok) throw new Error(read.line);
    const again = played(read.table, read.edition);
    expect(again.ok && again.benched.run.end).toEqual(run.end);
  });

  it('opens every shipped scenario that has a play, and nothing is put aside', () => {
    for (const [index, file] of scenarioFiles().entries()) {
      if (index % 12 > 0) continue;
      const read = tableOf(readFileSync(file, 'utf8'), file);
      if (!read.ok) throw new Error(read.line);
      const begun = played(read.table, read.edition);
      expect(begun.ok ? begun.benched.aside : begun.line, file).toEqual([]);
    }
  });

  it.each([
    ['what is no scenario', 'hello', /^a\.yaml/],
    ['a scenario cut short', fileOf(startOf('attack', 'fow-8.01')).slice(0, 60), /^a\.yaml/],
    [
      'a card that there is not',
      'id: a\ndraft: true\neditions: [fow-9.99]\nposition: {}\nscript: []\nexpect: {}\n',
      /fow-9\.99/,
    ],
    ['what is too large', null, /more than 200000 characters/],
  ])('refuses %s in a line', (_what, text, line) => {
    const read = tableOf(text, 'a.yaml');
    expect(read.ok ? '' : read.line).toMatch(line);
    expect(read.ok ? '' : read.line).not.toContain('\n');
    expect(readable({ size: 900_000 })).toBe(false);
  });
});
