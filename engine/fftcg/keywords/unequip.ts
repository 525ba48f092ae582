/** Unequip: for a cost, an Item that is equipped goes back to the hand. */
import { saying, type Takes } from '../../kernel/position/card';

export const WORDS = { ja: 'はずす', en: 'Unequip' } as const;
export const TAKES: Takes = { needs: ['cost'] };

export const UNEQUIP = saying(['cost'], ({ cost }) => [
  {
    kind: 'activate',
    cost,
    while: { is: 'count', filter: { host: true }, atLeast: 1 },
    do: [{ op: 'move', what: 'this', to: 'hand' }],
  },
]);
