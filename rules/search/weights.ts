import type { ClauseKind } from '../clause-kinds';
import type { DocId } from '../documents';

/**
 * What the ranker counts by. Tuned on the judged queries of `judged/tuning.json`; most may move by a fifth without another
 * order among the first three.
 */
export const WEIGHTS = {
  /** BM25: how soon a repeated word stops counting, how far a long clause counts less. */
  k1: 1,
  b: 0.5,
  /** Power of the share of the question that a clause covers. */
  coverage: 1.3,
  /** A token: a whole word or run, two characters of one, two with a kana, a single kanji. */
  run: 0.6,
  pair: 0.25,
  mixedPair: 0.5,
  kanji: 0.15,
  /** What else says the same as what was typed: a synonym, what the table of plain words has, a related term, the contrary, a broader word. */
  synonym: 0.75,
  plain: 1,
  related: 0.4,
  opposite: 0.7,
  broader: 0.45,
  /** A word of the section's heading, and of the clause that a clause belongs under, beside one of its own. */
  heading: 0.7,
  parent: 0.3,
  /** A word with which people ask for the clause. */
  asked: 1,
  /** How much it counts that the question is like one of those phrases. */
  askedLike: 0.5,
  /** What another edition says of the same rule. */
  edition: 0.8,
  /** A term of art counts for more than the everyday words around it. */
  term: 1.5,
  /** A word one edit away. */
  typo: 0.8,
  /** The clause has all that was typed, or a phrase, in one piece. */
  wholeQuery: 1.25,
  wholePhrase: 1.2,
  /** Exactly the heading was typed. */
  wholeHeading: 1.5,
  /** The clause that defines a term, when little else or when a definition is asked. */
  defines: 1.25,
  definesWhenAsked: 2.5,
  /** The clause names a number, a limit, a point of the turn, a place, and that was asked. */
  hasAmount: 1.3,
  hasLimit: 1.8,
  hasTiming: 1.5,
  hasPlace: 1.2,
  /** Several words ask what is done, seldom what one of them means. */
  bareDefinition: 0.8,
  /** A clause about a keyword that was not asked for. */
  unaskedKeyword: 0.87,
  /** How old cards are read now: the rule they are read by answers before it. */
  oldNotation: 0.8,
  /** A clause that says what a better hit of its document says. */
  repeats: 0.6,
};

/** What an example or a pointer says is said better elsewhere. */
export const KIND: Record<ClauseKind, number> = {
  procedure: 1,
  definition: 1,
  physical: 0.95,
  table: 0.85,
  example: 0.85,
  note: 0.85,
  reference: 0.7,
};

/** The newest edition is what a judge plays by; the other game has words of its own. */
export const EDITION: Record<DocId, number> = {
  'fow-8.01': 1.2,
  'fow-5.5': 1,
  'fow-5.00': 1,
  'fow-2.0': 0.95,
  fftcg: 0.95,
};
