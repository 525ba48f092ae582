/** Replacement: the row a batch stands in while a player chooses, and who chooses where damage is concerned. */

import { next } from '../kernel/position/outcome';
import type { Chooser } from '../kernel/view/ruleset';
import type { Fow, Step } from './fow';

/** The kernel goes on from here with the batch and the answer. */
export const settle: Step = () => next();

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
