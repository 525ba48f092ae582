import { expect, test } from 'vitest';
import type { DocId } from '@/rules/documents';
import type { Hit } from '@/rules/search/search';
import { joinAnswers } from './answers';
import { hit } from './testing';

const UNMARKED = { excerpt: [{ text: '文', marked: false }] };

function order(restated: Hit[], official: Hit[]): string[] {
  return joinAnswers(restated, official).map(({ id, official: is }) => (is ? `${id} official` : id));
}

test('without an official text the answers are those of the restatement', () => {
  expect(order([hit('1', 9), hit('2', 9), hit('3', 4)], [])).toEqual(['1', '2', '3']);
});

test('a clause that only the official sentence answers stands where its score puts it', () => {
  expect(order([hit('1', 9), hit('2', 4)], [hit('3', 6), hit('4', 2)])).toEqual(['1', '3 official', '2', '4 official']);
});

test('a clause that both answer is there once, as the restatement', () => {
  expect(order([hit('1', 9), hit('2', 4)], [hit('1', 10), hit('2', 5)])).toEqual(['1', '2']);
});

test('an official sentence that answers clearly better takes the place of the restatement, and keeps its editions', () => {
  const also = [{ doc: 'fow-5.5', id: '8.5.2', section: '8.5' }] satisfies {
    doc: DocId;
    id: string;
    section: string;
  }[];
  const answers = joinAnswers([hit('1', 9), hit('2', 2, { also })], [hit('2', 8)]);
  expect(answers.map(({ id, official }) => [id, official])).toEqual([
    ['1', false],
    ['2', true],
  ]);
  expect(answers[1]?.also).toEqual(also);
});

test('a rule that is shown in another edition is not shown again', () => {
  const folded = hit('1', 9, { also: [{ doc: 'fow-5.5', id: '8.5.2', section: '8.5' }] });
  expect(order([folded], [hit('8.5.2', 9, { doc: 'fow-5.5' })])).toEqual(['1']);
  expect(order([folded], [hit('8.5.2', 20, { doc: 'fow-5.5' })])).toEqual(['8.5.2 official', '1']);
});

test('what was asked for by its number stays first', () => {
  const numbered = hit('806.2a', 1, UNMARKED);
  expect(order([numbered, hit('1', 9)], [hit('806.2a', 12), hit('2', 10)])).toEqual(['806.2a', '2 official', '1']);
  expect(order([numbered], [hit('2', 10)])).toEqual(['806.2a', '2 official']);
});

test('a clause shown in a language in which nothing is marked keeps its place by its score', () => {
  expect(order([hit('1', 9, UNMARKED), hit('2', 4, UNMARKED)], [hit('3', 6)])).toEqual(['1', '3 official', '2']);
});

test('an official sentence found by its heading alone says nothing new', () => {
  expect(order([], [hit('1', 9, UNMARKED)])).toEqual([]);
});
