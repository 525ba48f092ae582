import { expect, test } from 'vitest';
import { NO_PLACE, type Place, placeQuery, readPlace } from './place';

const PLACES: readonly Place[] = [
  NO_PLACE,
  { asked: 'card/guard/zone', shown: null },
  { asked: null, shown: { row: -1, sought: null } },
  { asked: 'player/1/life', shown: { row: 57, sought: { step: 'battle-damage#pierce', nth: 2, clause: '806.2a' } } },
];

test.each(PLACES.map((place) => [placeQuery(place), place] as const))('“%s” is read as it was written', (said, place) =>
  expect(readPlace(said)).toEqual(place),
);

test('of nothing there is nothing to say', () => expect(placeQuery(NO_PLACE)).toBe(''));

test.each(['&q=constructor', '&q=card/guard/colour', '&r=x', '&r=1.5', '&r=3&s=nowhere'])('“%s” says nothing', (said) =>
  expect(readPlace(said)).toBe('mangled'),
);
