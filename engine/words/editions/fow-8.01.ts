/** Force of Will 8.01: the notation itself tells the kinds of abilities apart (901.1a, 901.1b, 901.1c), and chants have no subtypes. */
import { FOW_KEYWORDS, FOW_TYPES, FOW_ZONES } from '../fow-terms';
import { FOW_SYMBOLS, fowVocabulary } from '../fow-vocabulary';
import { capitalised } from '../grammar/phrase';
import { FOW_ACTIONS } from '../prompts';
import { words } from '../vocabulary';

export const FOW_801_WORDS = fowVocabulary({
  types: { ...FOW_TYPES, chant: words('詠唱', 'chant'), rune: words('ルーン', 'rune') },
  keywords: { ...FOW_KEYWORDS, indestructible: words('破壊不能', 'Eternal') },
  zones: {
    ...FOW_ZONES,
    standby: { ja: '待機エリア', en: 'standby area', at: 'in', own: true },
  },
  phases: {},
  actions: {
    ...FOW_ACTIONS,
    'play.chant': words('詠唱をプレイする', 'play a chant'),
    'play.quickcast': words('[瞬動]を持つカードをプレイする', 'play a card with [Quickcast]'),
  },
  subtypeKeywords: {},
  plainSubtypes: {},
  when: 'とき',
  notation: {
    ...FOW_SYMBOLS,
    keyword: ({ ja, en }) => words(`[${ja}]`, `[${en}]`),
    continuous: ({ ja, en }) => words(ja, capitalised(en)),
    automatic: (when, text) => words(`${when.ja} ⇒ ${text.ja}`, `${capitalised(when.en)} ⇒ ${capitalised(text.en)}`),
    unmarked: (when, text) => words(`${when.ja} ⇒ ${text.ja}`, `${capitalised(when.en)} ⇒ ${capitalised(text.en)}`),
    enter: ({ ja, en }) => words(`[参戦] ⇒ ${ja}`, `[Enter] ⇒ ${capitalised(en)}`),
    activate: (cost, text) => words(`${cost.ja}：${text.ja}`, `${capitalised(cost.en)}: ${capitalised(text.en)}`),
    judgment: (cost) => words(`[ジャッジメント]${cost.ja}`, `[Judgment] ${cost.en}`),
  },
});
