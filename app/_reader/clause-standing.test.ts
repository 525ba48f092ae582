import { expect, test } from 'vitest';
import type { Standing } from '../_compare/editions';
import { isOutdated, openAtOnce, roomFor, standingLabel, toggled } from './clause-standing';
import type { ReaderClause } from './reader-context';

const SINCE: Standing = { doc: 'fow-5.5', earlier: true, kind: 'changed' };
const NOW: Standing = { doc: 'fow-8.01', earlier: false, kind: 'same' };

function clause(standing: Standing | undefined, referrers: number): ReaderClause {
  return {
    id: '806.2a',
    kind: 'procedure',
    depth: 1,
    aliases: [],
    readings: [],
    referrers: Array.from({ length: referrers }, (_, at) => ({ doc: 'fow-8.01', id: `807.${at}`, section: '807' })),
    walks: [],
    walkedMore: false,
    disputes: [],
    compared: standing !== undefined,
    standing,
  };
}

test('where a link leads, what changed and who refers to the clause are open', () => {
  expect(openAtOnce(clause(SINCE, 1))).toEqual(['referrers', 'standing']);
  expect(openAtOnce(clause(undefined, 0))).toEqual([]);
});

test('a clause in force that is the same as before opens nothing; an old one always says what is said now', () => {
  expect(openAtOnce(clause({ ...SINCE, kind: 'same' }, 0))).toEqual([]);
  expect(openAtOnce(clause(NOW, 0))).toEqual(['standing']);
});

test('many referrers wait to be asked for', () => {
  expect(openAtOnce(clause(undefined, 13))).toEqual([]);
});

test('all other editions take the place of the one that stood open, and the other way round', () => {
  expect(toggled(['referrers', 'standing'], 'editions')).toEqual(['referrers', 'editions']);
  expect(toggled(['editions'], 'standing')).toEqual(['standing']);
  expect(toggled(['editions'], 'history')).toEqual(['editions', 'history']);
  expect(toggled(['editions', 'history'], 'history')).toEqual(['editions']);
});

test('room is kept for what opens', () => {
  expect(roomFor(clause(SINCE, 2))).toBe('referrers standing');
  expect(roomFor(clause(NOW, 0))).toBe('now');
  expect(roomFor(clause(undefined, 0))).toBeUndefined();
});

test('only an old rule that now reads otherwise is outdated', () => {
  expect(isOutdated(SINCE)).toBe(false);
  expect(isOutdated(NOW)).toBe(false);
  expect(isOutdated({ ...NOW, kind: 'dropped' })).toBe(true);
});

test('the label names the other edition and what became of the rule', () => {
  expect(standingLabel(SINCE, 'en')).toBe('since 5.5: changed');
  expect(standingLabel({ ...NOW, kind: 'dropped' }, 'ja')).toBe('現在の8.01：廃止');
});
