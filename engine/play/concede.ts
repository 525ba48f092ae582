/** Conceding: whenever somebody is asked anything, either player may leave the game; nothing replaces or forces it. */
import { type Outcome, unwind } from '../kernel/position/outcome';
import { otherSeat } from '../kernel/position/position';
import type { Ctx } from '../kernel/view/context';
import type { GameTypes } from '../kernel/view/ruleset';

/** The player who concedes has lost, and the other has won. */
export const concedes = <G extends GameTypes>(x: Ctx<G>): Outcome =>
  unwind({ winners: [otherSeat(x.seat)], losers: [x.seat], reason: 'concession' });
