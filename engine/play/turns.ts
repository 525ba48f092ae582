/** Turns that come between others, and phases that are left out. */
import { call, done, type Outcome, perform } from '../kernel/position/outcome';
import {
  type Event,
  type EventKind,
  type Memory,
  otherSeat,
  remembering,
  type Seat,
} from '../kernel/position/position';
import type { Ctx } from '../kernel/view/context';
import type { GameTypes } from '../kernel/view/ruleset';

/** What a game remembers of its turns. */
export interface Turns {
  /** Turns each player has begun. */
  readonly turnsBegun?: readonly [number, number];
  /** Turns that are still to be taken before the one that is due: the last of them first. */
  readonly extraTurns?: readonly Seat[];
  /** Whose turn is due once no extra turn is left; absent where none came between. */
  readonly due?: Seat;
  /** Phases that players are to skip, one entry for each time. */
  readonly skips?: readonly Skip[];
}

export interface Skip {
  readonly player: Seat;
  readonly phase: string;
}

interface TurnGame extends GameTypes {
  readonly memory: Memory & { readonly game: Turns };
}
type Step = <G extends TurnGame>(x: Ctx<G>) => Outcome;

const turnsIn = ({ memory }: { readonly memory: Memory & { readonly game: Turns } }): Turns => memory.game;

/** How extra turns and skips are written down until they are taken. */
export const TURN_RECORDS: Readonly<Partial<Record<EventKind, (memory: Memory, event: Event) => Memory>>> = {
  extraTurn: (memory, event) => {
    const { extraTurns = [] } = turnsIn({ memory });
    return event.kind === 'extraTurn'
      ? remembering(memory, 'game', { extraTurns: [...extraTurns, event.player] })
      : memory;
  },
  skipPhase: (memory, event) => {
    const { skips = [] } = turnsIn({ memory });
    return event.kind === 'skipPhase'
      ? remembering(memory, 'game', { skips: [...skips, { player: event.player, phase: event.phase }] })
      : memory;
  },
};

const remember = (what: { readonly [K in keyof Turns]: Turns[K] | null }): Event => ({
  kind: 'remember',
  scope: 'game',
  what,
});

const begins = ({ turnsBegun: [first, second] = [0, 0] }: Turns, player: Seat): readonly [number, number] =>
  player === 0 ? [first + 1, second] : [first, second + 1];

const skipOf = <G extends TurnGame>(x: Ctx<G>, phase: string): number =>
  turnsIn(x).skips?.findIndex((skip) => skip.player === x.p.turn.player && skip.phase === phase) ?? -1;

/** Enter a phase: its procedure runs, or the one that leaves it out where the turn player is to skip it. */
export const enterPhase = <G extends TurnGame>(x: Ctx<G>, name: string): Outcome =>
  skipOf(x, name) < 0 ? call(`${name}-phase`) : call('skipped-phase', { phase: name });

/** One of the skips of this phase is used up, and nothing else is done. */
export const skips: Step = (x) => {
  const at = skipOf(x, x.need('phase'));
  return perform([remember({ skips: turnsIn(x).skips?.filter((_, i) => i !== at) ?? null })]);
};

/** The turn is over: the player who is due begins the next one, unless somebody is to have an extra turn first. */
export const nextTurn =
  (first: string): Step =>
  (x) => {
    const turns = turnsIn(x);
    if (turns.extraTurns?.length) return call('extra-turn', {}, undefined, first);
    const player = turns.due ?? otherSeat(x.p.turn.player);
    const turnsBegun = begins(turns, player);
    return perform([{ kind: 'turn', player }, remember({ turnsBegun, due: null })], undefined, first);
  };

/** The extra turn that was given last begins. */
export const extraTurnBegins: Step = (x) => {
  const turns = turnsIn(x);
  const { extraTurns = [] } = turns;
  const player = extraTurns.at(-1);
  if (player === undefined) return done();
  const due = turns.due ?? otherSeat(x.p.turn.player);
  const what = remember({ turnsBegun: begins(turns, player), due, extraTurns: extraTurns.slice(0, -1) });
  return perform([{ kind: 'turn', player }, what]);
};
