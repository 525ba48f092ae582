import { expect, test } from 'vitest';
import { counterparts, FOW_EDITIONS, placesOf, RULES, relationOf, ruleAt, ruleNumber } from './concordance';
import { placeKey } from './documents';
import { canonicalId } from './inventory';

test('every place exists, and belongs to one rule', () => {
  const places = RULES.flatMap(placesOf);
  expect(places.filter(({ doc, id }) => canonicalId(doc, id) !== id).map(placeKey)).toEqual([]);
  const keys = places.map(placeKey);
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});

test('a change names an edition that has the rule, and one before it', () => {
  const astray = RULES.flatMap((rule) =>
    rule.changes.filter((change) => {
      const present = FOW_EDITIONS.filter((doc) => rule.places[doc]);
      return !present.includes(change.in) || present[0] === change.in;
    }),
  );
  expect(astray).toEqual([]);
});

test('the counterparts of a clause, oldest first, with what changed', () => {
  const found = counterparts({ doc: 'fow-8.01', id: '1105.2' });
  expect(found.map((place) => [placeKey(place), place.relation])).toEqual([
    ['fow-2.0/8.3.1', 'changed'],
    ['fow-5.5/11.4.1', 'changed'],
  ]);
  expect(found[0]?.notes.length).toBe(2);
  expect(found[1]?.notes.length).toBe(1);
});

test('a clause in other words is the same rule', () => {
  const found = counterparts({ doc: 'fow-8.01', id: '706.3' }).find(({ doc }) => doc === 'fow-5.5');
  expect(found).toEqual({ doc: 'fow-5.5', id: '7.6.3', relation: 'same', notes: [] });
});

test('one rule made of two, a new one, a dropped one, a lost chapter', () => {
  const rule = (doc: 'fow-5.5' | 'fow-8.01', id: string) => {
    const found = ruleAt({ doc, id });
    if (!found) throw new Error(`no rule at ${id}`);
    return found;
  };
  expect(relationOf(rule('fow-8.01', '702.1'), 'fow-5.5', 'fow-8.01')).toBe('merged');
  expect(relationOf(rule('fow-8.01', '711.1'), 'fow-5.5', 'fow-8.01')).toBe('new');
  expect(relationOf(rule('fow-5.5', '7.2.3'), 'fow-5.5', 'fow-8.01')).toBe('dropped');
  expect(relationOf(rule('fow-5.5', '8.5.2'), 'fow-5.00', 'fow-5.5')).toBe('lost');
});

test('clauses of one rule share its number', () => {
  expect(ruleNumber('fow-5.5/11.1.1')).toBe(ruleNumber('fow-8.01/1102.2'));
  expect(ruleNumber('fow-5.5/11.1.1')).toBeGreaterThan(0);
  expect(ruleNumber('fftcg/1.1')).toBe(0);
});
