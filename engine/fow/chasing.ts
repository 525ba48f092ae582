/** What cannot be chased: while it is on the chase, nothing but triggers is played on it. */
import type { Ability } from '../kernel/position/card';
import type { Item } from '../kernel/position/position';
import { evaluate } from '../kernel/view/condition';
import { isBarred } from '../kernel/view/restrictions';
import { type Base, ofMoment } from '../kernel/view/ruleset';
import type { Fow, Look, Test } from './fow';

/** Whether nothing on the chase keeps what is no trigger from being played on it. */
export function chaseIsOpen(look: Look): boolean {
  for (const item of look.in('chase')) if (isBarred(look, item, 'chased') || isUnchasedNow(look, item)) return false;
  return true;
}

/** The same, as a condition of what is to be played. */
export const mayChase: Test = ofMoment(chaseIsOpen);

/** Whether an object says of itself that it cannot be chased. */
const saysSo = (ability: Ability): ability is Extract<Ability, { readonly kind: 'continuous' }> =>
  ability.kind === 'continuous' && ability.modify.self === true && ability.modify.bans?.includes('chased') === true;

/** What says it without a condition says so where it waits to resolve. */
export const unchasedByItself: Base<Fow> = (_, item, base) => {
  if (item.zone !== 'chase') return null;
  const says = base.abilities.some(({ ability }) => saysSo(ability) && ability.while === undefined);
  return says ? { ...base, bans: [...base.bans, 'chased'] } : null;
};

/** What says it while something is the case does as long as that is so. */
const isUnchasedNow = (look: Look, item: Item): boolean =>
  look
    .chars(item)
    .abilities.some(
      ({ ability }) =>
        saysSo(ability) && ability.while !== undefined && evaluate(look, ability.while, item.controller, item, false),
    );
