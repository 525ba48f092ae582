/** A cost that a text has itself, paid by a procedure of the edition. */
import { COST } from '../cost';
import { optional, part } from '../shape';
import type { Calls } from './operation';

export const pay: Calls<'pay'> = {
  does: 'call',
  procedure: 'text-cost',
  fields: { cost: COST, or: optional(COST), x: optional(part('Amount')) },
  env: (_, __, program) => ({ seat: program.controller, program }),
};
