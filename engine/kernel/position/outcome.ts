/** What a step may come to: exactly one of these. */
import type { Env, Event, Outcome as GameOutcome, Request, Result } from './position';

export type Outcome =
  | { readonly kind: 'next'; readonly env?: Env }
  | { readonly kind: 'goTo'; readonly step: string; readonly env?: Env }
  | { readonly kind: 'call'; readonly proc: string; readonly with: Env; readonly env?: Env; readonly then?: string }
  | { readonly kind: 'ask'; readonly request: Request; readonly env?: Env }
  | { readonly kind: 'perform'; readonly events: readonly Event[]; readonly env?: Env; readonly then?: string }
  | { readonly kind: 'contribute'; readonly parts: readonly Event[]; readonly env?: Env }
  | { readonly kind: 'done'; readonly result?: Result }
  | { readonly kind: 'checkpoint'; readonly env?: Env }
  | { readonly kind: 'retract'; readonly events?: readonly Event[] }
  | { readonly kind: 'unwind'; readonly result: GameOutcome }
  | { readonly kind: 'unwind'; readonly result: null; readonly into: string; readonly with: Env };

/** Go on to the step that follows in the edition's table. */
export const next = (env?: Env): Outcome => (env ? { kind: 'next', env } : NEXT);
const NEXT: Outcome = { kind: 'next' };
/** Go to a step of the same procedure by name. */
export const goTo = (step: string, env?: Env): Outcome => ({ kind: 'goTo', step, env });
/** Run another procedure; its result stands in `env.result` of the step that follows (`then`, where given). */
export const call = (proc: string, withEnv: Env = {}, env?: Env, then?: string): Outcome => ({
  kind: 'call',
  proc,
  with: withEnv,
  env,
  then,
});
/** Put a decision to a player; the answer stands in `env` of the step that follows. */
export const ask = (request: Request, env?: Env): Outcome => ({ kind: 'ask', request, env });
/** Let events happen as one batch, then go on (to `then`, where given). */
export const perform = (events: readonly Event[], env?: Env, then?: string): Outcome => ({
  kind: 'perform',
  events,
  env,
  then,
});
/** Add parts to the batch that a closing step of this procedure performs. */
export const contribute = (parts: readonly Event[], env?: Env): Outcome => ({ kind: 'contribute', parts, env });
/** Leave the procedure. */
export const done = (result?: Result): Outcome => ({ kind: 'done', result });
/** Remember this position, to come back to if what follows proves illegal. */
export const checkpoint = (env?: Env): Outcome => ({ kind: 'checkpoint', env });
/** Go back to the last checkpoint, and leave the procedure that set it: what was announced since did not happen. */
export const retract = (events?: readonly Event[]): Outcome => ({ kind: 'retract', events });
/** End everything under way: the game is over. */
export const unwind = (result: GameOutcome): Outcome => ({ kind: 'unwind', result });
/** End everything under way and begin anew with a procedure; when it is left, the first turn follows. */
export const unwindInto = (into: string, withEnv: Env = {}): Outcome => ({
  kind: 'unwind',
  result: null,
  into,
  with: withEnv,
});
