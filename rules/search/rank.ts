import type { ClauseKind } from '../clause-kinds';
import { type DocId, placeKey } from '../documents';
import type { Concept, Phrase, Question } from './concepts';
import type { LanguageIndex, Unit } from './language-index';
import { distinct, type Token, tokensOf } from './tokens';

const K1 = 1;
const B = 0.5;
const COVERAGE = 2;
const TERM = 1.5;
const TYPO = 0.8;
const WHOLE_QUERY = 1.25;
const WHOLE_PHRASE = 1.2;
const HEADING = 1.5;
const DEFINES = 1.25;
const DEFINES_WHEN_ASKED = 1.8;
const HAS_AMOUNT = 1.5;
const HAS_LIMIT = 1.8;
/** Several words ask what is done, seldom what one of them means. */
const BARE_DEFINITION = 0.8;
/** How old cards are read now: the rule they are read by answers before it. */
const OLD_NOTATION = 0.8;
/** A number of something. */
const AMOUNT = /\d+ ?(?:枚|回|点|体|個|ターン|cards?|times?|points?|turns?)/;
/** How many there may be. */
const LIMIT =
  /上限|\d+ ?(?:枚|回|点|体|個|人)(?:まで|以下|だけ|以上)|いくつでも|何(?:枚|体|人)でも|limit|up to|at most|no more than|only \d|any number/;
/** Units that are looked at closely; the rest hold too little of the query to win. */
const CANDIDATES = 400;

/** What an example or a pointer says is said better elsewhere. */
const KIND: Record<ClauseKind, number> = {
  procedure: 1,
  definition: 1,
  physical: 0.95,
  table: 0.85,
  example: 0.85,
  note: 0.85,
  reference: 0.7,
};

/** The newest edition is what a judge plays by; the other game has words of its own. */
const EDITION: Record<DocId, number> = {
  'fow-8.01': 1.2,
  'fow-5.5': 1,
  'fow-5.00': 1,
  'fow-2.0': 0.95,
  fftcg: 0.95,
};

export interface Scored {
  unit: Unit;
  score: number;
  /** The phrases that were looked for, for marking. */
  phrases: Phrase[];
}

interface Alternative {
  tokens: Token[];
  phrase: Phrase;
}

interface Wanted {
  alternatives: Alternative[];
  /** How telling the concept is: what a clause without it loses. */
  weight: number;
  /** A term of art counts for more than the everyday words around it. */
  factor: number;
}

/**
 * Scores the clauses of one language for a question: BM25 over tokens, times how much of the question a clause covers,
 * with more for whole phrases, for the heading that is exactly what was asked and for the clause that defines it.
 */
export function rank(index: LanguageIndex, question: Question, doc?: DocId): Scored[] {
  const wanted = question.concepts.map((concept) => wantedOf(index, concept));
  const total = wanted.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return [];
  const phrases = wanted.flatMap(({ alternatives }) => alternatives.map(({ phrase }) => phrase));
  const definitions = definitionsOf(question);
  const asked = stripped(question.text);
  const asksDeed = !question.definition && question.concepts.length > 1;
  const underHeading: Scored[] = [];
  const scored = candidates(index, wanted, doc).map((unit) => {
    let score = 0;
    let covered = 0;
    for (const { alternatives, weight, factor } of wanted) {
      const best = bestOf(index, unit, alternatives);
      score += best.score * factor;
      covered += weight * best.present;
    }
    const coverage = covered / total;
    const whole = asked.length > 1 && index.textOf(unit).includes(asked) ? WHOLE_QUERY : 1;
    const heading = headingBonus(index, unit, question, asked);
    const defines = definitions.has(placeKey(unit)) ? (question.definition ? DEFINES_WHEN_ASKED : DEFINES) : 1;
    const amount = question.amount && AMOUNT.test(index.textOf(unit)) ? HAS_AMOUNT : 1;
    const limit = question.limit && LIMIT.test(index.textOf(unit)) ? HAS_LIMIT : 1;
    const source = EDITION[unit.doc] * (isOldNotation(unit) ? OLD_NOTATION : 1);
    const kind = KIND[unit.kind] * (asksDeed && unit.kind === 'definition' ? BARE_DEFINITION : 1);
    const fit = source * kind * coverage ** COVERAGE * whole * heading * defines * amount * limit;
    const result = { unit, score: score * fit, phrases };
    if (heading > 1 && !question.definition) underHeading.push(result);
    return result;
  });
  inOrderOfSection(underHeading);
  return scored;
}

/** Chapter 1400 of 8.01. */
function isOldNotation({ doc, section }: Unit): boolean {
  return doc === 'fow-8.01' && section.startsWith('14');
}

/** Whoever types a heading wants its section from the beginning, not its shortest clause first. */
function inOrderOfSection(scored: Scored[]): void {
  const sections = new Map<string, Scored[]>();
  for (const each of scored) {
    const key = placeKey({ doc: each.unit.doc, id: each.unit.section });
    sections.set(key, [...(sections.get(key) ?? []), each]);
  }
  for (const section of sections.values()) {
    const scores = section.map(({ score }) => score).sort((a, b) => b - a);
    section.sort((a, b) => a.unit.at - b.unit.at);
    for (const [i, each] of section.entries()) each.score = scores[i] ?? each.score;
  }
}

function headingBonus(index: LanguageIndex, unit: Unit, question: Question, asked: string): number {
  if (question.amount) return 1;
  const title = stripped(index.titleOf(unit));
  if (title === asked) return HEADING;
  const [only, ...more] = question.concepts;
  if (!only || more.length > 0) return 1;
  return only.phrases[index.lang].some(({ text, factor }) => factor >= 0.9 && stripped(text) === title) ? HEADING : 1;
}

function stripped(text: string): string {
  return text.replace(/[[\]「」『』【】()（）\s]/g, '');
}

/** The clauses that define the terms asked for; only when little else is asked. */
function definitionsOf(question: Question): Set<string> {
  if (question.concepts.length > 2) return new Set();
  return new Set(question.concepts.flatMap(({ terms }) => terms.flatMap((term) => term.definedIn.map(placeKey))));
}

function wantedOf(index: LanguageIndex, concept: Concept): Wanted {
  const alternatives = concept.phrases[index.lang].flatMap((phrase): Alternative[] => {
    const tokens = distinct(tokensOf(phrase.text));
    const known = tokens.some(({ text }) => index.postings(text).length > 0);
    const isWord = tokens.length === 1 && /^[a-z]/.test(phrase.text);
    if (known || !isWord) return tokens.length > 0 ? [{ tokens, phrase }] : [];
    const like = index.likeWords(tokens[0]?.text ?? '');
    return like.map((text) => ({
      tokens: [{ text, weight: 1 }],
      phrase: { text, factor: phrase.factor * TYPO },
    }));
  });
  const telling = Math.max(0, ...alternatives.map((each) => weightOf(index, each)));
  const factor = concept.terms.some((term) => term.everyday.length === 0) ? TERM : 1;
  return { alternatives, weight: factor * (telling || unknownWeight(index)), factor };
}

/** How telling an alternative is: the idf of its most telling token. One that no clause has tells nothing. */
function weightOf(index: LanguageIndex, { tokens, phrase }: Alternative): number {
  const known = tokens.filter(({ text }) => index.postings(text).length > 0);
  return phrase.factor * Math.max(0, ...known.map(({ text, weight }) => Math.min(1, weight) * index.idf(text)));
}

/** A word that no clause has still counts as asked for. */
function unknownWeight(index: LanguageIndex): number {
  return Math.log(1 + index.units.length) / 2;
}

function bestOf(index: LanguageIndex, unit: Unit, alternatives: Alternative[]): { score: number; present: number } {
  let best = { score: 0, present: 0 };
  for (const { tokens, phrase } of alternatives) {
    let score = 0;
    let present = 0;
    let full = 0;
    for (const { text, weight } of tokens) {
      full += weight;
      const count = index.occurrences(unit, text);
      if (count === 0) continue;
      present += weight;
      const relative = 1 - B + (B * index.length(unit.at)) / index.averageLength;
      score += weight * index.idf(text) * ((count * (K1 + 1)) / (count + K1 * relative));
    }
    if (full === 0) continue;
    const share = present / full;
    const contiguous = tokens.length > 1 && index.textOf(unit).includes(phrase.text) ? WHOLE_PHRASE : 1;
    const value = (score / full) * phrase.factor * share * contiguous * Math.min(2, Math.sqrt(full));
    if (value > best.score) best = { score: value, present: share * phrase.factor };
  }
  return best;
}

/** The units that hold most of the rare tokens. */
function candidates(index: LanguageIndex, wanted: Wanted[], doc: DocId | undefined): Unit[] {
  const sums = new Map<number, number>();
  for (const { alternatives } of wanted) {
    const best = new Map<number, number>();
    for (const { tokens, phrase } of alternatives) {
      const here = new Map<number, number>();
      for (const { text, weight } of tokens) {
        const value = weight * index.idf(text) * phrase.factor;
        for (const at of index.postings(text)) here.set(at, (here.get(at) ?? 0) + value);
      }
      for (const [at, value] of here) best.set(at, Math.max(value, best.get(at) ?? 0));
    }
    for (const [at, value] of best) sums.set(at, (sums.get(at) ?? 0) + value);
  }
  const sorted = [...sums].sort((a, b) => b[1] - a[1]);
  const units = sorted.flatMap(([at]) => index.units[at] ?? []);
  return units.filter((unit) => doc === undefined || unit.doc === doc).slice(0, CANDIDATES);
}
