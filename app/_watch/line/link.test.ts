import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Branch } from './line';
import { MOST_TURNS, packed, queryOf, readQuery } from './link';

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

  test('names step, occurrence and clause beside the row', () => {
    const sought = { step: 'battle-damage#pierce', nth: 2, clause: 'fow-5.5/8.5.2#2' };
    const place = { edition: 'fow-8.01', row: 57, branch, sought };
    expect(queryOf({ ...place, branch: [] })).toBe('?e=fow-8.01&r=57&s=battle-damage.pierce.2&c=fow-5.5%2F8.5.2%232');
    expect(readQuery(queryOf(place), EDITIONS)).toEqual({ kind: 'place', place });
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
        // Turns follow one another.
        const branch = turns.map((turn, at) => ({ ...turn, decision: at * 3 + (turn.decision % 3) }));
        const place = { edition: 'fow-8.01', row, branch };
        expect(readQuery(queryOf(place), EDITIONS)).toEqual({ kind: 'place', place });
      }),
    );
  });

  test('leads to a step by the name that it had when the link was made', () => {
    const read = readQuery('?e=fow-2.0&r=57&s=battle-damage.combatants.1&c=6.3.1', EDITIONS);
    const sought = { step: 'battle-damage#sides', nth: 1, clause: '6.3.1' };
    expect(read).toEqual({ kind: 'place', place: { edition: 'fow-2.0', row: 57, branch: [], sought } });
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
    ['?e=fow-8.01&r=1&s=battle', 'r'],
    ['?e=fow-8.01&r=1&s=battle.begins.0', 'r'],
    ['?e=fow-8.01&r=1&b=%%%', 'b'],
    ['?e=fow-8.01&r=1&b=AAAA', 'b'],
  ])('%s says which part is mangled', (search, part) => {
    expect(readQuery(search, EDITIONS)).toEqual({ kind: 'mangled', part });
  });

  const passes = (turns: number) =>
    packed(Array.from({ length: turns }, (_, decision) => ({ decision, prompt: 'priority', answer: 'pass' })));

  test('of more answers than a page follows is too long, however short it is written', () => {
    expect(readQuery(`?r=1&b=${passes(MOST_TURNS)}`, EDITIONS).kind).toBe('place');
    for (const turns of [MOST_TURNS + 1, 1000, 20_000])
      expect(readQuery(`?r=1&b=${passes(turns)}`, EDITIONS)).toEqual({ kind: 'mangled', part: 'long' });
  });

  test('that is small and inflates to much is too long, whatever it says', () => {
    const bombs = [' '.repeat(50_000_000), `[${'['.repeat(50_000_000)}`, `[[1,"${'a'.repeat(50_000_000)}","pass"]]`];
    for (const text of bombs) {
      const bomb = Buffer.from(deflateRawSync(text)).toString('base64url');
      expect(bomb.length).toBeLessThan(70_000);
      expect(readQuery(`?r=1&b=${bomb}`, EDITIONS)).toEqual({ kind: 'mangled', part: 'long' });
    }
    expect(readQuery(`?r=1&b=${'A'.repeat(1_000_000)}`, EDITIONS)).toEqual({ kind: 'mangled', part: 'long' });
  });

  test('whose answers stand out of order is mangled', () => {
    const [first, second] = branch;
    if (!first || !second) throw new Error('two turns');
    for (const turns of [
      [second, first],
      [first, first],
    ])
      expect(readQuery(`?r=1&b=${packed(turns)}`, EDITIONS)).toEqual({ kind: 'mangled', part: 'b' });
  });

  test('cut short on the way is mangled, wherever the cut is', () => {
    const whole = packed(branch);
    for (let length = 1; length < whole.length - 1; length += 1)
      expect(readQuery(`?e=fow-8.01&r=1&b=${whole.slice(0, length)}`, EDITIONS).kind).toBe('mangled');
  });
});
