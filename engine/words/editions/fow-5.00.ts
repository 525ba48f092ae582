/** Force of Will 5.00: abilities headed [条件] and [J条件], spells with subtypes. */
import { FOW_KEYWORDS, FOW_TYPES, FOW_ZONES } from '../fow-terms';
import { fowVocabulary, headedNotation } from '../fow-vocabulary';
import { FOW_ACTIONS } from '../prompts';
import { words } from '../vocabulary';

export const FOW_500_WORDS = fowVocabulary({
  types: FOW_TYPES,
  keywords: { ...FOW_KEYWORDS, quickcast: words('詠唱破棄', 'Chant-Instant') },
  zones: FOW_ZONES,
  phases: {},
  actions: FOW_ACTIONS,
  subtypeKeywords: { quickcast: { type: 'chant', subtype: 'instant' } },
  plainSubtypes: { chant: 'chant' },
  when: 'とき',
  notation: headedNotation('[', ']'),
});
