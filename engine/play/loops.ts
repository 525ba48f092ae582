/** What becomes of actions that could go on without end: a loop that somebody can stop, that both can, or that nobody can. */
import { END } from '../kernel/machine/agenda';
import { neverAgain } from '../kernel/machine/loops';
import { next, type Outcome, perform, unwind } from '../kernel/position/outcome';
import { type EventOf, otherSeat, SEATS, type Seat } from '../kernel/position/position';
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
export const repeats: Step = (x) => settles(x, () => ({}));

/**
 * The same where the loop may not be chosen again, whatever is done before: by the one player who named a number, and of two by who named the
 * larger one, where all cards lie as they did as the loop began. The other need only stop it once.
 */
export const repeatsForGood: Step = (x) =>
  settles(x, (larger, isOnly) => {
    if (isOnly) return { never: { seat: larger } };
    return { once: true, ...(x.env.number !== x.env.count && { never: { seat: larger, zones: x.p.zones } }) };
  });

type Repeat = EventOf<'repeat'>;

/** @param more what is settled besides, by who named the larger number, or the only one */
function settles<G extends GameTypes>(
  x: Ctx<G>,
  more: (larger: Seat, isOnly: boolean) => Pick<Repeat, 'once' | 'never'>,
): Outcome {
  const [one] = stoppers(x);
  const { number = 0, count } = x.env;
  if (one === undefined) return unwind({ winners: [], losers: [], reason: 'undecided' });
  if (count === undefined) return perform([{ kind: 'repeat', times: number, stops: one, ...more(one, true) }]);
  const first = x.p.turn.player;
  const stops = count <= number ? first : otherSeat(first);
  return perform([{ kind: 'repeat', times: Math.min(count, number), stops, ...more(otherSeat(stops), false) }]);
}

/** Whoever may not choose it again stops it, if they can, and nobody names a number. */
export const notAgain: Step = (x) => {
  const seat = neverAgain(x.p);
  return seat !== null && stoppers(x).includes(seat)
    ? perform([{ kind: 'repeat', times: 0, stops: seat }], undefined, END)
    : next();
};
