/**
 * The peers of the search benchmark: MiniSearch, Orama and Fuse.js over the same clauses, numbers and headings, with our tokens
 * where they take a tokenizer. A query goes to the index of the script it is typed in, as it does with us.
 */
import { create, insertMultiple, load, type RawData, save, search } from '@orama/orama';
import Fuse, { type IFuseOptions } from 'fuse.js';
import MiniSearch, { type Options } from 'minisearch';
import { LANGS, type Lang } from '@/rules/documents';
import { normalised } from '@/rules/search/normalise';
import { scriptOf } from '@/rules/search/question-words';
import { type Ask, type SearchContestant, type Text, words } from './search-contestant';

type AskOne = (query: string, limit: number) => Promise<readonly string[]>;

/** Sends a query to the index of its script. */
function byScript(indexes: Partial<Record<Lang, AskOne>>): Ask {
  return async (query, limit) => (await indexes[scriptOf(query)]?.(query, limit)) ?? [];
}

async function opened(
  saved: Readonly<Partial<Record<Lang, string>>>,
  open: (json: string) => Promise<AskOne>,
): Promise<Ask> {
  const indexes: Partial<Record<Lang, AskOne>> = {};
  for (const lang of LANGS) {
    const json = saved[lang];
    if (json !== undefined) indexes[lang] = await open(json);
  }
  return byScript(indexes);
}

const FIELDS = ['number', 'title', 'text', 'asked'];
/** As our headings and our phrases: below and beside the text. */
const BOOST = { number: 2, title: 0.5, asked: 0.7 };

const MINI: Options<Text> = {
  idField: 'key',
  fields: FIELDS,
  tokenize: words,
  processTerm: (t) => t,
};

export const minisearch: SearchContestant = {
  name: 'MiniSearch',
  build: async (_, texts) => {
    const index = new MiniSearch<Text>(MINI);
    index.addAll(texts);
    return JSON.stringify(index);
  },
  load: (saved) =>
    opened(saved, async (json) => {
      const index = MiniSearch.loadJSON<Text>(json, MINI);
      const options = { fuzzy: 0.2, prefix: true, boost: BOOST };
      return async (query, limit) =>
        index
          .search(query, options)
          .slice(0, limit)
          .map((hit) => String(hit.id));
    }),
};

function emptyOrama() {
  return create({
    schema: { key: 'string', number: 'string', title: 'string', text: 'string', asked: 'string' } as const,
    components: { tokenizer: { language: 'own', normalizationCache: new Map(), tokenize: words } },
  });
}

export const orama: SearchContestant = {
  name: 'Orama',
  build: async (_, texts) => {
    const index = emptyOrama();
    await insertMultiple(index, [...texts]);
    return JSON.stringify(save(index));
  },
  load: (saved) =>
    opened(saved, async (json) => {
      const index = emptyOrama();
      const data: RawData = JSON.parse(json);
      load(index, data);
      return async (query, limit) => {
        const found = await search(index, {
          term: query,
          properties: ['number', 'title', 'text', 'asked'],
          boost: BOOST,
          threshold: 1,
          limit,
        });
        return found.hits.map(({ document }) => document.key);
      };
    }),
};

const FUSE: IFuseOptions<Text> = {
  keys: [
    { name: 'number', weight: 2 },
    { name: 'title', weight: 0.5 },
    { name: 'text', weight: 1 },
    { name: 'asked', weight: BOOST.asked },
  ],
  ignoreLocation: true,
  useTokenSearch: true,
  tokenize: words,
};

interface SavedFuse {
  readonly texts: readonly Text[];
  readonly index: Parameters<typeof Fuse.parseIndex<Text>>[0];
}

export const fuse: SearchContestant = {
  name: 'Fuse.js',
  build: async (_, texts) => {
    const folded = texts.map((text) => ({
      ...text,
      text: normalised(text.text),
      asked: normalised(text.asked),
    }));
    return JSON.stringify({ texts: folded, index: Fuse.createIndex(FIELDS, folded) });
  },
  load: (saved) =>
    opened(saved, async (json) => {
      const { texts, index }: SavedFuse = JSON.parse(json);
      const engine = new Fuse(texts, FUSE, Fuse.parseIndex<Text>(index));
      return async (query, limit) => engine.search(normalised(query), { limit }).map(({ item }) => item.key);
    }),
};
