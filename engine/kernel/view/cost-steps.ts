/** A cost as what is done for it, one after the other. */
import type { AbilityCost, CostStep } from '../position/card';
import { onceFor } from './remembered';

const isOne = (cost: AbilityCost): cost is AbilityCost & CostStep => cost.then === undefined;

/** What a cost asks for first, then what follows in the order in which it is written. */
export const stepsOf = onceFor((cost: AbilityCost): readonly CostStep[] => {
  if (isOne(cost)) return [cost];
  const { then = [], ...first } = cost;
  return [first, ...then];
});
