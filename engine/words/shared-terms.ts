/** Wordings that both games use. */
import type { Ban, Verb, Vocabulary } from './vocabulary';

export const TO_HAND: Verb = {
  ja: { plain: 'を持ち主の手札に戻す', te: 'を持ち主の手札に戻して' },
  en: 'return',
  enTail: " to its owner's hand",
};

export const cannot = (ja: string, en: string): Ban => ({
  ja: { plain: `${ja}できない`, te: `${ja}できなくなって` },
  en: `cannot ${en}`,
});
export const notDone = (ja: string, en: string): Ban => ({
  ja: { plain: `${ja}されない`, te: `${ja}されなくなって` },
  en: `cannot be ${en}`,
});
export const must = (ja: string, en: string): Ban => ({
  ja: { plain: `可能なら${ja}しなければならない`, te: `可能なら${ja}しなければならなくなって` },
  en: `must ${en} if able`,
});

/** @param ja a verb up to where よい follows: `攻撃して` */
export const may = (ja: string, en: string): Ban => ({
  ja: { plain: `${ja}もよい`, te: `${ja}もよくて` },
  en: `may ${en}`,
});

/** Bans of players that name the cards: which they play, or whose abilities they use. */
export const playerBansOf = (abilityJa: string, abilityEn: string): Vocabulary['playerBansOf'] => ({
  play: ({ ja, en }) => cannot(`${ja}をプレイ`, `play ${en}`),
  activate: ({ ja, en }) => ({
    ja: { plain: `${ja}の${abilityJa}を使えない`, te: `${ja}の${abilityJa}を使えなくなって` },
    en: `cannot use ${abilityEn} of ${en}`,
  }),
});

/** Bans that name whom: what they block, who blocks them, whose texts choose them. */
export const bansBy = (chosenJa: string, chosenEn: string): Vocabulary['bansBy'] => ({
  block: (by) => ({
    ja: { plain: `${by.ja}をブロックできない`, te: `${by.ja}をブロックできなくなって` },
    en: `cannot block ${by.en}`,
  }),
  blocked: (by) => ({
    ja: { plain: `${by.ja}にブロックされない`, te: `${by.ja}にブロックされなくなって` },
    en: `cannot be blocked by ${by.en}`,
  }),
  chosen: (by) => ({
    ja: { plain: `${by.ja}の${chosenJa}にならない`, te: `${by.ja}の${chosenJa}にならなくなって` },
    en: `cannot be the ${chosenEn} of ${by.en}`,
  }),
});
