import { expect, test } from 'vitest';
import { editDistance, nearest } from './nearest';

test('an edit inserts, deletes, replaces or swaps one letter', () => {
  expect(editDistance('pierce', 'pirce', 2)).toBe(1);
  expect(editDistance('pierce', 'peirce', 2)).toBe(1);
  expect(editDistance('flyng', 'flying', 2)).toBe(1);
  expect(editDistance('same', 'same', 2)).toBe(0);
});

test('what takes more edits than the limit counts as limit + 1', () => {
  expect(editDistance('battle', 'recovery', 2)).toBe(3);
});

test('the nearest candidate, or none when all are far', () => {
  expect(nearest('serach', ['rule', 'search', 'run'])).toBe('search');
  expect(nearest('806.2q', ['806.2', '806.2a', '805.2a'])).toBe('806.2');
  expect(nearest('xyz', ['rule', 'search'])).toBeUndefined();
});
