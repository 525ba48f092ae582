import type { Both } from '../documents';
import type { Term, TermCategory } from '../glossary';

/** What the things of a category are: a rule for every zone answers a question about one of them. */
const BROADER: Partial<Record<TermCategory, Both<string[]>>> = {
  'card type': { ja: ['カード', 'キャラクター'], en: ['card', 'Character'] },
  zone: { ja: ['領域', 'エリア'], en: ['zone', 'area'] },
  keyword: { ja: ['能力', 'アビリティ'], en: ['ability'] },
  player: { ja: ['プレイヤー'], en: ['player'] },
  turn: { ja: ['フェイズ', 'ステップ'], en: ['phase', 'step'] },
};

/** What a term is one of, in both languages. */
export function broaderThan(term: Term): Both<string[]> {
  return BROADER[term.category] ?? { ja: [], en: [] };
}
