/** Everything that answers a question: clauses, rulings, situations that editions judge apart, terms; and what no document rules. */
import { type Lang, placeKey } from '@/rules/documents';
import type { GuideKind } from '@/rules/search/guide-file';
import { type GuideHit, type Guides, openGuides } from '@/rules/search/guides';
import { type Hit, type LoadIndex, openSearch, type QueryOptions } from '@/rules/search/search';
import { withoutUnruled } from '@/rules/search/unruled';

/** What answers a question, told apart. */
export interface Answers<Clause extends Hit = Hit> {
  clauses: Clause[];
  guides: Record<GuideKind, GuideHit[]>;
  /** Of what was asked, that which no document speaks of. */
  unruled: string[];
}

export interface Finder {
  /** Loads what clauses of a language are found by. Rejects when it does not load. */
  ready(lang: Lang): Promise<void>;
  /** What the published texts answer, each kind best first, at most `limit` of each. Rejects when an index does not load. */
  find(words: string, options: QueryOptions & { limit: number }): Promise<Answers>;
  /** The clauses alone, which need one index less. */
  clauses(words: string, options: QueryOptions & { limit: number }): Promise<Answers>;
}

/** So many clauses are asked for their rulings. */
const DEPTH = 40;

/** Opens search and guides over their published files. */
export function openFinder(load: LoadIndex, loadGuides: LoadIndex): Finder {
  const search = openSearch(load);
  const guides = openGuides(loadGuides);
  let last: { question: string; hits: Promise<Hit[]> } | undefined;
  /** The clauses to some words, made once for those who ask for the same at once. */
  const deep = (words: string, options: QueryOptions & { limit: number }): Promise<Hit[]> => {
    const deeper = { ...options, limit: Math.max(options.limit, DEPTH), excerpts: options.limit };
    const question = JSON.stringify([words, deeper]);
    if (last?.question !== question) last = { question, hits: search.query(words, deeper) };
    const { hits } = last;
    hits.catch(() => {
      if (last?.hits === hits) last = undefined;
    });
    return hits;
  };
  return {
    ready: search.ready,
    async find(words, options) {
      const { said: unruled, rest } = withoutUnruled(words);
      const clauses = await deep(rest, options);
      return {
        clauses: clauses.slice(0, options.limit),
        guides: options.kind === undefined ? await guidesOf(guides, rest, options, clauses) : NO_GUIDES,
        unruled,
      };
    },
    async clauses(words, options) {
      const { said: unruled, rest } = withoutUnruled(words);
      return { clauses: (await deep(rest, options)).slice(0, options.limit), guides: NO_GUIDES, unruled };
    },
  };
}

const NO_GUIDES: Answers['guides'] = { ruling: [], contradiction: [], term: [] };

function guidesOf(
  guides: Guides,
  words: string,
  options: QueryOptions,
  hits: readonly Hit[],
): Promise<Answers['guides']> {
  const best = hits[0]?.score ?? 1;
  const clauses = new Map<string, number>();
  // The better of two hits that share a place speaks for it.
  for (const hit of hits.toReversed())
    for (const place of [hit, ...hit.also]) clauses.set(placeKey(place), Math.min(1, hit.score / best));
  const { doc, prefer, limit, lang = hits[0]?.lang } = options;
  return guides.query(words, { clauses, doc, prefer, lang, limit });
}
