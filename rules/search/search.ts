import type { ClauseKind } from '../clause-kinds';
import { type Both, type DocId, GAME, type Game, LANGS, type Lang, type Place, placeKey } from '../documents';
import { stem, wordsIn } from '../english';
import { type Question, readQuestion } from './concepts';
import { byEdition, folded, joined, withoutRepeats } from './fold';
import { readIndexFile } from './index-file';
import { LanguageIndex, type Unit } from './language-index';
import { LONGEST_QUERY } from './longest-query';
import { normalise } from './normalise';
import { editionOf, type NumberQuery, NumberTable, readNumber } from './number-route';
import { isStopWord, scriptOf } from './question-words';
import { rank, type Scored } from './rank';
import { respelled, type Vocabulary } from './respell';
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
  /** At most so many hits; 20 when not given. */
  limit?: number;
  /** Language of the excerpts; that of the query when not given. */
  lang?: Lang;
}

export interface Search {
  /** The clauses that answer the words, best first. No words, no hits; of more than {@link LONGEST_QUERY} letters the first. */
  query(words: string, options?: QueryOptions): Promise<Hit[]>;
}

/** Fetches the parsed content of `search/<lang>.json`. */
export type LoadIndex = (lang: Lang) => Promise<unknown>;

/** What says less than a synonym finds, but is not marked. */
const MARKED = 0.75;

const EXCERPT_LENGTH: Record<Lang, number> = { ja: 90, en: 180 };

/** Opens the search. An index is loaded when the first query needs its language. */
export function openSearch(load: LoadIndex): Search {
  const loaded: Partial<Record<Lang, Promise<LanguageIndex>>> = {};
  const indexOf = (lang: Lang): Promise<LanguageIndex> => {
    const known = loaded[lang];
    if (known) return known;
    const loading = load(lang).then((file) => new LanguageIndex(readIndexFile(file)));
    loaded[lang] = loading;
    // A failed load is tried again at the next query.
    loading.catch(() => delete loaded[lang]);
    return loading;
  };
  const numbers = new Map<LanguageIndex, NumberTable>();
  const numbersOf = (index: LanguageIndex) => {
    const table = numbers.get(index) ?? numberTable(index);
    numbers.set(index, table);
    return table;
  };

  const query = async (words: string, options: QueryOptions = {}): Promise<Hit[]> => {
    const asked = normalise(words.slice(0, LONGEST_QUERY)).text.trim();
    if (asked === '') return [];
    const { limit = 20 } = options;
    const number = readNumber(asked);
    const lang = options.lang ?? (number ? 'ja' : scriptOf(asked));
    const byNumber = async ({ key, doc }: NumberQuery) => {
      const index = await indexOf(lang);
      return numberHits(index, numbersOf(index).find({ key, ...docOf(doc ?? options.doc) }));
    };
    if (number) return (await byNumber(number)).slice(0, limit);
    const { text: ofGame, game } = withoutGame(asked);
    const { text: withNumber, doc } = withoutEdition(spaced(ofGame));
    const where = options.doc ?? doc;
    const { text, numbers: named } = withoutNumbers(withNumber);
    const first = (await Promise.all(named.map((each) => byNumber({ ...each, ...docOf(where) })))).flat();
    const indexes = await Promise.all(LANGS.filter((each) => isWrittenIn(text, each)).map(indexOf));
    const question = readQuestion(respelled(text, vocabularyOf(indexes)), where);
    const scored = joined(indexes.map((index) => rank(index, question, where)));
    const shown = await indexOf(lang);
    const wanted = scored.filter(
      ({ unit }) =>
        (options.kind === undefined || unit.kind === options.kind) && (game === undefined || GAME[unit.doc] === game),
    );
    const rest = withoutRepeats(shown, folded(wanted))
      .slice(0, limit)
      .map((hit) => hitOf(shown, hit, question));
    const isNamed = (hit: Hit) => first.some((each) => placeKey(each) === placeKey(hit));
    return [...first, ...rest.filter((hit) => !isNamed(hit))].slice(0, limit);
  };
  return { query };
}

function docOf(doc: DocId | undefined): { doc?: DocId } {
  return doc === undefined ? {} : { doc };
}

const GAME_NAMES =
  /(?:square enix|final fantasy|ファイナルファンタジー|スクエニ)(?: ?(?:tcg|trading card game))?の?|ff-?tcgの?/g;

const FORCE_OF_WILL =
  /(?:(?<![a-z])fow(?![a-z]|[ -]?\d\.)|force of will(?: tcg)?|フォース・?オブ・?ウィル)(?:でいう|では|での|の|で)?/;

/** `FoWでいうスタック` asks for it in any edition of that game. */
function withoutGame(asked: string): { text: string; game?: Game } {
  return FORCE_OF_WILL.test(asked) ? { text: asked.replace(FORCE_OF_WILL, ' '), game: 'fow' } : { text: asked };
}

/** Sets off an edition (`ffのデッキ`) and a clause number (`806.2aの先制攻撃`) from the Japanese written on to them. */
function spaced(asked: string): string {
  return asked
    .replace(GAME_NAMES, 'ff ')
    .replace(
      /(?<![a-z0-9.])((?:fow[ -]?)?(?:8\.01|5\.5|5\.00?|2\.0)|ff(?:-?tcg)?|saga(?:-tcg)?)(?:版の?|の)(?=\S)/g,
      '$1 ',
    )
    .replace(/(\d[.-]\d[a-z0-9.-]*|\d{3,4}[a-z])(?=[\u3041-\u30fc\u3400-\u9fff])/g, '$1 ');
}

/** `5.5 貫通` asks for 貫通 in the 5.5 edition. */
function withoutEdition(asked: string): { text: string; doc?: DocId } {
  const words = asked.split(/\s+/);
  const at = words.findIndex((word) => editionOf(word) !== undefined);
  const doc = editionOf(words[at] ?? '');
  if (doc === undefined || words.length < 2) return { text: asked };
  return { text: words.filter((_, i) => i !== at).join(' '), doc };
}

/** Clause numbers among other words (`806.2a 先制攻撃`): they must have a point or a letter, 100 is just a number. */
function withoutNumbers(asked: string): { text: string; numbers: NumberQuery[] } {
  const words = asked.split(/\s+/);
  const numberOf = (word: string) => (/^\d+[.-]\d|^\d{3,4}[a-z]/.test(word) ? readNumber(word) : undefined);
  const numbers = words.flatMap((word) => numberOf(word) ?? []);
  return { text: words.filter((word) => !numberOf(word)).join(' '), numbers };
}

/** A language is searched when any word was typed in it; figures alone search both. */
function isWrittenIn(text: string, lang: Lang): boolean {
  const ja = scriptOf(text) === 'ja';
  const en = /[a-z]/.test(text.replaceAll('j/', ''));
  return lang === 'ja' ? ja || !en : en || !ja;
}

/** The words of all indexes that are searched. */
function vocabularyOf(indexes: readonly LanguageIndex[]): Vocabulary {
  return {
    words: () => indexes.flatMap((index) => index.words()),
    frequency: (word) => Math.max(0, ...indexes.map((index) => index.frequency(word))),
  };
}

function hitOf(shown: LanguageIndex, { unit, score, phrases }: Scored, question: Question): Hit {
  const { doc, id, section, title } = unit;
  const text = shown.units[unit.at]?.text ?? '';
  // What was looked for, and how the language that is shown says it.
  const said = [...phrases, ...question.concepts.flatMap((concept) => concept.phrases[shown.lang])]
    .filter(({ factor }) => factor >= MARKED)
    .map((phrase) => phrase.text);
  const japanese = said.filter((phrase) => scriptOf(phrase) === 'ja');
  const latin = said.filter((phrase) => scriptOf(phrase) === 'en').map((phrase) => wordsIn(phrase));
  const telling = latin.filter((words) => words.some(({ text: word }) => !isStopWord(word)));
  const stems = telling.map((words) => words.map((word) => stem(word.text)));
  return {
    doc,
    id,
    section,
    title,
    excerpt: snippet(text, japanese, stems, EXCERPT_LENGTH[shown.lang]),
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

/** The places with the number that was typed, the newest edition first, the same rule folded. */
function numberHits(index: LanguageIndex, places: Place[]): Hit[] {
  const hits: (Hit & { rule: number })[] = [];
  for (const place of [...places].sort(byEdition)) {
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
  const excerptOf = (text: string) => snippet(text, [], [], EXCERPT_LENGTH[index.lang]);
  const unit = index.units.find((each) => each.doc === doc && each.id === id);
  if (unit) {
    const { section, title, rule, text } = unit;
    return { section, title, rule, excerpt: excerptOf(text), also: othersOf(index, unit) };
  }
  const heading = index.sections.find((each) => each.doc === doc && each.id === id);
  if (!heading) return undefined;
  const { title, rule } = heading;
  const first = index.units.find((each) => each.doc === doc && each.section === id);
  const same = index.sections.filter((each) => rule !== 0 && each.rule === rule && each !== heading).sort(byEdition);
  const also = same.map((other) => ({ doc: other.doc, id: other.id, section: other.id }));
  return { section: id, title, rule, excerpt: excerptOf(first?.text ?? ''), also };
}
