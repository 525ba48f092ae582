import { expose } from 'comlink';
import type { Lang } from '@/rules/documents';
import { openSearch, type QueryOptions } from '@/rules/search/search';
import { address } from '../_frame/addresses';
import { type FoundClause, joinAnswers } from './answers';
import { OfficialSearch } from './official-search';

/** A clause that the restatement answers only badly is still shown once, not again as official text. */
const DEPTH = 60;

async function load(lang: Lang): Promise<unknown> {
  const answer = await fetch(address.index(lang));
  if (!answer.ok) throw new Error(`${answer.status} ${answer.url}`);
  return answer.json();
}

const search = openSearch(load);
const officialSearch = new OfficialSearch(load);

const api = {
  /** The clauses that answer the words, best first; rejects when the index does not load. */
  answer: async (words: string, options: QueryOptions & { limit: number }): Promise<FoundClause[]> => {
    const official = await officialSearch.query(words, options);
    const limit = official ? Math.max(options.limit, DEPTH) : options.limit;
    const restated = await search.query(words, { ...options, limit });
    return joinAnswers(restated, official ?? []).slice(0, options.limit);
  },
};
export type SearchWorker = typeof api;

expose(api);
