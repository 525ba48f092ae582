/** Force of Will 5.5: as 5.00, and [Judgment] and [Quickcast] as abilities of their own. */
import { FOW_KEYWORDS, FOW_TYPES, FOW_ZONES } from '../fow-terms';
import { fowVocabulary, headedNotation } from '../fow-vocabulary';
import { FOW_ACTIONS } from '../prompts';
import { words } from '../vocabulary';

export const FOW_55_WORDS = fowVocabulary({
  types: FOW_TYPES,
  keywords: FOW_KEYWORDS,
  zones: FOW_ZONES,
  phases: {},
  actions: FOW_ACTIONS,
  subtypeKeywords: { quickcast: { type: 'chant', subtype: 'instant' } },
  plainSubtypes: { chant: 'chant' },
  when: 'とき',
  notation: {
    ...headedNotation('[', ']'),
    judgment: (cost) => words(`[ジャッジメント]${cost.ja}`, `[Judgment] ${cost.en}`),
  },
});
