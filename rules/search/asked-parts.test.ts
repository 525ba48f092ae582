import { expect, test } from 'vitest';
import { partsOf } from './asked-parts';
import { readQuestion } from './concepts';

const others = (query: string, lang: 'ja' | 'en') =>
  partsOf(readQuestion(query), lang).map((part) => part.others.map(({ tokens }) => tokens.map(({ text }) => text)));

test('a word of players stands for that of the rules', () => {
  expect(others('trample', 'en').flat(2)).toContain('pierc');
  expect(others('トランプル', 'ja').flat(2)).toContain('貫通');
});

test('what nothing else says has no other way', () => {
  expect(others('qwertz', 'en')).toEqual([[]]);
});
