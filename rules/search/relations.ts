import type { Both } from '../documents';
import { type Term, type TermCategory, termById } from '../glossary';

/** What the things of a category are: a rule for every zone answers a question about one of them. */
const BROADER: Partial<Record<TermCategory, Both<string[]>>> = {
  'card type': { ja: ['カード', 'キャラクター'], en: ['card', 'Character'] },
  zone: { ja: ['領域', 'エリア'], en: ['zone', 'area'] },
  keyword: { ja: ['能力', 'アビリティ'], en: ['ability'] },
  player: { ja: ['プレイヤー'], en: ['player'] },
  turn: { ja: ['フェイズ', 'ステップ'], en: ['phase', 'step'] },
};

/** Terms of which the rule names one where the question names the other: "only a recovered one can block". */
const OPPOSITES: readonly (readonly [string, string])[] = [
  ['recovered', 'rested'],
  ['active', 'dull'],
  ['face-up', 'face-down'],
  ['public-zone', 'hidden-zone'],
  ['turn-player', 'non-turn-player'],
  ['first-player', 'second-player'],
];

const OPPOSITE = new Map(OPPOSITES.flatMap(([a, b]) => [[a, termById(b)] as const, [b, termById(a)] as const]));

/** What a term is one of, in both languages. */
export function broaderThan(term: Term): Both<string[]> {
  return BROADER[term.category] ?? { ja: [], en: [] };
}

/** The term that says the contrary. */
export function oppositeOf(term: Term): Term | undefined {
  return OPPOSITE.get(term.id);
}
