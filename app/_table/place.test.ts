import { expect, test } from 'vitest';
import { packed } from '@/scenarios/write/link';
import { NO_PLACE, type Place, placeQuery, readPlace } from './place';

const PLACES: readonly Place[] = [
  NO_PLACE,
  { ...NO_PLACE, asked: 'card/guard/zone' },
  { ...NO_PLACE, shown: { row: -1, sought: null } },
  {
    ...NO_PLACE,
    asked: 'player/1/life',
    shown: { row: 57, sought: { step: 'battle-damage#pierce', nth: 2, clause: '806.2a' } },
  },
  { ...NO_PLACE, fixed: [{ B: 'pass' }] },
  {
    asked: 'player/1/life',
    shown: { row: 3, sought: null },
    fixed: [
      { A: 'play bolt', at: 'main-phase#priority' },
      { A: 'target guard', for: 'bolt#0', group: 0 },
      { B: 'no block', of: 'battle.blocker' },
    ],
  },
];

test.each(PLACES.map((place) => [placeQuery(place), place] as const))('“%s” is read as it was written', (said, place) =>
  expect(readPlace(said)).toEqual({ ok: true, place }),
);

test('of nothing there is nothing to say', () => expect(placeQuery(NO_PLACE)).toBe(''));

test.each(['&q=constructor', '&q=card/guard/colour', '&r=x', '&r=1.5', '&r=3&s=nowhere'])('“%s” says nothing', (said) =>
  expect(readPlace(said)).toMatchObject({ ok: false, why: 'mangled' }),
);

test('what is fixed takes few letters', () => {
  const letters = (fixed: Place['fixed']): number => placeQuery({ ...NO_PLACE, fixed }).length;
  expect(letters([{ B: 'pass' }])).toBeLessThanOrEqual(24);
  expect(letters([{ A: 'pass' }, { B: 'pass' }, { B: 'no block' }])).toBeLessThanOrEqual(60);
});

test.each([
  ['1.', 'mangled'],
  ['hello', 'mangled'],
  ['9.abc', 'newer'],
  [packed({ B: 'pass' }), 'refused'],
  [packed([{ B: 'concede' }]), 'refused'],
  [packed([{ B: 'pass', of: 7 }]), 'refused'],
  [packed(Array(51).fill({ B: 'pass' })), 'refused'],
  [packed('a'.repeat(250_000)), 'long'],
])('what is fixed is refused in a line: %s', (said, why) => {
  const read = readPlace(`&f=${said}`);
  expect(read).toMatchObject({ ok: false, why });
  expect(read.ok ? '' : read.line).toMatch(/^[^\n]{10,500}$/);
});
