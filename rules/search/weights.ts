import type { ClauseKind } from '../clause-kinds';
import { type DocId, GAME } from '../documents';

/**
 * What the ranker counts by. Tuned on the judged queries of `judged/tuning.json`, where each may move by a fifth and shift
 * less than one query of a hundred in or out of the first three.
 */
export const WEIGHTS = {
  /** BM25: how soon a repeated word stops counting, how far a long clause counts less. */
  k1: 1,
  b: 0.4,
  /** A token: a whole word or run, two characters of one, two with a kana, a single kanji, two kana of a phrase. */
  run: 0.6,
  pair: 0.25,
  mixedPair: 0.5,
  kanji: 0.4,
  hiragana: 0.2,
  /** What else says the same as what was typed: a synonym, a broader word. */
  synonym: 0.75,
  broader: 0.45,
  /** A word of the section's heading beside one of the clause's own. */
  heading: 0.7,
  /** A word with which people ask for the clause. */
  asked: 0.7,
  /** How much it counts that the question is like one of those phrases. */
  askedLike: 4,
  /** What another edition says of the same rule. */
  edition: 0.8,
  /** A term of art counts for more than the everyday words around it. */
  term: 1.5,
  /** The clause has what was put in quotation marks. */
  quoted: 2,
  /** Exactly the heading was typed. */
  wholeHeading: 1.5,
  /** The clause that defines what a definition was asked of. */
  defines: 2.5,
  /** The clause names a limit, or a point of the turn, and that was asked. */
  hasLimit: 1.8,
  hasTiming: 1.5,
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
const EDITION: Record<DocId, number> = {
  'fow-8.01': 1.2,
  'fow-5.5': 1,
  'fow-5.00': 1,
  'fow-2.0': 0.95,
  fftcg: 0.95,
};

/** The edition that a reader prefers leads, then those of its game; what answers much better still comes before it. */
const PREFERRED = { itself: 1.3, sameGame: 1, otherGame: 0.5 };

/** What the editions count for a reader who prefers `doc`, or who prefers none. */
export function editionWeights(doc: DocId | undefined): Record<DocId, number> {
  if (doc === undefined) return EDITION;
  const of = (other: DocId): number => {
    if (other === doc) return PREFERRED.itself;
    return GAME[other] === GAME[doc] ? PREFERRED.sameGame : PREFERRED.otherGame;
  };
  return {
    'fow-8.01': of('fow-8.01'),
    'fow-5.5': of('fow-5.5'),
    'fow-5.00': of('fow-5.00'),
    'fow-2.0': of('fow-2.0'),
    fftcg: of('fftcg'),
  };
}
