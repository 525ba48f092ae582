import { createInterface } from 'node:readline';
import { placeKey } from '../../../../rules/documents';
import { LONGEST_QUERY } from '../../../../rules/search/longest-query';
import type { Hit, QueryOptions } from '../../../../rules/search/search';
import { BadInput } from '../bad-input';
import { type Command, expectWords, type Given, JSON_OPTION } from '../command';
import { documentNamed } from '../documents';
import { print, printJson, strong } from '../output';
import { localSearch } from '../search-index';

const LIMIT = 10;

export const search: Command = {
  takes: '<words>',
  answers: 'the clauses that answer the words, best first; with --stdin a query a line in, an array a line out',
  options: {
    doc: { type: 'value', value: 'D' },
    limit: { type: 'value', value: 'N' },
    stdin: { type: 'switch' },
    ...JSON_OPTION,
  },
  async run(given) {
    const options = optionsOf(given);
    const found = localSearch();
    if (given.has('stdin')) {
      expectWords('search', search, given, 0, 0);
      let at = 0;
      for await (const line of createInterface({ input: process.stdin })) {
        at += 1;
        printJson((await found.query(asked(line, `line ${at}`), options)).map(answerOf));
      }
      return 0;
    }
    expectWords('search', search, given, 1, Number.POSITIVE_INFINITY);
    const hits = await found.query(asked(given.words.join(' '), 'this'), options);
    if (given.has('json')) printJson(hits.map(answerOf));
    else printHits(hits);
    return 0;
  },
};

/** What is asked. Refused: more letters than anybody asks in. */
function asked(words: string, where: string): string {
  if (words.length <= LONGEST_QUERY) return words;
  throw new BadInput(`${where} is a query of ${words.length} letters; the search takes ${LONGEST_QUERY} at most`);
}

function optionsOf(given: Given): QueryOptions {
  const doc = given.value('doc');
  const limit = given.value('limit') ?? String(LIMIT);
  if (!/^[1-9]\d{0,3}$/.test(limit)) throw new BadInput(`--limit ${limit} is no number of hits; write --limit 10`);
  return { limit: Number(limit), ...(doc === undefined ? {} : { doc: documentNamed(doc) }) };
}

/** What `search --json` prints for a hit. */
function answerOf({ doc, id, section, title, excerpt, lang, score, also }: Hit) {
  return {
    doc,
    id,
    section,
    title: title[lang],
    excerpt: excerpt.map(({ text }) => text).join(''),
    score,
    also: also.map((other) => ({ doc: other.doc, id: other.id })),
  };
}

function printHits(hits: Hit[]): void {
  if (hits.length === 0) print('Nothing found.');
  for (const hit of hits) {
    const also = hit.also.length > 0 ? `  = ${hit.also.map(placeKey).join(', ')}` : '';
    print(`${strong(placeKey(hit))}  ${hit.title[hit.lang]}${also}`);
    print(`    ${hit.excerpt.map(({ text, marked }) => (marked ? strong(text) : text)).join('')}`);
  }
}
