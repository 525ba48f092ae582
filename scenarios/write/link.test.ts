import { createHash } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readScenario, scenarioFiles } from '../format/read';
import { DICTIONARIES } from './dictionary';
import { fixedLinkOf, linkOf, packed, readFixed, readLink, type Table } from './link';

const tables: readonly Table[] = scenarioFiles().flatMap((file) => {
  const read = readScenario(file);
  if (!read.ok || read.scenario.draft) return [];
  const { editions, cards, position, script, until } = read.scenario;
  return [{ editions, cards, position, script, until, expect: {} }];
});

describe('a link', () => {
  it('holds the table of every scenario, half of them in three fifths of what it would take without the dictionary', () => {
    const shares = tables.map((table) => {
      const link = linkOf(table);
      expect(readLink(link)).toEqual({ ok: true, table });
      // Four characters of a link stand for three bytes.
      return link.length / ((deflateRawSync(JSON.stringify(table), { level: 9 }).length * 4) / 3);
    });
    const middle = shares.toSorted((a, b) => a - b)[Math.floor(shares.length / 2)];
    expect(middle).toBeLessThan(0.6);
  });

  it('is read with the words it was written with, for good', () => {
    const digest = (text = ''): string => createHash('sha256').update(text).digest('hex').slice(0, 16);
    expect(Object.entries(DICTIONARIES).map(([version, text]) => [version, digest(text)])).toEqual([
      ['1', 'ed716858d8eef620'],
    ]);
  });

  it.each([
    ['of nothing', '', /not whole/],
    ['of another site', 'hello world', /not whole/],
    ['cut short', linkOf(tables[0] ?? fail()).slice(0, 40), /cut short or changed/],
    ['of a version to come', '2.abc', /version 2; this site reads versions up to 1/],
    ['of what no object inherits', 'constructor.abc', /not whole/],
  ])('%s is refused in a line', (_what, text, line) => {
    const read = readLink(text);
    expect(read.ok ? '' : read.line).toMatch(line);
    expect(read.ok ? '' : read.line).not.toContain('\n');
  });

  it('mutated, opens or is refused in a line', () => {
    let seed = 7;
    const next = (below: number): number => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed % below;
    };
    const letters = 'ABCDEFabcdef0123456789-_.';
    for (let count = 0; count < 1_500; count += 1) {
      const link = [...linkOf(tables[next(tables.length)] ?? fail())];
      for (let times = 1 + next(3); times > 0; times -= 1)
        link[next(link.length)] = letters[next(letters.length)] ?? '';
      const read = readLink(link.join(''));
      if (!read.ok) expect(read.line).toMatch(/^[^\n]{10,500}$/);
    }
  });
});

describe('what is fixed beside a table', () => {
  const fixed = [{ A: 'play bolt on guard', at: 'main-phase#priority' }, { B: 'pass' }, { B: 'no block' }];

  it('is read as it was written', () => expect(readFixed(fixedLinkOf(fixed))).toEqual({ ok: true, fixed }));

  it('mutated as data or as letters, is read or refused in a line', () => {
    let seed = 3;
    const next = (below: number): number => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed % below;
    };
    const odd: readonly unknown[] = [null, 7, '', [], {}, 'pass', { constructor: 1 }, 'a'.repeat(900), [[[]]], -1e9];
    for (let count = 0; count < 600; count += 1) {
      const given: unknown[] = fixed.map((one) => ({
        ...one,
        [['A', 'of', 'for', 'group', 'at'][next(5)] ?? '']: odd[next(odd.length)],
      }));
      if (next(2) === 0) given[next(3)] = odd[next(odd.length)];
      const link = [...packed(next(9) === 0 ? odd[next(odd.length)] : given)];
      if (next(2) === 0) link[next(link.length)] = 'A-_.9'[next(5)] ?? '';
      const read = readFixed(link.join(''));
      if (!read.ok) expect(read.line).toMatch(/^[^\n]{10,500}$/);
    }
  });
});

function fail(): never {
  throw new Error('there are scenarios');
}
