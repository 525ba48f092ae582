/** What happens in Force of Will: who chooses where damage is replaced, and what is done card by card. */

import type { Chooser, Repeats } from '../kernel/view/ruleset';
import type { Fow } from './fow';

/** Several cards are drawn one by one. */
export const drawnOneByOne: Repeats<Fow> = (_, event) =>
  event.kind === 'draw' && event.amount > 1
    ? { first: { ...event, amount: 1 }, rest: { ...event, amount: event.amount - 1 } }
    : null;

/**
 * Of several replacements of damage those without prevention come first, and who controls the source of the damage
 * chooses among them; only where all prevent does the general rule apply.
 */
export const damagerChooses: Chooser<Fow> = (look, event, open) => {
  if (open.length < 2 || (event.kind !== 'damage' && event.kind !== 'damagePlayer')) return null;
  const among = open.filter(({ ability }) => ability.instead.every(({ op }) => op !== 'prevent'));
  const source = look.p.items.find(({ ref }) => ref === event.source);
  return among.length > 0 && source ? { seat: source.controller, among } : null;
};
