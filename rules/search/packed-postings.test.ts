import { expect, test } from 'vitest';
import { packed, unpacked } from './packed-postings';

const parts = { '1.reg': '[3,8,9,10,40]', '1.map': '[["attack",[[8,9,10,40]]],["will",[[3]]]]' };

test('numbers become steps, words and lists stand in columns, and all comes back', () => {
  expect(packed(parts)).toEqual({ texts: '3 5 1 1 30', words: 'attack\nwill', having: '8 1 1 30\n3' });
  expect(unpacked(packed(parts))).toEqual(parts);
});

test('a kanji is listed only where it stands alone', () => {
  const kanji = { '1.reg': '[1,2,3]', '1.map': '[["破壊",[[1,3]]],["破",[[1,2,3]]],["壊",[[1,3]]]]' };
  const { words, having } = packed(kanji);
  expect({ words, having }).toEqual({ words: '破壊\n破', having: '1 2\n2' });
  expect(unpacked(packed(kanji))).toEqual(kanji);
});

test('no texts at all', () => {
  expect(unpacked(packed({}))).toEqual({ '1.reg': '[]', '1.map': '[]' });
});

test('another form of the store is refused', () => {
  expect(() => packed({ '1.reg': '[1]', '1.map': '{"attack":[1]}' })).toThrow();
});
