import { describe, expect, test } from 'vitest';
import { isLogged, LOGGED_DOCS, parseHistory, readHistory } from './history';
import { problemLine } from './problem';

describe.each(LOGGED_DOCS)('the update log of %s', (doc) => {
  const read = readHistory(doc);

  test('can be read', () => expect(read.ok ? [] : read.problems.map(problemLine)).toEqual([]));

  test('numbers its entries as the versions do', () => {
    for (const { version, entries } of read.ok ? read.value : []) {
      const numbers = entries.map(({ id }) => id.replace(/^upd-/, ''));
      const twin = numbers[0]?.startsWith(`${version}b`) ? 'b' : '';
      expect(numbers).toEqual(entries.map((_, at) => `${version}${twin}.${at + 1}`));
    }
  });
});

test('the logs hold what their documents do: 49, 117 and 44 entries', () => {
  const counts = LOGGED_DOCS.map((doc) => {
    const read = readHistory(doc);
    return read.ok ? read.value.reduce((sum, { entries }) => sum + entries.length, 0) : 0;
  });
  expect(counts).toEqual([49, 117, 44]);
  expect(isLogged('fow-5.00')).toBe(false);
});

const SOUND = `- version: '8.0'
  date: '2018-09-04'
  entries:
    - id: upd-8.0.1
      ja: ルール1を加えた。
      en: Rule 1 added.
      refs: ['806.2a', '315']
    - id: upd-8.0.2
      ja: 改めた。
      en: Changed.
`;

describe('a fault is one line with file, line and what would be right', () => {
  const problemsIn = (text: string) => {
    const read = parseHistory(text, 'some.yaml', 'fow-8.01');
    return read.ok ? [] : read.problems.map(problemLine);
  };

  test('and there is none in what is sound', () => expect(problemsIn(SOUND)).toEqual([]));

  test.each<[string, string, string, RegExp]>([
    ['a reference that does not exist', '806.2a', '806.2x', /^some\.yaml:7 8\.0: .*806\.2x.*nearest id .* 806\.2/],
    ['digits of one language only', 'Rule 1', 'Rules', /^some\.yaml:4 8\.0: .*1 only in ja/],
    ['a language left out', 'en: Changed.', 'en:', /^some\.yaml:10 8\.0: entries\.1\.en is null/],
    ['an id given twice', 'upd-8.0.2', 'upd-8.0.1', /^some\.yaml:1 8\.0: upd-8\.0\.1 is given a second time/],
    ['no date', '2018-09-04', 'autumn', /^some\.yaml:2 8\.0: date is "autumn"; must be a date/],
  ])('%s', (_name, from, to, expected) => {
    expect(problemsIn(SOUND.replace(from, to))).toContainEqual(expect.stringMatching(expected));
  });
});
