import { beforeAll, describe, expect, test } from 'vitest';
import { ruleNumber } from '../concordance';
import { readContent } from '../content';
import { type DocId, LANGS, type Lang, parsePlace, placeKey } from '../documents';
import { canonicalId, inventory } from '../inventory';
import { buildIndexFile } from './build-index';
import aside from './judged/aside.json';
import tuning from './judged/tuning.json';
import judged from './judged.json';
import { LONGEST_QUERY } from './longest-query';
import { type Hit, openSearch, type QueryOptions, type Search } from './search';

const files: Partial<Record<Lang, unknown>> = {};
let search: Search;

beforeAll(() => {
  const content = readContent();
  for (const lang of LANGS) files[lang] = JSON.parse(JSON.stringify(buildIndexFile(content, lang, ruleNumber)));
  search = openSearch(async (lang) => files[lang]);
});

async function first(words: string, options: QueryOptions = {}): Promise<string | undefined> {
  const [hit] = await search.query(words, options);
  return hit && placeKey(hit);
}

test('a query of a million letters is answered by its first', async () => {
  const asked = async (words: string) => (await search.query(words)).map(placeKey);
  const start = 'Can a resonator with Pierce deal damage to the player behind the blocker? ';
  expect(await asked(start.repeat(14_000))).toEqual(await asked(start.repeat(14_000).slice(0, LONGEST_QUERY)));
  expect(await asked('漢字'.repeat(500_000))).toEqual(await asked('漢字'.repeat(LONGEST_QUERY / 2)));
});

test('a question answers the same whatever was asked before it, and in which language it was shown', async () => {
  const other = openSearch(async (lang) => files[lang]);
  const alone = await other.query('pierce');
  await other.query('優先権を放棄したら', { lang: 'en' });
  await other.query('貫通 ブロック', { lang: 'en' });
  await other.query('pierce', { lang: 'ja' });
  expect(await other.query('pierce')).toEqual(alone);
  expect(await search.query('pierce')).toEqual(alone);
});

describe('clause numbers in every spelling', () => {
  test.each([
    '806.2a',
    '８０６．２ａ',
    '806-2a',
    '806 2a',
    '806.2.a',
    '806.2A',
    'ルール 806.2a',
    'ルール806.2a',
    '806.2 (a)',
    '806.2aとは何ですか',
    'rule 806.2a',
    'CR 806.2a',
    '第806.2a項',
    'fow-8.01/806.2a',
    '8.01 806.2a',
    '8.01の806.2a',
  ])('%s', async (typed) => {
    const hits = await search.query(typed);
    expect(hits.map(placeKey)).toEqual(['fow-8.01/806.2a']);
  });

  test.each([
    ['903.2i', 'fow-8.01/903.2.i'],
    ['806.2.a-1', 'fow-8.01/806.2.a-1'],
    ['806.2a-1', 'fow-8.01/806.2.a-1'],
    ['5.6.4.S3.3.1', 'fow-2.0/5.6.4.S3.3.1'],
    ['1203', 'fow-8.01/1203'],
    ['fftcg/15.2.3.2', 'fftcg/15.2.3.2'],
    ['5.5 7.10.1', 'fow-5.5/7.10.1'],
    ['ff 7.10.1', 'fftcg/7.10.1'],
    ['v5.5 §14.3.3a', 'fow-5.5/14.3.3a'],
    ['ver.2.0 1.4.5.1', 'fow-2.0/1.4.5.1'],
    ['version 8.01 806.2a', 'fow-8.01/806.2a'],
    ['FoW 5.5 7.10.1', 'fow-5.5/7.10.1'],
    ['Force of Will 5.5 edition 7.10.1', 'fow-5.5/7.10.1'],
    ['7.10.1 in 5.5', 'fow-5.5/7.10.1'],
    ['7.10.1（5.5版）', 'fow-5.5/7.10.1'],
    ['7.10.1 FFTCG', 'fftcg/7.10.1'],
    ['#806.2a', 'fow-8.01/806.2a'],
    ['rule #806.2a', 'fow-8.01/806.2a'],
    ['FOW-806.2a', 'fow-8.01/806.2a'],
    ['第７．１０．１号 5.5', 'fow-5.5/7.10.1'],
  ])('%s', async (typed, place) => expect(await first(typed)).toBe(place));

  test('a number that does not exist leads to what it begins with', async () => {
    expect(await first('806.2z')).toBe('fow-8.01/806.2');
    expect(await search.query('9999.9')).toEqual([]);
  });

  test('a number of several documents: the newest edition first, the same rule folded', async () => {
    const hits = await search.query('7.12.1');
    expect(hits.map(placeKey)).toContain('fow-5.5/7.12.1');
    expect(hits[0]?.also.map(placeKey)).toEqual(['fow-8.01/712.1', 'fow-5.00/7.12.1', 'fow-2.0/9.2.1']);
  });

  test('a number among words comes first', async () => {
    const hits = await search.query('806.2a 先制攻撃');
    expect(placeKey(hits[0] ?? { doc: 'fftcg', id: '' })).toBe('fow-8.01/806.2a');
    expect(hits.length).toBeGreaterThan(3);
    expect((await search.query('100 ダメージ'))[0]?.id).not.toBe('100');
  });

  test('a kind limits what is found by words, not what is asked for by its number', async () => {
    const kindOf = ({ doc, id }: Hit) => inventory(doc).clauseById.get(id)?.kind;
    const hits = await search.query('先制攻撃', { kind: 'definition' });
    expect(new Set(hits.map(kindOf))).toEqual(new Set(['definition']));
    expect(await first('806.2a', { kind: 'definition' })).toBe('fow-8.01/806.2a');
  });

  test('a document limits the numbers too', async () => {
    const hits = await search.query('7.10.1', { doc: 'fftcg' });
    expect(hits.map(placeKey)).toEqual(['fftcg/7.10.1']);
  });
});

describe('both languages at once', () => {
  test.each([
    ['貫通', 'en', 'Pierce'],
    ['Pierce', 'ja', '貫通'],
    ['先制攻撃', 'en', 'First Strike'],
    ['swiftness', 'ja', '迅速'],
  ] as const)('%s answers in %s', async (typed, lang, marked) => {
    const hits = await search.query(typed, { lang, doc: 'fow-8.01' });
    const marks = hits.slice(0, 3).flatMap(({ excerpt }) => excerpt.filter((piece) => piece.marked));
    expect(hits[0]?.lang).toBe(lang);
    expect(marks.map(({ text }) => text)).toContain(marked);
  });

  test('words of both languages in one query', async () => {
    expect(await first('Pierce 致死ダメージ量', { doc: 'fow-8.01' })).toMatch(/1102\.2/);
  });
});

describe('names, misspellings, slips', () => {
  const sections = async (words: string, doc?: DocId) => {
    const hits = await search.query(words, { limit: 3, ...(doc && { doc }) });
    return hits.map((hit: Hit) => placeKey({ doc: hit.doc, id: hit.section }));
  };

  test.each([
    ['Swiftress', 'fow-8.01/1107'],
    ['swiftnes', 'fow-8.01/1107'],
    ['peirce', 'fow-8.01/1102'],
    ['かんつう', 'fow-8.01/1102'],
    ['詠唱破棄', 'fow-8.01/1405'],
    ['瞬動', 'fow-8.01/1111'],
    ['トランプル', 'fow-8.01/1102'],
  ])('%s', async (typed, section) => expect(await sections(typed, 'fow-8.01')).toContain(section));

  test('the spellings that circulate find the same', async () => {
    const [plain, ...others] = await Promise.all(
      ['アディション', 'アデクション', 'アディクション', 'ｱﾃﾞｨｼｮﾝ'].map(async (word) =>
        (await search.query(word)).map(placeKey),
      ),
    );
    for (const other of others) expect(other).toEqual(plain);
    expect((await search.query('リゾネーター 破壊')).map(placeKey)).toEqual(
      (await search.query('リゾネイター 破壊')).map(placeKey),
    );
  });

  test('what is still being typed finds already', async () => {
    expect((await sections('swif', 'fow-8.01'))[0]).toBe('fow-8.01/1107');
    expect((await search.query('priorit'))[0]?.excerpt.some(({ text }) => text === 'priority')).toBe(true);
  });
});

describe('the same rule in other editions', () => {
  test('is one hit', async () => {
    const hits = await search.query('飛翔 ブロック');
    const rule = hits.find((hit) => placeKey(hit) === 'fow-8.01/1106.2');
    expect(rule?.also.map(placeKey)).toEqual(['fow-5.5/11.5.1', 'fow-2.0/8.1.1']);
    expect(hits.map(placeKey)).not.toContain('fow-5.5/11.5.1');
  });

  test('an edition named in the query limits it', async () => {
    const hits = await search.query('5.5 貫通');
    expect(new Set(hits.map(({ doc }) => doc))).toEqual(new Set(['fow-5.5']));
  });
});

describe('what speaks for a clause', () => {
  test('the clause that it belongs under: 402.4a does not say which deck it limits', async () => {
    const hits = await search.query('ストーンデッキ 枚数', { limit: 3 });
    expect(hits.map(placeKey)).toContain('fow-8.01/402.4a');
  });

  test('a keyword answers only who asks for it', async () => {
    const sections = async (words: string) =>
      (await search.query(words, { limit: 3, doc: 'fow-8.01' })).map(({ section }) => section);
    expect(await sections('pierce blocker')).toContain('1102');
    expect(await sections('declare a block')).not.toContain('1102');
  });

  test('Force of Will is any of its editions', async () => {
    const hits = await search.query('FoWでいうスタック');
    expect(hits[0]?.doc).toBe('fow-8.01');
    expect(hits.map(({ doc }) => doc)).not.toContain('fftcg');
  });

  test('a game that is named limits it', async () => {
    const hits = await search.query('hand limit final fantasy');
    expect(new Set(hits.map(({ doc }) => doc))).toEqual(new Set(['fftcg']));
  });
});

test('nothing typed finds nothing, nor does what no text says', async () => {
  expect(await search.query('')).toEqual([]);
  expect(await search.query('　 ')).toEqual([]);
  expect(await search.query('???')).toEqual([]);
  expect(await search.query('qqqqzzzz')).toEqual([]);
});

test('an index of another shape is refused in one line', async () => {
  const broken = openSearch(async () => ({ units: [] }));
  await expect(broken.query('貫通')).rejects.toThrow('not a search index of this version; run npm run content');
});

/** The queries without an accepted clause, or the same rule in another edition, among the first three. */
async function missesAmong(queries: readonly { query: string; accept: readonly string[] }[]): Promise<string[]> {
  const misses: string[] = [];
  for (const { query, accept } of queries) {
    const hits = await search.query(query, { limit: 3 });
    const found = hits.flatMap((hit) => [hit, ...hit.also]).map(placeKey);
    if (!found.some((key) => accept.includes(key))) misses.push(query);
  }
  return misses;
}

describe('judged queries', () => {
  test('every accepted clause exists', () => {
    const unknown = [...judged, ...tuning, ...aside].flatMap(({ accept }) =>
      accept.filter((key) => {
        const place = parsePlace(key);
        return !place || canonicalId(place.doc, place.id) !== place.id;
      }),
    );
    expect(unknown).toEqual([]);
  });

  /** Queries were put into the halves in turn as they were written; no query is in two places. */
  test('the half put aside has no query that the ranker was tuned on', () => {
    const known = new Set([...judged, ...tuning].map(({ query }) => query));
    expect(aside.filter(({ query }) => known.has(query))).toEqual([]);
    expect(Math.min(tuning.length, aside.length)).toBeGreaterThanOrEqual(80);
  });

  /** The shares reached, rounded down; `npm run bench -- --only search` measures both halves. */
  test.each([
    ['ja', 0.96],
    ['en', 0.98],
  ])('of the half for tuning, %s keeps %d with an accepted clause among the first three', async (lang, reached) => {
    const asked = tuning.filter((each) => each.lang === lang);
    const misses = await missesAmong(asked);
    expect(1 - misses.length / asked.length, misses.join('\n')).toBeGreaterThanOrEqual(reached);
  });

  /** Measured: 0.991 in the first three, 0.878 first. A change that loses more than it wins shows here. */
  test('forty-nine of fifty have an accepted clause among the first three', async () => {
    const misses = await missesAmong(judged);
    expect(misses.length / judged.length, misses.join('\n')).toBeLessThanOrEqual(0.02);
  });
});
