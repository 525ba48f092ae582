import { type DocId, placeKey } from '../documents';
import type { Phrase, Question } from './concepts';
import type { LanguageIndex, Unit } from './language-index';
import { emptyMatches, type Matches, matchesOf, type Wanted, wantedOf } from './match';
import { distinct, phraseTokens, type Token } from './tokens';
import { editionWeights, KIND, WEIGHTS } from './weights';

// The texts are compared normalised: フェーズ is how フェイズ stands there.

/** How many there may be. */
const LIMIT =
  /上限|\d+ ?(?:枚|回|点|体|個|人)(?:まで|だけ|以[上下]で(?:なければ|ある))|いくつでも|何(?:枚|体|人)でも|limit|up to|at most|no more than|only \d|any number/;
/** A point or a stretch of the turn. */
const TIMING =
  /フェーズ|ステップ|タイミング|ターン(?:中|の間|に)|優先権(?:を持つ|がある|を得)|(?:開始|終了)時|直[前後]|phase|step|timing|during|has? priority|have priority|at the (?:beginning|end|start)/;

/** Clauses that are looked at closely; the rest hold too little of the query to win. */
const CANDIDATES = 240;

/** Which documents are looked in, which leads, and what is known of the units. */
export interface Where {
  /** Only this one. */
  doc?: DocId | undefined;
  prefer?: DocId | undefined;
  /** How much the question is like the phrases of a unit, where that is known already. */
  likeness?: ((unit: Unit) => number) | undefined;
  /** How many units are looked at closely. */
  candidates?: number | undefined;
}

export interface Scored {
  unit: Unit;
  score: number;
  /** The score without what other editions say of the rule. */
  own: number;
  /** The phrases that were looked for, for marking. */
  phrases: Phrase[];
}

/**
 * Scores the clauses of one language for a question: BM25 over tokens, times how much of the question a clause covers,
 * with more for the clause that people ask for in such words, for what is quoted, for the heading that is exactly what was
 * asked and for the clause that defines it.
 */
export function rank(
  index: LanguageIndex,
  question: Question,
  { doc, prefer, likeness, candidates = CANDIDATES }: Where = {},
): Scored[] {
  const wanted = question.concepts.map((concept) => wantedOf(index, concept));
  if (sumOf(wanted) === 0) return [];
  const phrases = wanted.flatMap(({ alternatives }) => alternatives.map(({ phrase }) => phrase));
  const room = emptyMatches(index);
  const own = wanted.map((each) => matchesOf(index, each, room));
  const ownWorth = worthOf(wanted, own);
  const worth = worthOf(
    wanted,
    own.map((each) => acrossEditions(index, each)),
  );
  const scored = best(
    doc === undefined ? index.units : index.units.filter((unit) => unit.doc === doc),
    worth,
    candidates,
  ).map((unit): Scored => ({ unit, score: worth[unit.at] ?? 0, own: ownWorth[unit.at] ?? 0, phrases }));
  const like = likeness ?? index.askedLikeness(completed(index, distinct(phraseTokens(question.typed))));
  const bonus = bonuses(index, question, editionWeights(prefer), like);
  for (const each of scored) {
    const by = bonus(each.unit);
    each.score *= by;
    each.own *= by;
  }
  if (!question.sought.definition)
    inOrderOfSection(scored.filter(({ unit }) => headingBonus(index, unit, question) > 1));
  return scored;
}

/** The units that are worth most, best first, none that is worth nothing. */
function best(units: readonly Unit[], worth: Float64Array, candidates: number): Unit[] {
  const scoreOf = ({ at }: Unit) => worth[at] ?? 0;
  const found = units.filter((unit) => scoreOf(unit) > 0);
  // Most units have a letter of the question: to sort them all would take longer than all the rest.
  const scores = Float64Array.from(found.map(scoreOf)).sort();
  const last = scores[scores.length - candidates] ?? 0;
  return found
    .filter((unit) => scoreOf(unit) >= last)
    .sort((a, b) => scoreOf(b) - scoreOf(a))
    .slice(0, candidates);
}

/** How well each unit answers: what it says of each concept, times how much of the question it covers. */
function worthOf(wanted: Wanted[], found: Matches[]): Float64Array {
  const required = wanted.filter(({ optional }) => !optional);
  const needed = required.length > 0 ? required : wanted;
  const total = sumOf(needed);
  const units = found[0]?.scores.length ?? 0;
  const worth = new Float64Array(units);
  const covered = new Float64Array(units);
  for (const [i, each] of wanted.entries()) {
    const matches = found[i];
    const weight = needed.includes(each) ? each.weight : 0;
    for (let at = 0; at < units; at++) {
      worth[at] = (worth[at] ?? 0) + (matches?.scores[at] ?? 0) * each.factor;
      covered[at] = (covered[at] ?? 0) + weight * (matches?.present[at] ?? 0);
    }
  }
  return worth.map((score, at) => (score * (covered[at] ?? 0)) / total);
}

function sumOf(wanted: Wanted[]): number {
  return wanted.reduce((sum, { weight }) => sum + weight, 0);
}

/** What one edition says of a rule helps to find it in another that says it with other words. */
function acrossEditions(index: LanguageIndex, { scores, present }: Matches): Matches {
  return { scores: shared(index, scores), present: shared(index, present) };
}

function shared(index: LanguageIndex, own: Float32Array): Float32Array {
  const values = own.slice();
  for (const editions of index.rules()) {
    let best = 0;
    for (const { at } of editions) best = Math.max(best, values[at] ?? 0);
    if (best === 0) continue;
    for (const { at } of editions) values[at] = Math.max(values[at] ?? 0, best * WEIGHTS.edition);
  }
  return values;
}

/** What speaks for a clause beside the words that it has. */
function bonuses(
  index: LanguageIndex,
  question: Question,
  edition: Record<DocId, number>,
  likeness: (unit: Unit) => number,
): (unit: Unit) => number {
  const { sought } = question;
  const definitions = definitionsOf(question);
  return (unit) => {
    const text = index.textOf(unit);
    let bonus = edition[unit.doc] * KIND[unit.kind] * headingBonus(index, unit, question);
    bonus *= 1 + WEIGHTS.askedLike * likeness(unit);
    if (question.quoted.some((quote) => text.includes(quote))) bonus *= WEIGHTS.quoted;
    if (definitions.has(placeKey(unit))) bonus *= WEIGHTS.defines;
    if (sought.limit && LIMIT.test(text)) bonus *= WEIGHTS.hasLimit;
    if (sought.timing && TIMING.test(text)) bonus *= WEIGHTS.hasTiming;
    return bonus;
  };
}

/** The tokens of a question; one that no clause has stands for those that it may become. */
function completed(index: LanguageIndex, tokens: Token[]): Token[] {
  return tokens.flatMap((token) =>
    index.frequency(token.text) > 0 ? [token] : index.completions(token.text).map((text) => ({ ...token, text })),
  );
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

function headingBonus(index: LanguageIndex, unit: Unit, question: Question): number {
  if (question.sought.amount) return 1;
  const title = stripped(index.titleOf(unit));
  if (title === stripped(question.text)) return WEIGHTS.wholeHeading;
  const [only, ...more] = question.concepts;
  if (!only || more.length > 0) return 1;
  const isSaid = only.phrases[index.lang].some(({ text, factor }) => factor >= 0.9 && stripped(text) === title);
  return isSaid ? WEIGHTS.wholeHeading : 1;
}

function stripped(text: string): string {
  return text.replace(/[[\]「」『』【】()（）\s]/g, '');
}

/** The clauses that define what is asked for, when a definition is and little else. */
function definitionsOf(question: Question): Set<string> {
  if (!question.sought.definition || question.concepts.length > 2) return new Set();
  return new Set(question.concepts.flatMap(({ terms }) => terms.flatMap((term) => term.definedIn.map(placeKey))));
}
