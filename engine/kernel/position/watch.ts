/** What is kept of a phase so that a loop in it is noticed, and of a loop that is performed again. */
import type { Position, Ref, Seat, ZoneKey } from './position';
import type { Answer } from './request';

/** An answer that was given, to what, and whether another could have been. */
export interface Given {
  readonly seat: Seat;
  readonly prompt: string;
  readonly about: Ref | null;
  readonly answer: Answer;
  readonly free: boolean;
  /** It let an occasion go by, chose in something that was under way, or began something. */
  readonly does: 'nothing' | 'choose' | 'act';
}

/** A loop that was found: the answers that lead around it once, and what is settled about it. */
export interface Loop {
  readonly round: readonly Given[];
  /** The next answer of the round. */
  readonly at: number;
  /** How often it is still performed. */
  readonly left: number;
  /** Who then may not carry it on; `null` until it is settled. */
  readonly stops: Seat | null;
  /** It need only be stopped once: what comes after that is free. */
  readonly once?: true;
}

/** A loop that a player may not choose again, whatever was done since; with `zones`, where the same cards lie in every zone. */
export interface Settled {
  readonly round: readonly Given[];
  readonly seat: Seat;
  readonly zones?: Readonly<Record<ZoneKey, readonly number[]>>;
  /** How far the answers given last lead along it; absent where they do not. */
  readonly way?: Along;
}

/** Answers that lead along a round. */
export interface Along {
  /** Which answer of the round was the first of them. */
  readonly first: number;
  readonly given: readonly Given[];
  /** The position at the decision after that one; `null` until it comes. */
  readonly from: Position | null;
}

/** A loop that was performed as often as was settled: until somebody does something else, one player may not carry it on. */
export interface Stopped {
  /** All answers that lead around it. */
  readonly round: readonly Given[];
  /** Those of them by which the player carried it on. */
  readonly barred: readonly Given[];
  /** Until the player has answered such a decision otherwise. */
  readonly once?: true;
}

export interface Watch {
  /** Decisions asked for since the phase began or a loop was left. */
  readonly asked: number;
  /** The position as a decision was asked for, with which later ones are compared. */
  readonly from: Position | null;
  /** The answers given since. */
  readonly given: readonly Given[];
  readonly loop: Loop | null;
  readonly stopped: readonly Stopped[];
  readonly settled: readonly Settled[];
  /** The position at a step since the last decision, with which those at later steps are compared. */
  readonly idle: Position | null;
}

export const NO_WATCH: Watch = { asked: 0, from: null, given: [], loop: null, stopped: [], settled: [], idle: null };

/** A watch with some of its fields changed, written out field by field as positions are (`working.ts`): each decision makes one. */
export const watchWith = (
  { asked, from, given, loop, stopped, settled, idle }: Watch,
  changed: Partial<Watch>,
): Watch => ({
  asked: changed.asked ?? asked,
  from: changed.from === undefined ? from : changed.from,
  given: changed.given ?? given,
  loop: changed.loop === undefined ? loop : changed.loop,
  stopped: changed.stopped ?? stopped,
  settled: changed.settled ?? settled,
  idle: changed.idle === undefined ? idle : changed.idle,
});

/** What is watched begins anew; what may never be chosen again stays so. */
export const watchedAnew = ({ settled }: Watch): Watch =>
  settled.length === 0 ? NO_WATCH : watchWith(NO_WATCH, { settled });
