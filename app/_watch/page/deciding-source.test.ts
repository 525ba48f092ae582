import { describe, expect, test } from 'vitest';
import { openEngine } from '@/engine';
import { LANGS } from '@/rules/documents';
import { cardsFor } from '@/scenarios/format/pool';
import { play } from '@/scenarios/play/play';
import { lineOf } from '../line/line';
import { firstMoment } from '../rule/deciding';
import { decidingByEdition, decidingOf, shownBy } from './deciding-source';
import { editionsOf } from './ruling-source';
import { scenarios } from './source';

const scenario = (id: string) => {
  const found = scenarios().find((one) => one.id === id);
  if (!found) throw new Error(`${id} is not there`);
  return found;
};

describe('what decides a ruling', () => {
  const ruling = scenario('first-strike-kills-the-blocker');

  test('is told with its clauses in words and what would be otherwise, in both languages', () => {
    for (const lang of LANGS) {
      const deciding = decidingOf(ruling, 'fow-8.01', lang);
      expect(deciding?.entries.map(({ clauses }) => clauses[0])).toContain('1204.1');
      expect(deciding?.entries.every(({ text }) => text !== '')).toBe(true);
      for (const { roles, sentence } of deciding?.entries ?? [])
        expect(sentence !== null || !roles.includes('decides')).toBe(true);
    }
  });

  test('leads to moments of the play whose rows walk those clauses', () => {
    const line = lineOf(play(ruling, 'fow-8.01', { engine: openEngine('fow-8.01', cardsFor(ruling, 'fow-8.01')) }));
    const deciding = decidingOf(ruling, 'fow-8.01', 'en');
    for (const { at, clauses } of deciding?.entries ?? []) {
      const row = at === null ? undefined : line?.rows[at];
      const walked = [...(row?.clauses ?? []), ...(row?.via ?? []).flatMap((via) => via.clauses)];
      expect(clauses.some((clause) => walked.some((one) => one.replace(/#\d+$/, '') === clause))).toBe(true);
    }
    expect(firstMoment(deciding)).toBe(deciding?.entries[0]?.at);
  });

  test('is there under every edition of the ruling, small enough for its page', () => {
    for (const one of scenarios())
      expect(JSON.stringify(decidingByEdition(one, 'ja')).length, one.id).toBeLessThan(20_000);
    expect(Object.keys(decidingByEdition(ruling, 'ja'))).toEqual(editionsOf(ruling));
  });

  test('begins with the start where nothing is measured', () => {
    expect(decidingOf({ id: 'none' }, 'fow-8.01', 'en')).toBeNull();
    expect(firstMoment(null)).toBe(0);
  });
});

test('a ruling names the contradictions it shows, and no reading', () => {
  const showing = scenarios().filter((one) => shownBy(one, 'en').length > 0);
  expect(showing.length).toBeGreaterThan(20);
  for (const one of showing)
    expect(shownBy(one, 'ja').every(({ id, title }) => /^B\d+$/.test(id) && title !== '')).toBe(true);
});
