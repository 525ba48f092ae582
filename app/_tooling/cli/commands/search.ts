import { createInterface } from 'node:readline';
import { placeKey } from '../../../../rules/documents';
import type { GuideKind } from '../../../../rules/search/guide-file';
import type { GuideHit } from '../../../../rules/search/guides';
import { LONGEST_QUERY } from '../../../../rules/search/longest-query';
import type { Hit, QueryOptions } from '../../../../rules/search/search';
import type { Answers } from '../../../_search/finder';
import { BadInput } from '../bad-input';
import { type Command, expectWords, type Given, JSON_OPTION } from '../command';
import { documentNamed } from '../documents';
import { print, printJson, strong } from '../output';
import { localFinder } from '../search-index';

const LIMIT = 10;
/** So many of each are printed beside the clauses. */
const BESIDE = 3;

export const search: Command = {
  takes: '<words>',
  answers:
    'the clauses, rulings, contradictions and terms that answer the words, best first; as data the clauses, with --all every kind; with --stdin a query a line in, data a line out',
  options: {
    doc: { type: 'value', value: 'D' },
    limit: { type: 'value', value: 'N' },
    stdin: { type: 'switch' },
    all: { type: 'switch' },
    ...JSON_OPTION,
  },
  async run(given) {
    const options = optionsOf(given);
    const finder = localFinder();
    const told = given.has('all') ? allOf : ({ clauses }: Answers) => clauses.map(answerOf);
    if (given.has('stdin')) {
      expectWords('search', search, given, 0, 0);
      let at = 0;
      for await (const line of createInterface({ input: process.stdin })) {
        at += 1;
        printJson(told(await finder.find(asked(line, `line ${at}`), options)));
      }
      return 0;
    }
    expectWords('search', search, given, 1, Number.POSITIVE_INFINITY);
    const answers = await finder.find(asked(given.words.join(' '), 'this'), options);
    if (given.has('json')) printJson(told(answers));
    else printAnswers(answers);
    return 0;
  },
};

/** What is asked. Refused: more letters than anybody asks in. */
function asked(words: string, where: string): string {
  if (words.length <= LONGEST_QUERY) return words;
  throw new BadInput(`${where} is a query of ${words.length} letters; the search takes ${LONGEST_QUERY} at most`);
}

function optionsOf(given: Given): QueryOptions & { limit: number } {
  const doc = given.value('doc');
  const limit = given.value('limit') ?? String(LIMIT);
  if (!/^[1-9]\d{0,3}$/.test(limit)) throw new BadInput(`--limit ${limit} is no number of hits; write --limit 10`);
  return { limit: Number(limit), ...(doc === undefined ? {} : { doc: documentNamed(doc) }) };
}

const KINDS = ['ruling', 'contradiction', 'term'] as const satisfies readonly GuideKind[];
const HEADING: Readonly<Record<GuideKind, string>> = {
  ruling: 'Rulings',
  contradiction: 'Contradictions',
  term: 'Terms',
};

/** What `search --all` prints for a ruling, a contradiction or a term. */
function guideOf({ id, title, excerpt, docs, score }: GuideHit) {
  return { id, title, excerpt: excerpt.map(({ text }) => text).join(''), editions: docs, score };
}

/** What `search --all --json` prints: every kind by itself, and what no document rules. */
function allOf({ clauses, guides, unruled }: Answers) {
  return {
    unruled,
    clauses: clauses.map(answerOf),
    rulings: guides.ruling.map(guideOf),
    contradictions: guides.contradiction.map(guideOf),
    terms: guides.term.map(guideOf),
  };
}

/** What `search --json` prints for a clause. */
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

function printAnswers({ clauses, guides, unruled }: Answers): void {
  if (unruled.length > 0) print(`No document here rules on ${unruled.join(', ')}; the policy of a tournament does.`);
  const beside = KINDS.filter((kind) => guides[kind].length > 0);
  if (clauses.length === 0 && beside.length === 0 && unruled.length === 0) print('Nothing found.');
  printClauses(clauses);
  for (const [i, kind] of beside.entries()) {
    if (i > 0 || clauses.length > 0) print('');
    print(HEADING[kind]);
    for (const hit of guides[kind].slice(0, BESIDE)) printGuide(hit);
  }
}

function printGuide({ id, title, excerpt, docs }: GuideHit): void {
  print(`${strong(id)}  ${title}  (${docs.join(', ')})`);
  print(`    ${excerpt.map(({ text, marked }) => (marked ? strong(text) : text)).join('')}`);
}

function printClauses(hits: readonly Hit[]): void {
  for (const hit of hits) {
    const also = hit.also.length > 0 ? `  = ${hit.also.map(placeKey).join(', ')}` : '';
    print(`${strong(placeKey(hit))}  ${hit.title[hit.lang]}${also}`);
    print(`    ${hit.excerpt.map(({ text, marked }) => (marked ? strong(text) : text)).join('')}`);
  }
}
