import { beforeAll, describe, expect, test } from 'vitest';
import { readAskedOfRulings } from '@/rules/asked';
import { LANGS } from '@/rules/documents';
import aside from '@/rules/search/judged/guides-aside.json';
import tuning from '@/rules/search/judged/guides-tuning.json';
import { type Finder, openFinder } from './finder';
import { freshFinder, freshIndex, placeOf } from './testing-finder';

let finder: Finder;
beforeAll(() => {
  finder = freshFinder();
});

/** The phrases of all rulings are many to ask in the time of one test. */
const PARTS = 12;
const parts = LANGS.flatMap((lang) => Array.from({ length: PARTS }, (_, part) => [lang, part] as const));

const find = (words: string) => finder.find(words, { limit: 12 });

test('the clauses are there though what stands beside them does not load', async () => {
  const alone = openFinder(freshIndex, () => Promise.reject(new Error('no network')));
  expect((await alone.clauses('貫通', { limit: 3 })).clauses[0]?.id).toBe('1102.1');
  await expect(alone.find('貫通', { limit: 3 })).rejects.toThrow('no network');
});

describe('a ruling is found', () => {
  test.each([
    ['by what it asks', '貫通でブロックされたら超過分は誰に', 'pierce-and-the-attacked-resonator'],
    ['by a card on its table', 'Breakthrough Boar', 'pierce-and-the-attacked-resonator'],
    ['by a clause that decides it', '1102.2b', 'pierce-and-the-attacked-resonator'],
    ['by what happens in it', 'control of an attacker', 'stealing-the-attacker'],
  ])('%s', async (_, words, id) => {
    expect((await find(words)).guides.ruling.map((hit) => hit.id)).toContain(id);
  });

  test.each(parts)('by what people type for it (%s, part %i), among the first three', async (lang, part) => {
    const missed: string[] = [];
    for (const [i, [id, phrases]] of Object.entries(readAskedOfRulings().value).entries())
      for (const query of i % PARTS === part ? phrases[lang] : [])
        if ((await placeOf(finder, { query, lang, kind: 'ruling', accept: [id] })) >= 3) missed.push(`${id}: ${query}`);
    expect(missed).toEqual([]);
  });

  test('without the game that its phrases name, and with it', async () => {
    expect(readAskedOfRulings().value['four-cards-of-a-number']?.ja).toContain('FF 4枚積み');
    const found = await find('4枚積み');
    expect(found.guides.ruling.map((hit) => hit.id)).toContain('four-cards-of-a-number');
    expect((await find('FF 4枚積み')).guides.ruling[0]?.id).toBe('four-cards-of-a-number');
  });

  test('in the language of the question, or in the one asked for', async () => {
    expect((await find('貫通 ブロック')).guides.ruling[0]?.lang).toBe('ja');
    const shown = await finder.find('貫通 ブロック', { limit: 12, lang: 'en' });
    expect(shown.guides.ruling[0]?.lang).toBe('en');
  });

  test('of one document only where that was chosen', async () => {
    const { guides, clauses } = await finder.find('先制攻撃', { limit: 12, doc: 'fow-2.0' });
    expect(guides.ruling.length).toBeGreaterThan(0);
    expect(guides.ruling.filter(({ docs }) => !docs.includes('fow-2.0'))).toEqual([]);
    expect(new Set(clauses.map(({ doc }) => doc))).toEqual(new Set(['fow-2.0']));
  });
});

test.each([
  ['en', 'first strike'],
  ['ja', '先制攻撃'],
] as const)(
  'a term asked for by its name is marked, and nothing that the rules write about it (%s)',
  async (lang, name) => {
    const { clauses, guides } = await finder.find('first strike', { limit: 12, lang });
    const shown = [...clauses, ...guides.ruling, ...guides.contradiction].flatMap(({ excerpt }) => excerpt);
    expect([...new Set(shown.filter(({ marked }) => marked).map(({ text }) => text.toLowerCase()))]).toEqual([name]);
  },
);

test('a situation is found by its number, a term by any of its names', async () => {
  expect((await find('B57')).guides.contradiction[0]?.id).toBe('B57');
  for (const name of ['貫通', 'かんつう', 'Pierce', 'トランプル'])
    expect((await find(name)).guides.term[0]?.id, name).toBe('pierce');
});

describe('what no document rules', () => {
  test.each(['penalty', 'slow play', 'deck registration', '遅延行為', 'ペナルティ'])('%s', async (words) => {
    const { unruled, clauses, guides } = await find(words);
    expect(unruled).toEqual([words]);
    expect([...clauses, ...guides.ruling, ...guides.contradiction, ...guides.term]).toEqual([]);
  });

  test('beside something that they do', async () => {
    const { unruled, guides } = await find('penalty for a main deck of 61 cards');
    expect(unruled).toEqual(['penalty']);
    expect(guides.ruling[0]?.id).toBe('a-main-deck-of-sixty-one');
  });
});

test('the edition that a reader prefers leads, and what it does not have is found all the same', async () => {
  const led = async (prefer: 'fow-2.0' | 'fow-5.5' | 'fftcg') =>
    (await finder.find('先制攻撃', { limit: 12, prefer })).clauses[0]?.doc;
  expect(await led('fow-2.0')).toBe('fow-2.0');
  expect(await led('fow-5.5')).toBe('fow-5.5');
  expect(await led('fftcg')).toBe('fftcg');
  const { clauses } = await finder.find('EXバースト', { limit: 12, prefer: 'fow-2.0' });
  expect(clauses[0]?.doc).toBe('fftcg');
});

describe('judged queries', () => {
  test.each(LANGS)(
    'of the half for tuning, %s keeps 0.96 with an accepted answer among the first three',
    async (lang) => {
      const asked = tuning.filter((one) => one.lang === lang);
      let reached = 0;
      for (const one of asked) if ((await placeOf(finder, one)) < 3) reached += 1;
      expect(reached / asked.length).toBeGreaterThan(0.96);
    },
  );

  test('no query stands in both halves', async () => {
    const queries = [...tuning, ...aside].map(({ query }) => query);
    expect(new Set(queries).size).toBe(queries.length);
  });
});
