/**
 * The machine: a loop that runs the top frame's next step. A position goes in, a position comes out; nothing else is kept.
 */
import { accepts } from './answers';
import { Ctx } from './context';
import type { GameTypes, Ruleset } from './edition';
import { commit, settle } from './happen';
import { type Log, Look } from './look';
import type { Outcome } from './outcome';
import { picksOf } from './payment';
import type { Answer, Env, Event, Frame, Happening, Option, PaymentPick, Position, Request, Result } from './position';

/** One row of the trace: a step that ran, the clauses it stands on, and what came of it. */
export interface Row {
  /** `procedure#step`. */
  readonly step: string;
  readonly clauses: readonly string[];
  /** Conditions, parameters, outcomes … consulted on the way, with their clauses. */
  readonly via: readonly Consulted[];
  /** The procedures under way, outermost first. */
  readonly path: readonly string[];
  readonly events: readonly Event[];
  /** The decision that the step asks for. */
  readonly request: Request | null;
  /** The position after the step. */
  readonly position: Position;
}

export interface Consulted {
  readonly kind: string;
  readonly name: string;
  readonly clauses: readonly string[];
}

export type Sink = (row: Row) => void;

class Consulting implements Log {
  readonly seen = new Map<string, Consulted>();
  via(kind: string, name: string, clauses: readonly string[]): void {
    const key = `${kind} ${name}`;
    if (!this.seen.has(key)) this.seen.set(key, { kind, name, clauses });
  }
}

const REPLACING = 'happen';
const NO_EVENTS: readonly Event[] = [];

/** A crash guard, not a ruling: a run that needs more steps than this between two decisions ends undecided. */
export const STEP_CAP = 20_000;

/**
 * Runs until a player must decide or the game is over.
 * @param sink given every row of the trace; without it nothing is recorded, which is faster
 */
export function advance<G extends GameTypes>(rules: Ruleset<G>, start: Position, sink: Sink | null = null): Position {
  let p = start;
  for (let steps = 0; p.request === null && p.result === null && p.agenda.length > 0; steps += 1) {
    if (steps > STEP_CAP) return { ...p, result: { winners: [], losers: [], reason: 'undecided' } };
    p = step(rules, p, sink);
  }
  return p;
}

/** Runs one step of the top frame. */
export function step<G extends GameTypes>(rules: Ruleset<G>, p: Position, sink: Sink | null = null): Position {
  const frame = p.agenda[p.agenda.length - 1];
  if (!frame) return p;
  const procedure = rules.procedures.get(frame.proc);
  const at = procedure?.index.get(frame.step);
  const realiser = at === undefined ? undefined : procedure?.steps[at];
  if (!procedure || at === undefined || !realiser)
    throw new Error(`${rules.id} has no step ${frame.proc}#${frame.step}`);
  const log = sink ? new Consulting() : null;
  const x = new Ctx(rules, p, log, frame);
  const following = procedure.steps[at + 1]?.name ?? END;
  const [position, events] =
    frame.proc === REPLACING ? goOn(rules, p, frame, log) : carry(rules, x, realiser.run(x), following, log);
  sink?.({
    step: `${frame.proc}#${frame.step}`,
    clauses: realiser.clauses,
    via: log ? [...log.seen.values()] : [],
    path: p.agenda.map(({ proc }) => proc),
    events,
    request: position.request,
    position,
  });
  return position;
}

const END = '$end';

function carry<G extends GameTypes>(
  rules: Ruleset<G>,
  x: Ctx<G>,
  outcome: Outcome,
  following: string,
  log: Log | null,
): [Position, readonly Event[]] {
  const { p, frame } = x;
  switch (outcome.kind) {
    case 'next':
      return [moveOn(p, frame, following, outcome.env), NO_EVENTS];
    case 'goTo':
      return [moveOn(p, frame, outcome.step, outcome.env), NO_EVENTS];
    case 'contribute':
      return [
        moveOn(p, frame, following, { ...outcome.env, batch: [...(frame.env.batch ?? []), ...outcome.parts] }),
        NO_EVENTS,
      ];
    case 'call': {
      const procedure = rules.procedures.get(outcome.proc);
      const first = procedure?.steps[0];
      if (!first) throw new Error(`${rules.id} has no procedure "${outcome.proc}"`);
      const caller = advanced(frame, outcome.then ?? following, outcome.env);
      return [
        {
          ...p,
          agenda: [...p.agenda.slice(0, -1), caller, { proc: outcome.proc, step: first.name, env: outcome.with }],
        },
        NO_EVENTS,
      ];
    }
    case 'ask': {
      const caller = advanced(frame, following, outcome.env);
      return [{ ...p, agenda: [...p.agenda.slice(0, -1), caller], request: outcome.request }, NO_EVENTS];
    }
    case 'perform': {
      const caller = advanced(frame, outcome.then ?? following, outcome.env);
      const ready: Position = { ...p, agenda: [...p.agenda.slice(0, -1), caller] };
      if (outcome.events.length === 0) return [finished(ready, NO_EVENTS), NO_EVENTS];
      const parts = outcome.events.map((event) => ({ event, replacedBy: [], settled: false }));
      return happen(rules, ready, { parts }, null, log);
    }
    case 'checkpoint': {
      const here = moveOn(p, frame, following, outcome.env);
      return [{ ...here, checkpoints: [...p.checkpoints, { depth: here.agenda.length, position: here }] }, NO_EVENTS];
    }
    case 'retract': {
      const checkpoint = p.checkpoints[p.checkpoints.length - 1];
      if (!checkpoint) throw new Error(`${frame.proc}#${frame.step} has nothing to go back to`);
      const back: Position = { ...checkpoint.position, checkpoints: p.checkpoints.slice(0, -1), seed: p.seed };
      return [popped(back, { done: false }), outcome.events ?? NO_EVENTS];
    }
    case 'done':
      return [popped(p, outcome.result), NO_EVENTS];
    case 'unwind':
      return [{ ...p, agenda: [], request: null, result: outcome.result }, NO_EVENTS];
  }
}

/** The frame with its counter moved on; an own line for `env`, so that nothing is copied where nothing changes. */
const advanced = (frame: Frame, to: string, env: Env | undefined): Frame => ({
  proc: frame.proc,
  step: to,
  env: env ? { ...frame.env, ...env } : frame.env,
});

function moveOn(p: Position, frame: Frame, to: string, env: Env | undefined): Position {
  if (to === END) return popped(p, undefined);
  return { ...p, agenda: [...p.agenda.slice(0, -1), advanced(frame, to, env)] };
}

/** Leaves the top frame, and with it callers that have nothing left to do. */
function popped(p: Position, result: Env['result']): Position {
  let agenda = p.agenda.slice(0, -1);
  let given = result;
  for (;;) {
    const caller = agenda[agenda.length - 1];
    if (!caller) break;
    if (caller.step !== END) {
      if (given) agenda = [...agenda.slice(0, -1), { ...caller, env: { ...caller.env, result: given } }];
      break;
    }
    agenda = agenda.slice(0, -1);
    given = given ?? result;
  }
  const checkpoints =
    p.checkpoints.length > 0 ? p.checkpoints.filter(({ depth }) => depth <= agenda.length) : p.checkpoints;
  return { ...p, agenda, checkpoints };
}

/** What the batch came to, told to the frame that performed it: whether anything happened, and how much damage was dealt. */
function finished(p: Position, happened: readonly Event[]): Position {
  const frame = p.agenda[p.agenda.length - 1];
  if (!frame) return p;
  const done = happened.some(({ kind }) => kind !== 'occasion');
  let damage = 0;
  for (const event of happened) if (event.kind === 'damage' || event.kind === 'damagePlayer') damage += event.amount;
  const result: Result = damage > 0 ? { done, amounts: { damage } } : { done };
  if (frame.step === END) return popped(p, result);
  return { ...p, agenda: [...p.agenda.slice(0, -1), { ...frame, env: { ...frame.env, result } }] };
}

function happen<G extends GameTypes>(
  rules: Ruleset<G>,
  p: Position,
  happening: Happening,
  chosen: Option | null,
  log: Log | null,
): [Position, readonly Event[]] {
  const look = new Look(rules, p, log);
  const settled = settle(look, happening, chosen);
  if (settled.kind === 'ask') {
    const frame: Frame = { proc: REPLACING, step: 'replace', env: { happening: settled.happening } };
    return [{ ...p, agenda: [...p.agenda, frame], request: settled.request }, NO_EVENTS];
  }
  const { position, happened } = commit(look, settled.events, log);
  const done = finished(position, happened);
  const after = rules.afterCommit;
  const proc =
    after === null || position.agenda.some((frame) => frame.proc === after) ? undefined : rules.procedures.get(after);
  const first = proc?.steps[0];
  if (after !== null && first && rules.needsAfterCommit(new Look(rules, done, null))) {
    return [{ ...done, agenda: [...done.agenda, { proc: after, step: first.name, env: {} }] }, happened];
  }
  return [done, happened];
}

/** Goes on with a batch after a replacement has been chosen. */
function goOn<G extends GameTypes>(
  rules: Ruleset<G>,
  p: Position,
  frame: Frame,
  log: Log | null,
): [Position, readonly Event[]] {
  const { happening, chosen } = frame.env;
  const without: Position = { ...p, agenda: p.agenda.slice(0, -1) };
  return happening ? happen(rules, without, happening, chosen ?? null, log) : [without, NO_EVENTS];
}

/**
 * Gives the answer to the pending decision.
 * @returns the position with the answer in the asking frame, or one line that says why the answer is refused
 */
export function answer(
  p: Position,
  given: Answer,
): { readonly ok: true; readonly position: Position } | { readonly ok: false; readonly error: string } {
  const { request } = p;
  const frame = p.agenda[p.agenda.length - 1];
  if (!request || !frame) return { ok: false, error: 'no decision is pending' };
  const refused = accepts(request.space, given);
  if (refused !== null) return { ok: false, error: `${request.prompt}: ${refused}` };
  const env: Env = { ...frame.env, ...answered(request, given) };
  const caller: Frame = { ...frame, env };
  const position: Position = { ...p, request: null, agenda: [...p.agenda.slice(0, -1), caller] };
  return { ok: true, position: frame.step === END ? popped(position, undefined) : position };
}

function answered({ space }: Request, given: Answer): Env {
  switch (space.kind) {
    case 'oneOf': {
      const chosen = space.options.find(({ key }) => key === given);
      return chosen ? { chosen } : {};
    }
    case 'subset':
    case 'order': {
      const keys = Array.isArray(given) ? given : [];
      return { chosenAll: keys.flatMap((key) => space.options.find((option) => option.key === key) ?? []) };
    }
    case 'split':
      return typeof given === 'object' && !Array.isArray(given)
        ? { split: Object.fromEntries(Object.entries(given)) }
        : {};
    case 'number':
      return typeof given === 'number' ? { number: given } : {};
    case 'payment': {
      const picks: readonly PaymentPick[] = Array.isArray(given) ? picksOf(space, given) : [];
      return { payment: picks };
    }
  }
}
