/** First Strike: damage before the others. Having it twice adds nothing. */
import { goTo, perform } from '../../kernel/position/outcome';
import type { Item } from '../../kernel/position/position';
import { attackersOf, blockerOf, type Step } from '../fftcg';
import { remember } from '../memory';

export const WORDS = { ja: '先制攻撃', en: 'First Strike' } as const;

/** Which of the combatants strike first is settled as the step begins: of a party, all or none. */
export const settleFirstStrike: Step = (x) => {
  const attackers = attackersOf(x);
  const blocker = blockerOf(x);
  const first: readonly Item[] = [
    ...(attackers.every((item) => x.has(item, 'first strike')) ? attackers : []),
    ...(blocker && x.has(blocker, 'first strike') ? [blocker] : []),
  ];
  if (first.length === 0) return goTo('unblocked');
  return perform([remember('battle', { struckFirst: first.map(({ ref }) => ref) })]);
};
