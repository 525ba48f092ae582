/** Evolution: for a cost it gets an evolution counter, once. */
import { saying, type Takes, THEN } from '../../kernel/position/card';

export const WORDS = { ja: '進化', en: 'Evolution' } as const;
export const TAKES: Takes = { needs: ['cost'] };
const COUNTER = 'evolution';

/** Whether there is one already is looked at as the ability resolves. */
export const EVOLUTION = saying(['cost'], ({ cost }) => [
  {
    kind: 'activate',
    cost,
    do: [
      {
        op: 'if',
        condition: { is: 'counters', counter: COUNTER, atLeast: 1 },
        [THEN]: [],
        else: [{ op: 'counters', what: 'this', counter: COUNTER, amount: 1 }],
      },
    ],
  },
]);
