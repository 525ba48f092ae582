/**
 * Level Up: a Forward that has broken one of the opponent's or dealt damage to a player may be put into the Break Zone for one
 * of its name from the deck, which comes dull. One that has left the field by then cannot be.
 */
import { type Instruction, type Occurrence, standsFor, THEN } from '../../kernel/position/card';

export const WORDS = { ja: 'レベルアップ', en: 'Level Up' } as const;

const LEVELS: readonly Instruction[] = [
  {
    op: 'may',
    do: [
      { op: 'banish', what: 'this' },
      {
        op: 'if',
        condition: { is: 'did' },
        [THEN]: [{ op: 'search', what: { types: ['forward'], sameName: true }, count: 1, to: 'field', rested: true }],
      },
    ],
  },
];

const OCCASIONS: readonly Occurrence[] = [
  { on: 'breaks', who: 'this', whom: { types: ['forward'], controller: 'opponent' } },
  { on: 'damage', who: 'this', to: 'player' },
];

export const LEVEL_UP = standsFor(...OCCASIONS.map((when) => ({ kind: 'automatic', when, do: LEVELS }) as const));
