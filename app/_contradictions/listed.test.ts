import { expect, test } from 'vitest';
import { situations } from '../_content/disputes';
import { listedAreas, listedPairs } from './listed';
import { watchables } from './source';

const listed = listedAreas('en').flatMap(({ situations: some }) => some);

test('the list holds every situation once, under a pair of editions each', () => {
  expect(listed.map(({ id }) => id)).toEqual(situations().map(({ id }) => id));
  const pairs = listedPairs('en').map(({ key }) => key);
  expect(listed.filter((one) => !pairs.some((pair) => one.pairs.includes(pair)))).toEqual([]);
});

test('B43 shows who rules alike, and is listed for 2.0 and 8.01 but not for 2.0 and 5.5', () => {
  const life = listed.find(({ id }) => id === 'B43');
  expect(life?.sides).toBe('2.0 = 5.5 ≠ 8.01');
  expect(life?.pairs).toContain('fow-2.0 fow-8.01');
  expect(life?.pairs).not.toContain('fow-2.0 fow-5.5');
});

test('a situation that a scenario tests can be watched; scenarios test known situations only', () => {
  const tested = [...watchables().keys()].filter((item) => item.startsWith('B'));
  const known = situations().map(({ id }) => id);
  expect(tested.filter((item) => !known.includes(item))).toEqual([]);
  expect(listed.filter(({ watch }) => watch !== null).map(({ id }) => id)).toEqual(
    known.filter((id) => tested.includes(id)),
  );
  expect(
    watchables()
      .get('B57')
      ?.map(({ id }) => id),
  ).toContain('pierce-and-the-attacked-resonator');
});
