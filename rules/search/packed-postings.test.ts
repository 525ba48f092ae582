import { expect, test } from 'vitest';
import { packed, unpacked } from './packed-postings';

const parts = { '1.reg': '[3,8,9,10,40]', '1.map': '[["attack",[[8,9,10,40]]],["will",[[3]]]]' };

test('numbers become steps, words and lists stand in columns, and all comes back', () => {
  expect(packed(parts)).toEqual({ texts: '3 5 1 1 30', words: 'attack\nwill', having: '8 1 1 30\n3' });
  expect(unpacked(packed(parts))).toEqual(parts);
});

test('no texts at all', () => {
  expect(unpacked(packed({}))).toEqual({ '1.reg': '[]', '1.map': '[]' });
});

test('another form of the store is refused', () => {
  expect(() => packed({ '1.reg': '[1]', '1.map': '{"attack":[1]}' })).toThrow();
});
