/** An automatic ability that says "may": its controller decides as it is carried out. Both games ask alike. */
import { next, type Outcome } from '../kernel/position/outcome';
import type { AbilityKey, Option, Ref, Seat } from '../kernel/position/position';
import { abilityAt } from '../kernel/view/abilities';
import { isAllAbsent } from '../kernel/view/absent';
import { type Ctx, request } from '../kernel/view/context';
import { targetGroups } from '../kernel/view/modes';
import type { GameTypes } from '../kernel/view/ruleset';

const OPTIONS: readonly Option[] = [{ key: 'yes' }, { key: 'no' }];

/** Asks whether to do what an ability says, where it says "may"; otherwise goes on. `of`: what the question is about. */
export function askWhether<G extends GameTypes>(x: Ctx<G>, key: AbilityKey, seat: Seat, of: Ref): Outcome {
  const ability = abilityAt(x.rules, key);
  if (ability?.kind !== 'automatic' || !ability.optional || isAllAbsent(x, ability.do, targetGroups(ability)))
    return next();
  return asking(seat, of);
}

/** Asks a player yes or no. `of`: what the question is about. */
export const asking = (seat: Seat, of: Ref): Outcome => ({
  kind: 'ask',
  request: request(seat, 'may', { kind: 'oneOf', options: OPTIONS }, null, null, of),
});

/** Whether it was declined. */
export const isDeclined = <G extends GameTypes>({ env }: Ctx<G>): boolean => env.chosen?.key === 'no';
