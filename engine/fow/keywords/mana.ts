/** Mana: a card enters, or a ruler begins the game, with so many mana counters. */
import type { Takes } from '../../kernel/position/card';
import { next, perform } from '../../kernel/position/outcome';
import type { Event } from '../../kernel/position/position';
import { countersOf, entersWithCounters } from '../counters';
import type { Step } from '../fow';

export const WORDS = { ja: 'マナ', en: 'Mana' } as const;
export const TAKES: Takes = { needs: ['number'] };
const COUNTER = 'mana';

/** No ruler: those have them from the beginning of the game on. What is a J-ruler by then is none. */
export const entersWithMana = entersWithCounters('mana', COUNTER, ({ types }) => !types.includes('ruler'));

export const rulersHaveMana: Step = (x) => {
  const counters = x.in('rulerArea').flatMap((item): readonly Event[] => {
    const change = countersOf(x.chars(item), 'mana');
    return change > 0 ? [{ kind: 'counters', item: item.ref, counter: COUNTER, change }] : [];
  });
  return counters.length > 0 ? perform(counters) : next();
};
