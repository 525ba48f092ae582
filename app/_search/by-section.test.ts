import { expect, test } from 'vitest';
import type { FoundClause } from './answers';
import { bySection } from './by-section';
import { hit } from './testing';

function found(id: string, section: string, score: number): FoundClause {
  return { ...hit(id, score, { section }), official: false };
}

function layout(hits: FoundClause[]) {
  return bySection(hits).map(({ near, far }) => [near.map(({ id }) => id), far.map(({ id }) => id)]);
}

test('a section stands where its best answer stands, with the answers that are nearly as good', () => {
  expect(layout([found('1', '806', 10), found('2', '103', 9), found('3', '806', 8)])).toEqual([
    [['1', '3'], []],
    [['2'], []],
  ]);
});

test('a weak answer of a good section does not come before a good answer of another', () => {
  expect(layout([found('1', '806', 10), found('2', '103', 9), found('3', '806', 4)])).toEqual([
    [['1'], ['3']],
    [['2'], []],
  ]);
});

test('what stands below a clause that was asked for by its number stays with it', () => {
  expect(layout([found('806.2a', '806', 1), found('806.2b', '806', 1)])).toEqual([[['806.2a', '806.2b'], []]]);
});
