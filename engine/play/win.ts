/** Winning by what a text says: at once, whatever else is under way. */
import { type Outcome, unwind } from '../kernel/position/outcome';
import { otherSeat } from '../kernel/position/position';
import type { Ctx } from '../kernel/view/context';
import type { GameTypes } from '../kernel/view/ruleset';

/** The player has won, and the other has lost. */
export const wins = <G extends GameTypes>(x: Ctx<G>): Outcome =>
  unwind({ winners: [x.seat], losers: [otherSeat(x.seat)], reason: 'text' });
