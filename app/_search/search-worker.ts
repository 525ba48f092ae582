import { expose } from 'comlink';
import type { Lang } from '@/rules/documents';
import { type Hit, openSearch, type QueryOptions } from '@/rules/search/search';
import { address } from '../_frame/addresses';

const search = openSearch(async (lang: Lang): Promise<unknown> => {
  const answer = await fetch(address.index(lang));
  if (!answer.ok) throw new Error(`${answer.status} ${answer.url}`);
  return answer.json();
});

const api = {
  /** The clauses that answer the words, best first; rejects when the index does not load. */
  answer: (words: string, options: QueryOptions): Promise<Hit[]> => search.query(words, options),
};
export type SearchWorker = typeof api;

expose(api);
