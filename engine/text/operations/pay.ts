/** A cost that a text has itself, paid by a procedure of the edition. */
import { seatOf } from '../../kernel/position/position';
import { COST } from '../cost';
import { just, optional, part } from '../shape';
import type { Calls } from './operation';

export const pay: Calls<'pay'> = {
  does: 'call',
  procedure: 'text-cost',
  fields: { by: optional(just('opponent')), cost: COST, or: optional(COST), x: optional(part('Amount')) },
  env: (_, { by }, program) => ({ seat: seatOf(by ?? 'you', program.controller), program }),
};
