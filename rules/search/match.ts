import { stem } from '../english';
import type { Concept, Phrase } from './concepts';
import type { LanguageIndex } from './language-index';
import { distinct, type Token, tokensOf } from './tokens';
import { WEIGHTS } from './weights';

/** One way to say what is wanted, as tokens. */
interface Alternative {
  tokens: Token[];
  phrase: Phrase;
}

/** A concept of the question, as one index can look for it. */
export interface Wanted {
  alternatives: Alternative[];
  /** How telling the concept is: what a clause without it loses. */
  weight: number;
  /** A term of art counts for more than the everyday words around it. */
  factor: number;
  /** A number may be only that of the case at hand: a clause without it loses nothing. */
  optional: boolean;
}

/** How well each unit says one concept. */
export interface Matches {
  scores: Float32Array;
  /** How much of the concept each says, at most 1. */
  present: Float32Array;
}

/** What to look for in an index for a concept. */
export function wantedOf(index: LanguageIndex, concept: Concept): Wanted {
  const alternatives = concept.phrases[index.lang].flatMap((phrase): Alternative[] => {
    const tokens = distinct(tokensOf(phrase.text));
    const isKnown = tokens.some(({ text }) => index.postings(text).length > 0);
    if (isKnown || tokens.length !== 1 || !/^[a-z]/.test(phrase.text))
      return tokens.length > 0 ? [{ tokens, phrase }] : [];
    return completed(index, phrase);
  });
  const telling = Math.max(0, ...alternatives.map((each) => weightOf(index, each)));
  const factor = concept.terms.some((term) => term.everyday.length === 0) ? WEIGHTS.term : 1;
  // 4000 is a number of the rules, 3 may be only the number of the case at hand.
  const optional = /^\d{1,3}[^\d]?$/.test(concept.typed);
  return { alternatives, weight: factor * (telling || unknownWeight(index)), factor, optional };
}

/** The words that someone may be typing who has typed the beginning of one. */
function completed(index: LanguageIndex, { text: typed, factor }: Phrase): Alternative[] {
  return index.completions(stem(typed)).map((text) => ({ tokens: [{ text, weight: 1 }], phrase: { text, factor } }));
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

/** For every unit the way of saying a concept that fits it best. `sums` is room to count in, all 0 before and after. */
export function matchesOf(index: LanguageIndex, { alternatives }: Wanted, sums: Matches): Matches {
  const best = emptyMatches(index);
  for (const alternative of alternatives) matchInto(best, sums, index, alternative);
  return best;
}

/** No unit says anything. */
export function emptyMatches({ units }: LanguageIndex): Matches {
  return { scores: new Float32Array(units.length), present: new Float32Array(units.length) };
}

/** Raises `best` to what an alternative reaches. */
function matchInto(best: Matches, sums: Matches, index: LanguageIndex, { tokens, phrase }: Alternative): void {
  const { b, k1 } = WEIGHTS;
  const full = tokens.reduce((sum, { weight }) => sum + weight, 0);
  const touched: number[] = [];
  for (const { text, weight } of tokens) {
    const worth = weight * index.idf(text) * (k1 + 1);
    const { units, counts } = index.occurrences(text);
    for (let i = 0; i < units.length; i++) {
      const at = units[i] ?? 0;
      const count = counts[i] ?? 0;
      const relative = 1 - b + (b * index.length(at)) / index.averageLength;
      if (sums.present[at] === 0) touched.push(at);
      sums.scores[at] = (sums.scores[at] ?? 0) + (worth * count) / (count + k1 * relative);
      sums.present[at] = (sums.present[at] ?? 0) + weight * Math.min(1, count);
    }
  }
  for (const at of touched) {
    const share = (sums.present[at] ?? 0) / full;
    const score = (sums.scores[at] ?? 0) / full;
    sums.scores[at] = 0;
    sums.present[at] = 0;
    const value = score * phrase.factor * share * Math.min(2, Math.sqrt(full));
    if (value <= (best.scores[at] ?? 0)) continue;
    best.scores[at] = value;
    best.present[at] = share * phrase.factor;
  }
}
