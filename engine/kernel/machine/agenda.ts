/** How the agenda of a position under way moves on: its top frame, and what callers are told. */
import type { Env, Event, Frame, Position, Result } from '../position/position';
import type { Working } from '../position/working';

/** The step of a frame that has nothing left to do. */
export const END = '$end';

/** Puts a frame in the place of the top one. */
export const setTop = (p: Working, frame: Frame): void => {
  p.agenda[p.agenda.length - 1] = frame;
};

/** The frame with its counter moved on; an own line for `env`, so that nothing is copied where nothing changes. */
export const advanced = (frame: Frame, to: string, env: Env | undefined): Frame => ({
  proc: frame.proc,
  step: to,
  env: env ? laidOver(frame.env, env) : frame.env,
});

/** Twenty times a decision, of frames with ever other variables: a copy by spreading is slower where no two are alike. */
const laidOver = (env: Env, changed: Env): Env => Object.assign<Env, Env, Env>({}, env, changed);

/** Moves the top frame on to a step of its procedure, or leaves it at the end. */
export function moveOn(p: Working, frame: Frame, to: string, env: Env | undefined): Working {
  if (to === END) return popped(p, undefined);
  setTop(p, advanced(frame, to, env));
  return p;
}

/** Leaves the top frame, and with it callers that have nothing left to do. */
export function popped(p: Working, result: Env['result']): Working {
  const { agenda } = p;
  agenda.pop();
  let given = result;
  for (;;) {
    const caller = agenda[agenda.length - 1];
    if (!caller) break;
    if (caller.step !== END) {
      if (given) setTop(p, withResult(caller, given));
      break;
    }
    agenda.pop();
    given = given ?? result;
  }
  if (p.checkpoints.length > 0) p.checkpoints = upTo(agenda.length, p.checkpoints);
  return p;
}

const upTo = (most: number, checkpoints: Position['checkpoints']): Position['checkpoints'] =>
  checkpoints.filter(({ depth }) => depth <= most);

const withResult = (frame: Frame, result: Result): Frame =>
  frame.env.result === result ? frame : advanced(frame, frame.step, { result });

/** The same values each time, so that a frame which has been told so already stays as it is. */
const DONE: Result = { done: true };
const NOT_DONE: Result = { done: false };

/**
 * What the batch came to, told to the frame that performed it: whether anything was done, and how much damage was dealt.
 * @param instead whether all of it happened in the place of what was to be done (8.01 910.1, FF-TCG 11.13.5.4)
 */
export function finished(p: Working, happened: readonly Event[], instead: boolean): Working {
  const frame = p.agenda[p.agenda.length - 1];
  if (!frame) return p;
  let done = false;
  let damage = 0;
  for (const event of happened) {
    if (event.kind !== 'occasion') done = !instead;
    if (event.kind === 'damage' || event.kind === 'damagePlayer') damage += event.amount;
  }
  const result: Result = damage > 0 ? { done, amounts: { damage } } : done ? DONE : NOT_DONE;
  if (frame.step === END) return popped(p, result);
  setTop(p, withResult(frame, result));
  return p;
}
