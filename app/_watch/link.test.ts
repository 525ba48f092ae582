import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Branch } from './line';
import { packed, queryOf, readQuery } from './link';

const EDITIONS = ['fow-8.01', 'fow-2.0'];
const branch: Branch = [
  { decision: 12, prompt: 'battle.blocker', answer: 'no block' },
  { decision: 20, prompt: 'target', answer: ['guard', 'player B'] },
  { decision: 21, prompt: 'battle.pierce', answer: { guard: 600, squire: 200 } },
  { decision: 22, prompt: 'number', answer: 3 },
];

describe('the address of a place', () => {
  test('names edition and row, and nothing more on the script', () => {
    expect(queryOf({ edition: 'fow-8.01', row: 57, branch: [] })).toBe('?e=fow-8.01&r=57');
  });

  test('gives back every kind of answer of a branch', () => {
    const place = { edition: 'fow-2.0', row: 0, branch };
    expect(readQuery(queryOf(place), EDITIONS)).toEqual({ kind: 'place', place });
  });

  test('gives back whatever was put in, names in any script too', () => {
    // Names that objects inherit are dropped on reading, as untrusted input demands.
    const name = fc.stringMatching(/^[a-z]{1,8}$/);
    const answer = fc.oneof(fc.string(), fc.nat(), fc.array(fc.string()), fc.dictionary(name, fc.nat()));
    const turn = fc.record({ decision: fc.nat(), prompt: fc.string(), answer }, { noNullPrototype: true });
    fc.assert(
      fc.property(fc.array(turn, { maxLength: 6 }), fc.integer({ min: -1, max: 999_999 }), (turns, row) => {
        const place = { edition: 'fow-8.01', row, branch: turns };
        expect(readQuery(queryOf(place), EDITIONS)).toEqual({ kind: 'place', place });
      }),
    );
  });

  test('is safe in a link', () => {
    expect(packed(branch)).toMatch(/^[A-Za-z0-9_-]+$/);
  });
});

describe('an address', () => {
  test('without a place opens the question', () => {
    expect(readQuery('', EDITIONS)).toEqual({ kind: 'none' });
    expect(readQuery('?utm=1', EDITIONS)).toEqual({ kind: 'none' });
  });

  test('without an edition means the first', () => {
    expect(readQuery('?r=3', EDITIONS)).toMatchObject({ kind: 'place', place: { edition: 'fow-8.01', row: 3 } });
  });

  test.each([
    ['?e=fow-9.99&r=1', 'e'],
    ['?e=fow-8.01&r=soon', 'r'],
    ['?e=fow-8.01&r=-7', 'r'],
    ['?e=fow-8.01&r=1&b=%%%', 'b'],
    ['?e=fow-8.01&r=1&b=AAAA', 'b'],
  ])('%s says which part is mangled', (search, part) => {
    expect(readQuery(search, EDITIONS)).toEqual({ kind: 'mangled', part });
  });

  test('cut short on the way is mangled, wherever the cut is', () => {
    const whole = packed(branch);
    for (let length = 1; length < whole.length - 1; length += 1)
      expect(readQuery(`?e=fow-8.01&r=1&b=${whole.slice(0, length)}`, EDITIONS).kind).toBe('mangled');
  });
});
