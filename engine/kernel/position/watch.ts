/** What is kept of a phase so that a loop in it is noticed, and of a loop that is performed again. */
import type { Position, Seat } from './position';
import type { Answer } from './request';

/** An answer that was given, and whether another could have been. */
export interface Given {
  readonly seat: Seat;
  readonly answer: Answer;
  readonly free: boolean;
}

/** A loop that was found: the answers that lead around it once, and what is settled about it. */
export interface Loop {
  readonly round: readonly Given[];
  /** The next answer of the round. */
  readonly at: number;
  /** How often it is still performed. */
  readonly left: number;
  /** Who then has to do something else; `null` until it is settled. */
  readonly stops: Seat | null;
}

export interface Watch {
  /** Decisions asked for since the phase began or a loop was left. */
  readonly asked: number;
  /** The position as a decision was asked for, with which later ones are compared. */
  readonly from: Position | null;
  /** The answers given since. */
  readonly given: readonly Given[];
  readonly loop: Loop | null;
  /** The position at a step since the last decision, with which those at later steps are compared. */
  readonly idle: Position | null;
}

export const NO_WATCH: Watch = { asked: 0, from: null, given: [], loop: null, idle: null };

/** A watch with some of its fields changed, written out field by field as positions are (`working.ts`): each decision makes one. */
export const watchWith = ({ asked, from, given, loop, idle }: Watch, changed: Partial<Watch>): Watch => ({
  asked: changed.asked ?? asked,
  from: changed.from === undefined ? from : changed.from,
  given: changed.given ?? given,
  loop: changed.loop === undefined ? loop : changed.loop,
  idle: changed.idle === undefined ? idle : changed.idle,
});
