import { describe, expect, test } from 'vitest';
import { openEngine } from '@/engine';
import { history } from '@/rules/history';
import { inventory } from '@/rules/inventory';
import { replaced } from './rebuilt';

const CITED = [...openEngine('fow-5.00', {}).citations().keys()].filter((clause) => !clause.startsWith('reading:'));
const REBUILT = CITED.filter((clause) => clause.startsWith('reconstructed:fow-5.5/'));
const OWN = CITED.filter((clause) => !REBUILT.includes(clause));
const own = inventory('fow-5.00').clauseById;
const sister = inventory('fow-5.5').clauseById;
const idOf = (clause: string): string => clause.slice(clause.indexOf('/') + 1);
const logged = history('fow-5.5');

/**
 * What came after 5.00 of chapters that are lost of it, by the entry of 5.5's log that says so: clauses, or sections with all
 * their clauses. An entry has none where it changed clauses that were there before, or does not tell which.
 */
const LATER: Readonly<Record<string, readonly string[]>> = {
  'upd-5.01.1': ['1.5.4b'],
  'upd-5.01.3': ['11.1.3'],
  'upd-5.01.4': ['9.9.7'],
  'upd-5.01.5': ['10.17', '10.18'],
  'upd-5.01.6': ['12.2', '12.3'],
  'upd-5.1.8': [],
  'upd-5.1.9': ['9.6.7'],
  'upd-5.1.10': ['9.7.6', '10.2.6'],
  'upd-5.1.11': ['10.1.2'],
  // 10.13.2 speaks of choosing in a hidden zone too; what the log dates of it is the term *search*.
  'upd-5.1.12': ['10.19'],
  'upd-5.1.13': [],
  'upd-5.11.2': [],
  'upd-5.2.3': ['9.6.2', '9.6.3', '9.6.4', '9.6.6a'],
  'upd-5.2.4': [],
  'upd-5.2.5': [],
  'upd-5.2.6': ['9.10.2a'],
  'upd-5.2.7': ['10.6.3a'],
  // How [Pierce] was before is not told.
  'upd-5.2.8': [],
  'upd-5.2.9': ['12.4', '12.5', '12.6'],
  'upd-5.3.6': ['9.9.8'],
  'upd-5.3.7': ['10.4.2'],
  'upd-5.3.8': ['10.16.2'],
  'upd-5.3.9': ['12.7'],
  // The last sentence of 8.2.3a, which 5.00 does without.
  'upd-5.4.1': [],
  'upd-5.4.2': ['9.1.1e', '9.1.2d'],
  'upd-5.4.3': ['9.9.1e', '10.21.2'],
  'upd-5.4.4': ['9.12'],
  'upd-5.4.5': ['10.19.2', '10.19.3'],
  'upd-5.4.6': ['10.20'],
  'upd-5.4.7': ['10.21'],
  'upd-5.4.8': ['12.1.2a'],
  'upd-5.5.9': ['10.7.2'],
  'upd-5.5.10': ['12.3.2a'],
  'upd-5.5.11': ['12.8'],
  'upd-5.5.12': ['14.3'],
};

/** Whether a clause is this one, a part of it or one of its section: `10.20.1a` of `10.20`, but not `10.20.10` of `10.20.1`. */
const within = (clause: string, id: string): boolean => clause.startsWith(id) && !/^\d/.test(clause.slice(id.length));

/** 5.00 ends with chapter 7, and its section 1.5 breaks off. */
const isLostSection = (ref: string): boolean => ref === '1.5' || Number.parseInt(ref, 10) > 7;

describe('what 5.00 cites', () => {
  test('are clauses of its own document', () => {
    expect(OWN.filter((clause) => !own.has(clause))).toEqual([]);
    expect(OWN.length).toBeGreaterThan(90);
  });

  test('or clauses of 5.5, where its own document is lost: after chapter 7, and after the first term of 1.5', () => {
    expect(REBUILT.filter((clause) => !sister.has(idOf(clause)))).toEqual([]);
    const early = REBUILT.map(idOf).filter((id) => Number.parseInt(id, 10) < 8);
    expect(early.sort()).toEqual(['1.5.3', '1.5.3a', '1.5.3b', '1.5.4a']);
  });

  test('are not clauses that 5.5 dates later than 5.00', () => {
    const later = Object.values(LATER).flat();
    expect(later.filter((id) => ![...sister.keys()].some((clause) => within(clause, id)))).toEqual([]);
    expect(REBUILT.map(idOf).filter((cited) => later.some((id) => within(cited, id)))).toEqual([]);
  });

  test('and no entry of the log is left out that speaks of what is lost', () => {
    const since = logged.slice(logged.findIndex(({ version }) => version === '5.00') + 1);
    const ofLost = since.flatMap(({ entries }) => entries.filter(({ refs }) => refs.some(isLostSection)));
    expect(ofLost.map(({ id }) => id).filter((id) => !(id in LATER))).toEqual([]);
  });
});

test('a row cannot be replaced that 5.5 does not have', () => {
  expect(() => replaced([['known', 1, '1.4.2']], 'unknown')).toThrow('5.5 has no row unknown');
});
