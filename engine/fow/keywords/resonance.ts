/** Resonance: a text for each card with a stone type that enters under its controller's control, itself among them. */
import { saying, type Takes } from '../../kernel/position/card';

export const WORDS = { ja: '共鳴', en: 'Resonance' } as const;
export const TAKES: Takes = { needs: ['trait', 'text'] };

export const RESONANCE = saying(['trait', 'text'], ({ trait, text }) => [
  { kind: 'automatic', when: { on: 'enter', who: { trait, controller: 'you' } }, ...text },
]);
