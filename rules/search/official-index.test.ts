import { beforeAll, describe, expect, test } from 'vitest';
import { ruleNumber } from '../concordance';
import { content } from '../content';
import { type Both, LANGS, type Place, placeKey } from '../documents';
import { buildIndexFile } from './build-index';
import type { IndexFile } from './index-file';
import { type OfficialSentence, officialIndexFile } from './official-index';
import { openSearch, type Search } from './search';

/** Words that no restatement has. */
const SENTENCES: OfficialSentence[] = [
  { doc: 'fow-8.01', id: '806.2a', lang: 'ja', text: '羅針盤を回して戦闘ダメージを与えます。' },
  { doc: 'fow-8.01', id: '806.1', lang: 'ja', text: '攻撃するものがいなければ先へ進みます。' },
  { doc: 'fow-5.5', id: '8.5.2', lang: 'en', text: 'Turn the astrolabe and deal damage.' },
];

let published: Both<IndexFile>;
let search: Search;
beforeAll(() => {
  const [ja, en] = [buildIndexFile(content(), 'ja', ruleNumber), buildIndexFile(content(), 'en', ruleNumber)];
  published = { ja, en };
  search = openSearch(async (lang) => officialIndexFile(published[lang], SENTENCES));
});

/** The clauses that have an excerpt with something marked. */
async function found(words: string, lang: 'ja' | 'en'): Promise<string[]> {
  const hits = await search.query(words, { lang });
  return hits.filter(({ excerpt }) => excerpt.some(({ marked }) => marked)).map((hit: Place) => placeKey(hit));
}

test('both languages list the same clauses: those of the documents that have a sentence in any', () => {
  const [ja, en] = LANGS.map((lang) => officialIndexFile(published[lang], SENTENCES));
  const ids = (file: IndexFile | undefined) => file?.units.map(([section, id]) => [file.sections[section]?.[0], id]);
  expect(ids(ja)).toEqual(ids(en));
  expect(new Set(ids(ja)?.map(([doc]) => doc))).toEqual(new Set(['fow-8.01', 'fow-5.5']));
});

describe('a word that stands only in the official sentence', () => {
  test('finds its clause, with the sentence as the excerpt', async () => {
    expect(await found('羅針盤', 'ja')).toEqual(['fow-8.01/806.2a']);
    const [hit] = await search.query('羅針盤', { lang: 'ja' });
    expect(hit?.excerpt.map(({ text }) => text).join('')).toBe(SENTENCES[0]?.text);
    expect(hit?.section).toBe('806');
  });

  test('finds it in English', async () => {
    expect(await found('astrolabe', 'en')).toEqual(['fow-5.5/8.5.2']);
  });

  test('is found when the other language has no sentence at all', async () => {
    const japanese = SENTENCES.filter(({ lang }) => lang === 'ja');
    const one = openSearch(async (lang) => officialIndexFile(published[lang], japanese));
    expect((await one.query('羅針盤', { lang: 'ja' })).map(placeKey)).toContain('fow-8.01/806.2a');
    expect(await one.query('astrolabe', { lang: 'en' })).toEqual([]);
  });

  test('is not found in the words of the restatement, which the index does not hold', async () => {
    expect(await found('リゾネイター', 'ja')).toEqual([]);
  });
});
