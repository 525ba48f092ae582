/** Our search in the search benchmark: the published index file and the search of the site. */
import { ruleNumber } from '@/rules/concordance';
import { content } from '@/rules/content';
import { LANGS, type Lang, placeKey } from '@/rules/documents';
import { buildIndexFile } from '@/rules/search/build-index';
import { openSearch } from '@/rules/search/search';
import type { SearchContestant } from './search-contestant';

/** A query that needs the index of the language, so that loading is over before the first question. */
const PROBE: Record<Lang, string> = { ja: '場', en: 'field' };

export const saitei: SearchContestant = {
  name: 'Saitei',
  build: async (lang) => JSON.stringify(buildIndexFile(content(), lang, ruleNumber)),
  load: async (saved) => {
    const search = openSearch(async (lang): Promise<unknown> => JSON.parse(saved[lang] ?? 'null'));
    for (const lang of LANGS) if (saved[lang] !== undefined) await search.query(PROBE[lang], { lang, limit: 1 });
    return async (query, limit) => (await search.query(query, { limit })).map(placeKey);
  },
};
