import { beforeEach, expect, test } from 'vitest';
import { keepTable, keptTables, letTableGo } from './kept-tables';

const kept = new Map<string, string>();
let full = false;
beforeEach(() => {
  kept.clear();
  full = false;
  Object.assign(globalThis, {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => {
        if (full) throw new Error('quota');
        kept.set(key, value);
      },
    },
  });
});

const names = (): readonly string[] => keptTables().map(({ name }) => name);

test('tables are kept by name, the latest first, and one of the same name gives way', () => {
  expect(keepTable(' Table 4 ', '#t=1.a')).toBe(true);
  expect(keepTable('決勝', '#t=1.b')).toBe(true);
  expect(keepTable('Table 4', '#t=1.c')).toBe(true);
  expect(keptTables()).toEqual([
    { name: 'Table 4', place: '#t=1.c' },
    { name: '決勝', place: '#t=1.b' },
  ]);
  letTableGo('Table 4');
  expect(names()).toEqual(['決勝']);
});

test('a table without a name is not kept, and where nothing can be kept that is told', () => {
  expect(keepTable('  ', '#t=1.a')).toBe(false);
  full = true;
  expect(keepTable('Table 4', '#t=1.a')).toBe(false);
  expect(names()).toEqual([]);
});

test('of very many the latest stay', () => {
  for (let count = 1; count <= 103; count += 1) keepTable(`Table ${count}`, '#t=1.a');
  expect(names()).toHaveLength(100);
  expect(names()[0]).toBe('Table 103');
});

test.each(['{', '7', '[null, {"name": "a"}, {"name": 1, "place": "#t="}, {"name": "a", "place": "javascript:1"}]'])(
  'what something else wrote is passed over: %s',
  (written) => {
    kept.set('saitei-tables', written);
    expect(keptTables()).toEqual([]);
  },
);
