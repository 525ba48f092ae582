import { describe, expect, test } from 'vitest';
import { partings } from './parting';
import { type Hanging, related } from './related';

const ruling = (id: string, ...clauses: string[]): Hanging => ({ id, title: { ja: id, en: id }, clauses });

describe('related rulings', () => {
  const rulings = [
    ruling('a', '1', '2'),
    ruling('b', '1', '2', '3'),
    ruling('c', '3', '4'),
    ...Array.from({ length: 20 }, (_, at) => ruling(`common-${at}`, '9', `own-${at}`, `more-${at}`)),
  ];

  test('hang on the same clauses, the nearest first', () => {
    expect(related(['1', '2'], rulings, 5).map(({ id }) => id)).toEqual(['a', 'b']);
  });

  test('are not those that share only what most hang on', () => {
    expect(related(['1', '9'], rulings, 5).map(({ id }) => id)).toEqual(['a', 'b']);
  });

  test('are no more than asked for, and none where nothing is shared', () => {
    expect(related(['1', '2'], rulings, 1).map(({ id }) => id)).toEqual(['a']);
    expect(related(['8'], rulings, 5)).toEqual([]);
    expect(related([], rulings, 5)).toEqual([]);
  });
});

describe('what parts two players', () => {
  const removal = (row: string, would: number, clauses = [row]) => ({
    row,
    clauses,
    at: 0,
    sound: true,
    changes: [
      { fact: 'player/1/life', was: 4000, would },
      { fact: 'card/squire/zone', was: 'field', would: 'graveyard' },
    ],
  });
  const rarity = { decides: (row: string) => (row === 'common' ? 0.5 : 0.1), adds: () => 0 };

  test('is what comes to the value that somebody holds, the rarest first', () => {
    const found = partings(
      [removal('common', 3600), removal('rare', 3600), removal('other', 3200)],
      'player/1/life',
      rarity,
    );
    expect(found.map(({ value, by }) => [value, by.map(({ row }) => row)])).toEqual([
      [3600, ['rare', 'common']],
      [3200, ['other']],
    ]);
  });

  test('is no row that has no clause, nor one that leaves the fact as it is', () => {
    expect(partings([removal('bare', 3600, ['reading:E2'])], 'player/1/life', rarity)).toEqual([]);
    expect(partings([removal('rare', 3600)], 'player/0/life', rarity)).toEqual([]);
  });
});
