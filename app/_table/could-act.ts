/** Moments of a play at which somebody could have done something else. */
import type { Seat } from '@/engine';
import type { Decision, Line } from '../_watch/line/line';

/** More could be done than to pass. */
export const couldAct = ({ request: { space } }: Pick<Decision, 'request'>): boolean =>
  space.kind === 'oneOf' && space.options.length > 1;

/** The row after this one at which a player can act next; `null` where that is no more before the play ends. */
export const nextFor = ({ decisions }: Line, row: number, seat: Seat): number | null =>
  decisions.find((one) => one.at > row && one.answer !== null && one.request.seat === seat && couldAct(one))?.at ??
  null;
