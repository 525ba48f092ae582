/** 2.0: rule abilities, texts without a sign of an ability. What they say of their card's arrival is done on the spot. */

import { call, goTo, next, perform } from '../kernel/position/outcome';
import { begun, NOTHING_ANNOUNCED, type Pending } from '../kernel/position/position';
import { abilityAt } from '../kernel/view/abilities';
import { processesDue } from '../kernel/view/due';
import { askWhether, isDeclined } from '../play/whether';
import type { Look, Step } from './fow';

/** A text that has its targets chosen cannot do without the chase, and waits like any other; so does one for more than the arrival. */
function isRuleAbility(look: Look, { key }: Pending): boolean {
  const ability = abilityAt(look.rules, key);
  if (ability?.kind !== 'automatic' || ability.when.on !== 'enter') return false;
  return ability.when.unmarked === true && !ability.targets && !ability.or;
}

const nextOf = (look: Look): number => look.p.pending.findIndex((pending) => isRuleAbility(look, pending));

/** Whether the procedure after a batch has anything to do: a rules process, or a rule ability. */
export const dueAtOnce = (look: Look): boolean => processesDue(look) || nextOf(look) >= 0;

/** The next rule ability stops waiting. */
export const takeUp: Step = (x) => {
  const at = nextOf(x);
  const pending = x.p.pending[at];
  if (!pending) return next({ pending: undefined });
  return perform([{ kind: 'untrigger', source: pending.source.ref, key: pending.key, at }], { pending });
};

/** Where it says "may", its controller decides now. */
export const asksWhether: Step = (x) => {
  const { pending } = x.env;
  return pending ? askWhether(x, pending.key, pending.controller, pending.source.ref) : next();
};

/** Declined, it does nothing; then the next is taken up. */
export const orDeclined =
  (first: string): Step =>
  (x) =>
    isDeclined(x) ? goTo(first, { pending: undefined, chosen: undefined }) : next();

/** It is carried out without going to the chase; then the next is taken up. */
export const carryOutAtOnce =
  (first: string): Step =>
  (x) => {
    const { pending } = x.env;
    if (!pending) return next();
    const { source, key, controller } = pending;
    const program = begun(source, key, controller, NOTHING_ANNOUNCED, pending);
    return call('rule-ability', { program }, { pending: undefined, chosen: undefined }, first);
  };
