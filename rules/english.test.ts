import { expect, test } from 'vitest';
import { stem, wordsIn } from './english';

const FAMILIES = [
  ['banish', 'banishes', 'banished', 'banishing'],
  ['remove', 'removes', 'removed', 'removing'],
  ['copy', 'copies', 'copied', 'copying'],
  ['cancel', 'cancels', 'canceled', 'cancelled', 'canceling', 'cancelling'],
  ['choose', 'chooses', 'chose', 'chosen', 'choosing'],
  ['pay', 'pays', 'paid', 'paying', 'payment'],
  ['pass', 'passes', 'passed', 'passing'],
  ['call', 'calls', 'called', 'calling'],
  ['put', 'puts', 'putting'],
  ['ability', 'abilities'],
  ['resolve', 'resolves', 'resolved', 'resolving', 'resolution'],
  ['player', 'players', "player's"],
  ['J-ruler', 'J-rulers', "J-ruler's"],
  ['process', 'processes', 'processed', 'processing'],
  ['chase', 'chases', 'chased', 'chasing'],
  ['rest', 'rests', 'rested', 'resting'],
  ['force', 'forced'],
  ['name', 'names', 'named', 'naming'],
  ['add', 'adds', 'added', 'adding'],
  ['rune', 'runes'],
  ['run', 'runs', 'running'],
  ['use', 'uses', 'used', 'using'],
  ['destroy', 'destroys', 'destroyed', 'destroying', 'destruction'],
];

test.each(FAMILIES)('%s: its inflections share one stem', (...family) => {
  expect(new Set(family.map(stem)).size).toBe(1);
});

test('different words keep different stems', () => {
  const words = FAMILIES.map(([first]) => stem(first ?? ''));
  expect(new Set([...words, stem('play'), stem('forfeit'), stem('field')]).size).toBe(words.length + 3);
});

test('words keep their joints and places', () => {
  expect(wordsIn('J/resonators, the J-ruler; face-up 4,000')).toEqual([
    { text: 'J/resonators', start: 0, end: 12 },
    { text: 'the', start: 14, end: 17 },
    { text: 'J-ruler', start: 18, end: 25 },
    { text: 'face', start: 27, end: 31 },
    { text: 'up', start: 32, end: 34 },
    { text: '4,000', start: 35, end: 40 },
  ]);
});
