import { describe, expect, test } from 'vitest';
import { openEngine } from '@/engine';
import { inventory } from '@/rules/inventory';
import { replaced } from './rebuilt';

const CITED = [...openEngine('fow-5.00', {}).citations().keys()].filter((clause) => !clause.startsWith('reading:'));
const REBUILT = CITED.filter((clause) => clause.startsWith('reconstructed:fow-5.5/'));
const OWN = CITED.filter((clause) => !REBUILT.includes(clause));
const own = inventory('fow-5.00').clauseById;
const sister = inventory('fow-5.5').clauseById;
const idOf = (clause: string): string => clause.slice(clause.indexOf('/') + 1);

describe('what 5.00 cites', () => {
  test('are clauses of its own document', () => {
    expect(OWN.filter((clause) => !own.has(clause))).toEqual([]);
    expect(OWN.length).toBeGreaterThan(90);
  });

  test('or clauses of 5.5, where its own document is lost: after chapter 7, and after the first term of 1.5', () => {
    expect(REBUILT.filter((clause) => !sister.has(idOf(clause)))).toEqual([]);
    expect(REBUILT.map(idOf).filter((id) => Number.parseInt(id, 10) < 8)).toEqual(['1.5.3', '1.5.3a', '1.5.4a']);
  });

  test('are not clauses that 5.5 dates later than 5.00', () => {
    const later = [
      '9.9.1e', // 5.4: counters that change values
      '9.10.2a', // 5.2: who orders replacements of damage
      '9.6.4', // 5.2: automatic objects
      '10.4.2', // 5.3: revealing what is revealed
      '10.17.1', // 5.01: preventing
      '10.18.1', // 5.01: discarding
      '10.21.2', // 5.4: counters named after values
      '12.3.2', // 5.01: [Quickcast]
    ];
    expect(REBUILT.map(idOf).filter((id) => later.includes(id))).toEqual([]);
  });
});

test('a row cannot be replaced that 5.5 does not have', () => {
  expect(() => replaced([['known', 1, '1.4.2']], 'unknown')).toThrow('5.5 has no row unknown');
});
