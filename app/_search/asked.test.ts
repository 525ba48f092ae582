import { expect, test } from 'vitest';
import { type Asked, askedIn, queryOf } from './asked';

test.each<[Asked, string]>([
  [{ words: '' }, ''],
  [{ words: ' 先制 & 貫通 ' }, '?q=%E5%85%88%E5%88%B6%20%26%20%E8%B2%AB%E9%80%9A'],
  [{ words: 'first strike', doc: 'fow-2.0', kind: 'definition' }, '?q=first%20strike&doc=fow-2.0&kind=definition'],
])('%o has the address %s', (asked, query) => {
  expect(queryOf(asked)).toBe(query);
  expect(askedIn(query)).toEqual({ ...asked, words: asked.words.trim() });
});

test('what an address cannot mean is left out', () => {
  expect(askedIn('?q=x&doc=fow-9.99&kind=poem')).toEqual({ words: 'x' });
});
