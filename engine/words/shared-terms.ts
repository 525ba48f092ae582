/** Wordings that both games use. */
import type { Ban, Verb } from './vocabulary';

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
