/** What a step is given: the position to look at and its own frame. */

import type {
  Answer,
  Env,
  Frame,
  Option,
  Position,
  Ref,
  Request,
  Seat,
  SelectionArgs,
  Space,
} from '../position/position';
import { type Log, Look } from './look';
import type { GameTypes, Ruleset } from './ruleset';

export class Ctx<G extends GameTypes> extends Look<G> {
  /** The machine moves it on where the next step looks at the same position. */
  declare frame: Frame;

  constructor(rules: Ruleset<G>, p: Position, log: Log | null, frame: Frame) {
    super(rules, p, log);
    this.frame = frame;
  }

  get env(): Env {
    return this.frame.env;
  }

  /** The player this procedure is about. Refuses a frame without one: a mistake in a table. */
  get seat(): Seat {
    return this.need('seat');
  }

  /** A variable of the frame that an earlier step has set. Refuses a frame without it: a mistake in a table. */
  need<K extends keyof Env>(name: K): NonNullable<Env[K]> {
    const value = this.env[name];
    if (value === undefined || value === null)
      throw new Error(`${this.frame.proc}#${this.frame.step} needs env.${name}`);
    return value;
  }
}

/**
 * A decision. `rest` is the answer that begins nothing, where the decision is an occasion to begin something and may be left
 * unused; `null` where the player owes an answer to what is under way. `selection` names whose conditions decided its options, so that a refusal
 * can be explained.
 */
export function request(
  seat: Seat,
  prompt: string,
  space: Space,
  rest: Answer | null,
  selection: { readonly name: string; readonly args: SelectionArgs } | null = null,
  about: Ref | null = null,
): Request {
  return { seat, prompt, selection, about, space, rest };
}

/** What nobody decides: it is drawn by lot, and the seat only stands for the player it comes up under. */
export const drawn = (asked: Request): Request => ({ ...asked, chance: true });

/** One of the options, drawn by lot. */
export const chance = (seat: Seat, prompt: string, options: readonly Option[]): Request =>
  drawn(request(seat, prompt, { kind: 'oneOf', options }, null));

export const oneOf = (options: readonly Option[]): Space => ({ kind: 'oneOf', options });
