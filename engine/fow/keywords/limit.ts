/** Limit: it enters with so many limit counters, and loses one as it attacks or blocks. */
import { saying, type Takes } from '../../kernel/position/card';
import { entersWithCounters } from '../counters';

export const WORDS = { ja: '現界', en: 'Limit' } as const;
export const TAKES: Takes = { needs: ['number'] };
const COUNTER = 'limit';

export const entersWithLimit = entersWithCounters('limit', COUNTER);

/** That none is left forbids nothing, and ends nothing. */
export const LIMIT = saying(['number'], () =>
  (['attack', 'block'] as const).map((on) => ({
    kind: 'automatic',
    when: { on, who: 'this' },
    do: [{ op: 'counters', what: 'this', counter: COUNTER, amount: -1 }],
  })),
);
