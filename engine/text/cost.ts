/** What may be asked for as a cost. */
import { type AbilityCost, type CostPart, THEN } from '../kernel/position/card';
import {
  atLeast,
  either,
  fewOf,
  just,
  only,
  optional,
  part,
  record,
  type Shape,
  type ShapesOf,
  units,
  word,
  yes,
} from './shape';

const ANYWHERE: ShapesOf<CostPart> = {
  pay: optional(units),
  banish: optional(yes),
  discard: optional(atLeast(1, 1, 2)),
  discardHand: optional(only('conditions', 'life', yes)),
  restOther: optional(
    record<NonNullable<AbilityCost['restOther']>>({ filter: part('Filter'), count: atLeast(1, 1, 2) }),
  ),
  restOwn: optional(record<NonNullable<AbilityCost['restOwn']>>({ filter: part('Filter'), count: atLeast(1, 1, 2) })),
  banishOther: optional(
    record<NonNullable<AbilityCost['banishOther']>>({ filter: part('Filter'), count: atLeast(1, 1, 2) }),
  ),
  putOther: optional(
    record<NonNullable<AbilityCost['putOther']>>({
      filter: part('Filter'),
      count: atLeast(1, 1, 2),
      to: word('zones'),
    }),
  ),
  putFromHand: optional(
    record<NonNullable<AbilityCost['putFromHand']>>({ count: atLeast(1, 1, 2), to: word('zones') }),
  ),
  life: optional(only('conditions', 'life', either<number | 'X'>(atLeast(1, 100, 500), just('X')))),
};

export const COST: Shape<AbilityCost> = record<AbilityCost>({
  ...ANYWHERE,
  rest: optional(yes),
  discardThis: optional(yes),
  discardSameName: optional(only('abilities', 'special', yes)),
  counters: optional(
    record<NonNullable<AbilityCost['counters']>>({ counter: word('counters'), amount: atLeast(1, 1, 2) }),
  ),
  [THEN]: optional(fewOf(record<CostPart>(ANYWHERE), 1, 3)),
});
