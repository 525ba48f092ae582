import type { ClauseKind } from '../clause-kinds';
import { type Both, type DocId, GAME, LANGS, type Lang, type Place, placeKey } from '../documents';
import { byLanguage } from './by-language';
import { type Question, readQuestion } from './concepts';
import { EXCERPT_LENGTH, excerptOf } from './excerpt';
import { byEdition, folded, joined, withoutRepeats } from './fold';
import { readIndexFile } from './index-file';
import { LanguageIndex, type Unit } from './language-index';
import { LONGEST_QUERY } from './longest-query';
import { normalised } from './normalise';
import { type NumberQuery, NumberTable, readNumber } from './number-route';
import { isWrittenIn, readWords, vocabularyOf } from './query-words';
import { scriptOf } from './question-words';
import { rank, type Scored } from './rank';
import { respelled } from './respell';
import { type Piece, snippet } from './snippet';

export type { Piece };

/** A clause (or a section found by its number) that answers a query. */
export interface Hit extends Place {
  section: string;
  /** Title of the section, in both languages. */
  title: Both;
  /** The words around what was found, cut where marked; empty for a clause that is not yet written. */
  excerpt: Piece[];
  /** Language of the excerpt. */
  lang: Lang;
  score: number;
  /** The same rule in other editions. */
  also: (Place & { section: string })[];
}

export interface QueryOptions {
  /** Only clauses of this document. */
  doc?: DocId;
  /** Only clauses of this kind; a clause asked for by its number is found whatever it is. */
  kind?: ClauseKind;
  /** Leads the answers, where it has any. */
  prefer?: DocId;
  /** At most so many hits; 20 when not given. */
  limit?: number;
  /** Only so many of them have an excerpt, where the others are not shown; all when not given. */
  excerpts?: number;
  /** Language of the excerpts; that of the query when not given. */
  lang?: Lang;
}

export interface Search {
  /** Loads the index of a language before it is asked. Rejects when it does not load. */
  ready(lang: Lang): Promise<void>;
  /** The clauses that answer the words, best first. No words, no hits; of more than {@link LONGEST_QUERY} letters the first. */
  query(words: string, options?: QueryOptions): Promise<Hit[]>;
}

/** Fetches the parsed content of `search/<lang>.json`. */
export type LoadIndex = (lang: Lang) => Promise<unknown>;

/** Opens the search. An index is loaded when the first query needs its language. */
export function openSearch(load: LoadIndex): Search {
  const indexOf = byLanguage(async (lang) => new LanguageIndex(readIndexFile(await load(lang))));
  const numbers = new Map<LanguageIndex, NumberTable>();
  const numbersOf = (index: LanguageIndex) => {
    const table = numbers.get(index) ?? numberTable(index);
    numbers.set(index, table);
    return table;
  };

  const query = async (words: string, options: QueryOptions = {}): Promise<Hit[]> => {
    const asked = normalised(words.slice(0, LONGEST_QUERY)).trim();
    if (asked === '') return [];
    const { limit = 20, prefer } = options;
    const number = readNumber(asked);
    const lang = options.lang ?? (number ? 'ja' : scriptOf(asked));
    const byNumber = async ({ key, doc }: NumberQuery) => {
      const index = await indexOf(lang);
      return numberHits(index, numbersOf(index).find({ key, ...docOf(doc ?? options.doc) }), prefer);
    };
    if (number) return (await byNumber(number)).slice(0, limit);
    const { text, game, doc, numbers: named } = readWords(asked);
    const where = options.doc ?? doc;
    const first = (await Promise.all(named.map((each) => byNumber({ ...each, ...docOf(where) })))).flat();
    const indexes = await Promise.all(LANGS.filter((each) => isWrittenIn(text, each)).map(indexOf));
    const question = readQuestion(respelled(text, vocabularyOf(indexes)), where);
    const scored = joined(indexes.map((index) => rank(index, question, { doc: where, prefer })));
    const shown = await indexOf(lang);
    const wanted = scored.filter(
      ({ unit }) =>
        (options.kind === undefined || unit.kind === options.kind) && (game === undefined || GAME[unit.doc] === game),
    );
    const rest = withoutRepeats(shown, folded(wanted, prefer))
      .slice(0, limit)
      .map((hit, i) => hitOf(shown, hit, i < (options.excerpts ?? limit) ? question : null));
    const isNamed = (hit: Hit) => first.some((each) => placeKey(each) === placeKey(hit));
    return [...first, ...rest.filter((hit) => !isNamed(hit))].slice(0, limit);
  };
  const ready = async (lang: Lang): Promise<void> => {
    await indexOf(lang);
  };
  return { query, ready };
}

function docOf(doc: DocId | undefined): { doc?: DocId } {
  return doc === undefined ? {} : { doc };
}

/** @param question what is marked in the excerpt; without one there is none */
function hitOf(shown: LanguageIndex, { unit, score, phrases }: Scored, question: Question | null): Hit {
  const { doc, id, section, title } = unit;
  const text = shown.units[unit.at]?.text ?? '';
  return {
    doc,
    id,
    section,
    title,
    excerpt: question === null ? [] : excerptOf(text, phrases, question, shown.lang),
    lang: shown.lang,
    score: Math.round(score * 1000) / 1000,
    also: othersOf(shown, unit),
  };
}

/** The same rule in other editions, the newest first. */
function othersOf(index: LanguageIndex, unit: Unit): Hit['also'] {
  const others = index.unitsOfRule(unit.rule).filter((other) => other.id !== unit.id || other.doc !== unit.doc);
  return others.sort(byEdition).map(({ doc, id, section }) => ({ doc, id, section }));
}

function numberTable(index: LanguageIndex): NumberTable {
  const table = new NumberTable();
  for (const { doc, id, aliases } of index.units) for (const name of [id, ...aliases]) table.add(name, { doc, id });
  for (const { doc, id } of index.sections) table.add(id, { doc, id });
  return table;
}

/** The places with the number that was typed, the preferred edition first, then the newest; the same rule folded. */
function numberHits(index: LanguageIndex, places: Place[], prefer?: DocId): Hit[] {
  const hits: (Hit & { rule: number })[] = [];
  for (const place of [...places].sort((a, b) => byEdition(a, b, prefer))) {
    const found = placeIn(index, place);
    if (!found) continue;
    const isFolded = found.rule !== 0 && hits.some((hit) => hit.rule === found.rule);
    if (!isFolded) hits.push({ ...place, ...found, lang: index.lang, score: 1 });
  }
  return hits.map(({ rule: _, ...hit }) => hit);
}

function placeIn(
  index: LanguageIndex,
  { doc, id }: Place,
): Omit<Hit & { rule: number }, 'doc' | 'id' | 'lang' | 'score'> | undefined {
  const beginning = (text: string) => snippet(text, [], [], EXCERPT_LENGTH[index.lang]);
  const unit = index.units.find((each) => each.doc === doc && each.id === id);
  if (unit) {
    const { section, title, rule, text } = unit;
    return { section, title, rule, excerpt: beginning(text), also: othersOf(index, unit) };
  }
  const heading = index.sections.find((each) => each.doc === doc && each.id === id);
  if (!heading) return undefined;
  const { title, rule } = heading;
  const first = index.units.find((each) => each.doc === doc && each.section === id);
  const same = index.sections.filter((each) => rule !== 0 && each.rule === rule && each !== heading).sort(byEdition);
  const also = same.map((other) => ({ doc: other.doc, id: other.id, section: other.id }));
  return { section: id, title, rule, excerpt: beginning(first?.text ?? ''), also };
}
