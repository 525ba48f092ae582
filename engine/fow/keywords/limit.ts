/** Limit: it enters with so many limit counters, and loses one as it attacks or blocks. */
import { type Ability, saying, type Takes } from '../../kernel/position/card';

export const WORDS = { ja: '現界', en: 'Limit' } as const;
export const TAKES: Takes = { needs: ['number'] };
const COUNTER = 'limit';

/** That none is left forbids nothing, and ends nothing. */
export const LIMIT = saying(['number'], ({ number: amount }): readonly Ability[] => [
  ...(['attack', 'block'] as const).map(
    (on): Ability => ({
      kind: 'automatic',
      when: { on, who: 'this' },
      do: [{ op: 'counters', what: 'this', counter: COUNTER, amount: -1 }],
    }),
  ),
  { kind: 'continuous', modify: { self: true, entersWith: { counter: COUNTER, amount } } },
]);
