/** Inheritance: an ability of a card in hand, of whose cost it is to discard that card. */
import { saying, type Takes } from '../../kernel/position/card';

export const WORDS = { ja: '継承', en: 'Inheritance' } as const;
export const TAKES: Takes = { needs: ['cost', 'text'] };

export const INHERITANCE = saying(['cost', 'text'], ({ cost, text }) => [
  { kind: 'activate', cost: { ...cost, discardThis: true }, ...text },
]);
