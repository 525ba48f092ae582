import { type DocId, LANGS, type Lang } from '../documents';
import { termById } from '../glossary';
import { partsOf } from './asked-parts';
import { byLanguage } from './by-language';
import { type Question, readQuestion } from './concepts';
import { joined } from './fold';
import { GUIDE_KINDS, type GuideKind, readGuideFile } from './guide-file';
import { type GuideEntry, GuideIndex, speaksOf } from './guide-index';
import { LONGEST_QUERY } from './longest-query';
import { normalised } from './normalise';
import { isWrittenIn, readWords, vocabularyOf } from './query-words';
import { scriptOf } from './question-words';
import { rank } from './rank';
import { respelled } from './respell';
import type { LoadIndex, Piece } from './search';
import { distinct, phraseTokens } from './tokens';

/** A ruling, a situation that editions judge apart, or a term that answers a query. */
export interface GuideHit {
  kind: GuideKind;
  id: string;
  /** In the language of the excerpt. */
  title: string;
  /** The name of a term in the other language, empty for the rest. */
  otherTitle: string;
  /** The words around what was found, cut where marked. */
  excerpt: Piece[];
  /** Language of title and excerpt. */
  lang: Lang;
  /** The editions it speaks of, the newest first. */
  docs: DocId[];
  score: number;
}

export interface GuideOptions {
  doc?: DocId;
  prefer?: DocId;
  lang?: Lang;
  /** At most so many of each kind; 12 when not given. */
  limit?: number;
  /** How well clauses answer the same words, by place key, the best 1: what hangs on them answers with them. */
  clauses?: ReadonlyMap<string, number>;
}

export interface Guides {
  /** What answers the words beside the clauses, of each kind the best first. */
  query(words: string, options?: GuideOptions): Promise<Record<GuideKind, GuideHit[]>>;
}

/** What counts that the clauses a guide hangs on answer, beside its own words. */
const CLAUSES = 0.3;
/** A title and a question are what people ask, more than a phrase that somebody might type for a clause. */
const LIKE = 6;
/** How much it counts that a guide speaks of the same as the question, in whichever words. */
const NEAR = 4;
/** Of what a question is like, only what is nearly the same counts as near: the likeness to this power. */
const ALIKE = 6;
/** The very words are nearer than anything that speaks of the same. */
const SAME = 1.5;
/** Guides that are looked at closely, more than clauses: what a question is like may hold few of its words otherwise. */
const CANDIDATES = 720;
/** What each further edition adds that a ruling speaks of: what is asked most is what every edition answers. */
const WIDE = 0.1;
/** A guide with less than this share of the best of its kind answers something else. */
const ENOUGH = 0.1;
/** What was asked of by its name leads. */
const NAMED = 2;

/** Opens the guides. The file of a language is loaded when the first query needs it. */
export function openGuides(load: LoadIndex): Guides {
  const guidesOf = byLanguage(async (lang) => new GuideIndex(readGuideFile(await load(lang))));

  const query: Guides['query'] = async (words, options = {}) => {
    const asked = normalised(words.slice(0, LONGEST_QUERY)).trim();
    if (asked === '') return { ruling: [], contradiction: [], term: [] };
    const { clauses = new Map<string, number>(), limit = 12, prefer, lang = scriptOf(asked) } = options;
    const { text, game, doc = options.doc } = readWords(asked);
    const loaded = await Promise.all(LANGS.filter((each) => isWrittenIn(text, each)).map(guidesOf));
    const shown = await guidesOf(lang);
    const indexes = loaded.map(({ index }) => index);
    const question = readQuestion(respelled(text, vocabularyOf(indexes)), doc);
    const typed = distinct(phraseTokens(question.typed));
    const likeness = indexes.map((index) => index.askedLikeness(typed, partsOf(question, index.lang)));
    const nearness = indexes.map((index) => index.askedNearness(typed));
    const scored = joined(
      indexes.map((index, i) =>
        rank(index, question, { prefer, likeness: likeness[i], candidates: CANDIDATES }).map((each) => {
          const like = likeness[i]?.(each.unit) ?? 0;
          // What is asked in these very words is asked of nothing else, whatever else speaks of the same.
          const near = Math.max(SAME * like ** ALIKE, nearness[i]?.(each.unit) ?? 0);
          return { ...each, score: each.score * (1 + LIKE * like) * Math.exp(NEAR * near) };
        }),
      ),
    );
    const found = new Map(scored.map((each) => [each.unit.at, each]));
    const named = namedIn(question, asked);
    const best = bestOf(shown.entries, (at) => found.get(at)?.score ?? 0);
    const byClauses = shown.byClauses(clauses);
    const weighed = shown.entries.flatMap((entry) => {
      const wide = entry.kind === 'ruling' ? 1 + WIDE * (entry.docs.length - 1) : 1;
      const own = ((found.get(entry.at)?.score ?? 0) / best[entry.kind]) * wide;
      const score = own + CLAUSES * (byClauses[entry.at] ?? 0) + (named(entry) ? NAMED : 0);
      return score > 0 && speaksOf(entry, doc, game) ? [{ entry, score }] : [];
    });
    weighed.sort((a, b) => b.score - a.score || a.entry.at - b.entry.at);
    const hits = (kind: GuideKind): GuideHit[] => {
      const all = weighed.filter(({ entry }) => entry.kind === kind);
      const enough = (all[0]?.score ?? 0) * ENOUGH;
      return all
        .filter(({ score }) => score >= enough)
        .slice(0, limit)
        .map(({ entry, score }) => shown.hitOf(entry, score, found.get(entry.at), question));
    };
    return { ruling: hits('ruling'), contradiction: hits('contradiction'), term: hits('term') };
  };
  return { query };
}

/** The best score of each kind, 1 where there is none. */
function bestOf(entries: readonly GuideEntry[], scoreOf: (at: number) => number): Record<GuideKind, number> {
  const best = { ruling: 0, contradiction: 0, term: 0 };
  for (const { at, kind } of entries) best[kind] = Math.max(best[kind], scoreOf(at));
  for (const kind of GUIDE_KINDS) best[kind] ||= 1;
  return best;
}

/** Tells whether a guide is asked of by its name: a term by any of its forms, a situation by its number. */
function namedIn({ concepts }: Question, asked: string): (entry: GuideEntry) => boolean {
  const terms = new Set(concepts.flatMap((concept) => concept.terms));
  const number = /^b ?(\d{1,2})$/.exec(asked)?.[1];
  return ({ kind, id }) => {
    if (kind === 'contradiction') return number !== undefined && id === `B${Number(number)}`;
    const term = kind === 'term' ? termById(id) : undefined;
    return term !== undefined && terms.has(term);
  };
}
