import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CHANGE_TABLES, type Change, changesBetween, changesFile, changesOf, checkChanges } from './changes';
import { LOST_OF_500 } from './lost';

test('every file of changes is loaded', () => {
  const files = readdirSync(new URL('./changes', import.meta.url)).map((name) => `rules/concordance/changes/${name}`);
  expect(CHANGE_TABLES.map(changesFile).sort()).toEqual(files.sort());
});

describe.each(CHANGE_TABLES.map((table) => [changesFile(table), table] as const))('%s', (_file, table) => {
  test('is complete, names clauses that exist, fits its kinds and says the same in both languages', () => {
    expect(checkChanges(table).problems).toEqual([]);
  });
});

/** What is wrong with the comparison of 5.5 and 8.01 once its rows have been changed. */
function problemsWith(change: (rows: Change[]) => unknown[]): string[] {
  const rows = [...(changesBetween('fow-5.5', 'fow-8.01') ?? [])];
  return checkChanges({ older: 'fow-5.5', newer: 'fow-8.01', rows: change(rows) }).problems;
}

describe('a fault is one line with file, row and what would be right', () => {
  const FILE = 'rules/concordance/changes/fow-5.5_fow-8.01.json';
  const note = { ja: '変わった。', en: 'It changed.' };

  test.each<[string, (rows: Change[]) => unknown[], string]>([
    [
      'a clause left out',
      (rows) => rows.filter(({ from }) => !from.includes('8.5.3')),
      `${FILE} has no row for fow-5.5/8.5.3 (procedure); name it in "from" of a row`,
    ],
    [
      'a clause that does not exist',
      ([first, ...rows]) => [{ ...first, from: ['1.0.9'] }, ...rows],
      `${FILE} row 1 names 1.0.9 in "from", no clause of fow-5.5; the nearest id in fow-5.5 is 1.0.1`,
    ],
    [
      'a clause named twice',
      (rows) => [{ kind: 'merged', from: ['8.5.2', '8.5.2'], to: ['806.2'], note }, ...rows],
      `${FILE} row 1 names 8.5.2 in "from" twice; name it once`,
    ],
    [
      'a kind that does not fit the counts',
      (rows) => [{ kind: 'split', from: ['8.5.2'], to: ['806.2'], note }, ...rows],
      `${FILE} row 1 has 1 clause in "to"; a row of kind split has 2 clauses or more there`,
    ],
    [
      'other numbers in the other language',
      (rows) => [{ kind: 'changed', from: ['8.5.2'], to: ['806.2'], note: { ja: '2枚。', en: '3 cards.' } }, ...rows],
      `${FILE} row 1 has the number 2 only in ja and 3 only in en; write the same numbers in both languages`,
    ],
    [
      'the same, and something else as well',
      (rows) => [...rows, { kind: 'changed', from: ['8.5.4'], to: ['806.2'], note }],
      `${FILE} row ROW says that fow-5.5/8.5.4 is same, row END names it again; name it in one of them`,
    ],
  ])('%s', (_name, change, line) => {
    const rows = changesBetween('fow-5.5', 'fow-8.01') ?? [];
    const at = rows.findIndex(({ kind, from }) => kind === 'same' && from.includes('8.5.4')) + 1;
    const expected = line.replace('ROW', String(at)).replace('END', String(rows.length + 1));
    expect(problemsWith(change)).toContain(expected);
  });

  test.each<[string, unknown]>([
    ['no note', { kind: 'changed', from: ['8.5.2'], to: ['806.2'] }],
    ['a note in one language', { kind: 'changed', from: ['8.5.2'], to: ['806.2'], note: { ja: '変わった。' } }],
    ['a note of two lines', { kind: 'changed', from: ['8.5.2'], to: ['806.2'], note: { ...note, en: 'It\nchanged.' } }],
    ['a note on what is the same', { kind: 'same', from: ['8.5.2'], to: ['806.2'], note }],
    ['an unknown kind', { kind: 'alike', from: ['8.5.2'], to: ['806.2'], note }],
  ])('%s', (_name, row) => {
    const problems = problemsWith((rows) => [row, ...rows]);
    expect(problems.length).toBeGreaterThan(0);
    for (const problem of problems) expect(problem).toMatch(/^\S+\.json row 1 has a wrong .+; write .+$/);
  });

  test('a file that holds no list', () => {
    const { problems } = checkChanges({ older: 'fow-5.5', newer: 'fow-8.01', rows: {} });
    expect(problems).toEqual([`${FILE} is no list; write an array of rows`]);
  });
});

describe('an edition of which parts are lost', () => {
  const FILE = 'rules/concordance/changes/fow-5.00_fow-5.5.json';

  function problemsWith500(change: (rows: Change[]) => unknown[]): string[] {
    const rows = change([...(changesBetween('fow-5.00', 'fow-5.5') ?? [])]);
    return checkChanges({ older: 'fow-5.00', newer: 'fow-5.5', lost: LOST_OF_500, rows }).problems;
  }

  test('needs rows for the chapters that are left', () => {
    expect(problemsWith500((rows) => rows.filter(({ to }) => !to.includes('7.12.1')))).toEqual([
      `${FILE} has no row for fow-5.00/7.12.1 (procedure); name it in "from" of a row`,
      `${FILE} has no row for fow-5.5/7.12.1 (procedure); name it in "to" of a row`,
    ]);
  });

  test.each([
    ['the chapter on battle', '8.5.2'],
    ['the end of section 1.5', '1.5.2'],
  ])('calls nothing new in %s', (_part, id) => {
    const row = { kind: 'new', from: [], to: [id], note: { ja: '新しい。', en: 'It is new.' } };
    const rest = 'the part of fow-5.00 that would have it is lost';
    expect(problemsWith500((rows) => [row, ...rows])).toEqual([
      `${FILE} row 1 says that fow-5.5/${id} is new, but ${rest}; leave it out`,
    ]);
    expect(changesOf('fow-5.5', id, 'fow-5.00')).toEqual([]);
  });
});

test('two editions that were never compared have no changes', () => {
  expect(changesBetween('fow-8.01', 'fow-5.5')).toBeUndefined();
  expect(changesBetween('fow-5.5', 'fftcg')).toBeUndefined();
});

test('the changes of a clause, from either side', () => {
  const kinds = (changes: readonly Change[]) => changes.map(({ kind }) => kind);
  expect(kinds(changesOf('fow-5.5', '8.5.2', 'fow-8.01'))).toEqual(['changed']);
  expect(kinds(changesOf('fow-8.01', '806.2a', 'fow-5.5'))).toEqual(['changed']);
  expect(kinds(changesOf('fow-8.01', '711.1', 'fow-5.5'))).toEqual(['new']);
  expect(kinds(changesOf('fow-5.5', '13.3.2', 'fow-8.01'))).toEqual(['dropped']);
  expect(changesOf('fow-5.5', '806.2a', 'fow-8.01')).toEqual([]);
});
