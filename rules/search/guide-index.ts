import { type DocId, GAME, type Game, type Lang } from '../documents';
import type { Question } from './concepts';
import { excerptOf } from './excerpt';
import { type GuideFile, type GuideKind, guideIndexFile } from './guide-file';
import type { GuideHit } from './guides';
import { LanguageIndex } from './language-index';
import type { Scored } from './rank';

/** A guide as one language of the index holds it. */
export interface GuideEntry {
  readonly at: number;
  readonly kind: GuideKind;
  readonly id: string;
  readonly docs: readonly DocId[];
  readonly clauses: readonly string[];
  readonly title: string;
  /** The name of a term in the other language, empty for the rest. */
  readonly otherTitle: string;
  readonly says: string;
}

/** One language of the guides, loaded. */
export class GuideIndex {
  readonly lang: Lang;
  readonly index: LanguageIndex;
  readonly entries: readonly GuideEntry[];
  /** Clause → the numbers of the guides that hang on it. */
  private readonly hanging = new Map<string, number[]>();

  constructor(file: GuideFile) {
    this.lang = file.lang;
    this.index = new LanguageIndex(guideIndexFile(file));
    this.entries = file.guides.map(([kind, id, docs, clauses, title, otherTitle, says], at) => {
      return { at, kind, id, docs, clauses, title, otherTitle, says };
    });
    for (const { at, clauses } of this.entries)
      for (const clause of clauses) {
        const guides = this.hanging.get(clause);
        if (guides) guides.push(at);
        else this.hanging.set(clause, [at]);
      }
  }

  /**
   * How well each guide is answered with by the clauses that answer, the best 1, by its number; a clause that many guides hang on
   * says little of each.
   */
  byClauses(answering: ReadonlyMap<string, number>): Float64Array {
    const worth = new Float64Array(this.entries.length);
    for (const [clause, score] of answering) {
      const guides = this.hanging.get(clause) ?? [];
      const each = score / Math.sqrt(guides.length);
      for (const at of guides) worth[at] = Math.max(worth[at] ?? 0, each);
    }
    return worth;
  }

  /** The guide as an answer. */
  hitOf(
    { kind, id, docs, title, otherTitle, says }: GuideEntry,
    score: number,
    found: Scored | undefined,
    question: Question,
  ): GuideHit {
    return {
      kind,
      id,
      title,
      otherTitle,
      excerpt: excerptOf(says, found?.phrases ?? [], question, this.lang),
      lang: this.lang,
      docs: [...docs],
      score: Math.round(score * 1000) / 1000,
    };
  }
}

/** Whether a guide speaks of a document, or of a game, where one was asked of. */
export function speaksOf({ docs }: GuideEntry, doc: DocId | undefined, game: Game | undefined): boolean {
  return (doc === undefined || docs.includes(doc)) && (game === undefined || docs.some((one) => GAME[one] === game));
}
