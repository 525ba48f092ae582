/** Awakening: in one's own turn, for a cost, a card of the same name is searched for and put onto the field. */
import { saying, type Takes } from '../../kernel/position/card';
import { OWN_TURN } from '../fftcg';

export const WORDS = { ja: '覚醒', en: 'Awakening' } as const;
export const TAKES: Takes = { needs: ['cost'] };

export const AWAKENING = saying(['cost'], ({ cost }) => [
  { kind: 'activate', cost, while: OWN_TURN, do: [{ op: 'search', what: { sameName: true }, count: 1, to: 'field' }] },
]);
