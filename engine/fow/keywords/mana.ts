/** Mana: a card enters, or a ruler begins the game, with so many mana counters. */
import { saying, type Takes } from '../../kernel/position/card';
import { next, perform } from '../../kernel/position/outcome';
import type { Event } from '../../kernel/position/position';
import { countersOf } from '../counters';
import type { Step } from '../fow';

export const WORDS = { ja: 'マナ', en: 'Mana' } as const;
export const TAKES: Takes = { needs: ['number'] };
const COUNTER = 'mana';

/** Rulers have them from the beginning of the game on; what comes onto the field is none. */
export const MANA = saying(['number'], ({ number: amount }) => [
  { kind: 'continuous', modify: { self: true, entersWith: { counter: COUNTER, amount } } },
]);

export const rulersHaveMana: Step = (x) => {
  const counters = x.in('rulerArea').flatMap((item): readonly Event[] => {
    const change = countersOf(x.chars(item), 'mana');
    return change > 0 ? [{ kind: 'counters', item: item.ref, counter: COUNTER, change }] : [];
  });
  return counters.length > 0 ? perform(counters) : next();
};
