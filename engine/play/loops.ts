/** What becomes of actions that could go on without end: a loop that somebody can stop, that both can, or that nobody can. */
import { next, type Outcome, perform, unwind } from '../kernel/position/outcome';
import { otherSeat, SEATS, type Seat } from '../kernel/position/position';
import type { Ctx } from '../kernel/view/context';
import { request } from '../kernel/view/context';
import type { GameTypes } from '../kernel/view/ruleset';

type Step = <G extends GameTypes>(x: Ctx<G>) => Outcome;

/** No larger number can be named here, though the rules set no bound: all times are gone through one by one. */
const MOST_TIMES = 100;

/** Who had, on the way round, a decision that could have been answered otherwise (8.01 reading E64). */
const stoppers = <G extends GameTypes>({ p }: Ctx<G>): readonly Seat[] => {
  const round = p.watch.loop?.round ?? [];
  return SEATS.filter((seat) => round.some((given) => given.seat === seat && given.free));
};

const names = (seat: Seat): Outcome => ({
  kind: 'ask',
  request: request(seat, 'loop', { kind: 'number', min: 0, max: MOST_TIMES, capped: true }, null),
});

/** Nobody can stop it: the game is a draw. */
export const nobodyStops: Step = (x) =>
  stoppers(x).length === 0 ? unwind({ winners: [], losers: [], reason: 'loop' }) : next();

/** One player can stop it, and names how often it is performed. */
export const oneNames: Step = (x) => {
  const [one, other] = stoppers(x);
  return one !== undefined && other === undefined ? names(one) : next();
};

/** Both can stop it: the turn player names a number first … */
export const turnPlayerNames: Step = (x) => (stoppers(x).length === 2 ? names(x.p.turn.player) : next());

/** … and then the other player. */
export const otherNames: Step = (x) =>
  stoppers(x).length === 2 ? { ...names(otherSeat(x.p.turn.player)), env: { count: x.env.number ?? 0 } } : next();

/** It is performed as often as was named, of two numbers the smaller; who named that may not carry it on then. */
export const repeats: Step = (x) => {
  const [one] = stoppers(x);
  const { number = 0, count } = x.env;
  if (one === undefined) return unwind({ winners: [], losers: [], reason: 'undecided' });
  if (count === undefined) return perform([{ kind: 'repeat', times: number, stops: one }]);
  const first = x.p.turn.player;
  return perform([
    { kind: 'repeat', times: Math.min(count, number), stops: count <= number ? first : otherSeat(first) },
  ]);
};
