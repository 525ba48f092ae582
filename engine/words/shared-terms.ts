/** Wordings that both games use. */
import type { Ban, Verb, Vocabulary } from './vocabulary';

/** A predicate as it ends a sentence and as it goes on. */
export const said = (plain: string, te: string, en: string, enMany?: string): Ban => ({
  ja: { plain, te },
  en,
  ...(enMany !== undefined && { enMany }),
});

export const suru = (ja: string, en: string): Verb => said(`を${ja}する`, `を${ja}して`, en);
export const CANCEL: Verb = said('を無効にする', 'を無効にして', 'cancel');
export const GAIN_CONTROL: Verb = said('のコントロールを得る', 'のコントロールを得て', 'gain control of');
export const TO_HAND: Verb = {
  ...said('を持ち主の手札に戻す', 'を持ち主の手札に戻して', 'return'),
  enTail: " to its owner's hand",
  enTailMany: " to their owners' hands",
};

export const cannot = (ja: string, en: string): Ban => said(`${ja}できない`, `${ja}できなくなって`, `cannot ${en}`);
export const notDone = (ja: string, en: string): Ban => said(`${ja}されない`, `${ja}されなくなって`, `cannot be ${en}`);
export const must = (ja: string, en: string): Ban =>
  said(`可能なら${ja}しなければならない`, `可能なら${ja}しなければならなくなって`, `must ${en} if able`);
export const cannotUse = (ja: string, en: string): Ban =>
  said(`${ja}を使えない`, `${ja}を使えなくなって`, `cannot use ${en}`);
export const ANY_NUMBER: Ban = said(
  'デッキに何枚でも入れられる',
  'デッキに何枚でも入れられて',
  'may be in a deck in any number',
);
export const CANNOT_DRAW: Ban = said('カードを引けない', 'カードを引けなくなって', 'cannot draw cards');

/** @param ja a verb up to where よい follows: `攻撃して` */
export const may = (ja: string, en: string, enMany = en): Ban =>
  said(`${ja}もよい`, `${ja}もよくて`, `may ${en}`, `may ${enMany}`);

/** Bans of players that name the cards: which they play, or whose abilities they use. */
export const playerBansOf = (abilityJa: string, abilityEn: string): Vocabulary['playerBansOf'] => ({
  play: ({ ja, en }) => cannot(`${ja}をプレイ`, `play ${en}`),
  activate: ({ ja, en }) => cannotUse(`${ja}の${abilityJa}`, `${abilityEn} of ${en}`),
});

/** Bans that name whom: what they block, who blocks them, whose texts choose them, what is put on them. */
export const bansBy = (chosen: Vocabulary['bansBy']['chosen']): Vocabulary['bansBy'] => ({
  block: ({ ja, en }) => cannot(`${ja}をブロック`, `block ${en}`),
  blocked: ({ ja, en }) => notDone(`${ja}にブロック`, `blocked by ${en}`),
  chosen,
  addedTo: ({ ja, en }) =>
    said(
      `${ja}を設置されない`,
      `${ja}を設置されなくなって`,
      `cannot have ${en} added to it`,
      `cannot have ${en} added to them`,
    ),
});
