import { expose } from 'comlink';
import type { Lang } from '@/rules/documents';
import type { QueryOptions } from '@/rules/search/search';
import { address } from '../_frame/addresses';
import { type FoundClause, joinAnswers } from './answers';
import { type Answers, type Finder, openFinder } from './finder';
import { OfficialSearch } from './official-search';

/** A clause that the restatement answers only badly is still shown once, not again as official text. */
const DEPTH = 60;

/** Fetches a file for this worker. */
export type Fetching = (path: string) => Promise<ArrayBuffer>;

/** The page's: it fetches while the scripts of this worker are still on their way. */
let fetching: Fetching = () => Promise.reject(new Error('the search was asked before it was opened'));

const loading =
  (of: (lang: Lang) => string) =>
  async (lang: Lang): Promise<unknown> =>
    JSON.parse(new TextDecoder().decode(await fetching(of(lang))));

const loadIndex = loading(address.index);
const finder = openFinder(loadIndex, loading(address.guides));
const officialSearch = new OfficialSearch(loadIndex);

const answering =
  (find: Finder['find']) =>
  async (words: string, options: QueryOptions & { limit: number }): Promise<Answers<FoundClause>> => {
    const official = await officialSearch.query(words, options);
    const limit = official ? Math.max(options.limit, DEPTH) : options.limit;
    const { clauses, ...rest } = await find(words, { ...options, limit });
    return { ...rest, clauses: joinAnswers(clauses, official ?? []).slice(0, options.limit) };
  };

const api = {
  /** Says who fetches; before anything is asked. */
  open(page: Fetching): void {
    fetching = page;
  },
  /** Comes when the clauses of a language can be asked for; rejects when their index does not load. */
  ready: finder.ready,
  /** What answers the words, each kind best first; rejects when an index does not load. */
  answer: answering(finder.find),
  /** The clauses alone: they are there while what stands beside them is still on its way, or does not come. */
  clauses: answering(finder.clauses),
};
export type SearchWorker = typeof api;

expose(api);
