/** Evolution: for a cost it gets an evolution counter, once. */
import { saying, type Takes } from '../../kernel/position/card';

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
        // biome-ignore lint/suspicious/noThenProperty: a branch of an instruction
        then: [],
        else: [{ op: 'counters', what: 'this', counter: COUNTER, amount: 1 }],
      },
    ],
  },
]);
