/** Force of Will 2.0: abilities headed 【常時】【参戦】【条件】【J条件】, a call phase, spells with subtypes. */
import { FOW_KEYWORDS, FOW_TYPES, FOW_ZONES } from '../fow-terms';
import { fowVocabulary, headedNotation, symbolSkills } from '../fow-vocabulary';
import { FOW_ACTIONS } from '../prompts';
import { words } from '../vocabulary';

export const FOW_20_WORDS = fowVocabulary({
  types: FOW_TYPES,
  keywords: { ...FOW_KEYWORDS, quickcast: words('詠唱破棄', 'Chant-Instant') },
  zones: { ...FOW_ZONES, chase: { ja: 'チェイス', en: 'chase', at: 'in', chase: true } },
  phases: { call: words('コールフェイズ', 'call phase'), battle: words('バトルフェイズ', 'battle phase') },
  actions: { ...FOW_ACTIONS, battle: words('バトルフェイズに移行する', 'go to the battle phase') },
  subtypeKeywords: { quickcast: { type: 'chant', subtype: 'instant' } },
  symbolSkills: symbolSkills('flying', 'pierce', 'explode', 'targetAttack', 'firstStrike'),
  plainSubtypes: { chant: 'chant' },
  when: '時',
  notation: headedNotation('【', '】'),
});
