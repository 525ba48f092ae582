/**
 * The machine: a loop that runs the top frame's next step. A position goes in, a position comes out; nothing else is kept.
 */

import { commit } from '../happen/commit';
import { atOnce } from '../happen/happen';
import type { Outcome } from '../position/outcome';
import {
  type Answer,
  type Env,
  type Event,
  type Frame,
  type Position,
  type Request,
  type Seat,
  watchedAnew,
} from '../position/position';
import { frozen, owned, type Working, withAgenda } from '../position/working';
import { type Consulted, Consulting } from '../view/consulting';
import { Ctx } from '../view/context';
import { type Log, Look } from '../view/look';
import type { GameTypes, PlacedStep, Ruleset } from '../view/ruleset';
import { advanced, END, finished, moveOn, popped, setTop } from './agenda';
import { accepts, answered, sample } from './answers';
import { HAPPEN, isAllInstead, unsettled } from './happening';
import { comesBackUnasked, LOOP, noticed, onlyStopped, watchAfter } from './loops';

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

export type Sink = (row: Row) => void;

/** The procedure of all turns, under every other. */
const TURN = 'turn';
const NO_EVENTS: readonly Event[] = [];

/**
 * A crash guard, not a ruling: a run that needs more steps than this between two decisions ends undecided. Those of a loop
 * that is performed again are decisions too, and of them there are so many as were settled.
 */
export const STEP_CAP = 20_000;

/** Whether what chance decides is drawn from the seed, or left to whoever looks ahead, as a decision of a player is. */
export type Lots = 'drawn' | 'asked';

/**
 * Runs until a player must decide or the game is over.
 * @param sink given every row of the trace; without it nothing is recorded, which is faster
 */
export function advance<G extends GameTypes>(
  rules: Ruleset<G>,
  start: Position,
  sink: Sink | null = null,
  lots: Lots = 'drawn',
): Position {
  let p = owned(start);
  // The step of each procedure under way that ran last, by its depth.
  const ran: PlacedStep<G>[] = [];
  while (p.request === null && p.result === null) {
    const depth = p.agenda.length - 1;
    const frame = p.agenda[depth];
    if (!frame) break;
    if (p.steps > STEP_CAP) {
      p.result = { winners: [], losers: [], reason: 'undecided' };
      return p;
    }
    const placed = stepOf(rules, frame, ran[depth]);
    ran[depth] = placed;
    p = sink ? told(rules, p, frame, placed, sink) : go(rules, p, frame, placed, null, null, ran, lots);
  }
  return p;
}

/** The procedure that a player who concedes sets off, whatever is under way. */
const CONCEDING = 'concede';

/**
 * A player concedes.
 * @returns the position with the game over, or one line that says why it cannot be: nobody is asked anything
 */
export function concede<G extends GameTypes>(rules: Ruleset<G>, p: Position, seat: Seat, sink: Sink | null): Answered {
  const first = rules.procedures.get(CONCEDING)?.begins?.name;
  if (!p.request) return { ok: false, error: 'no decision is pending: a player can concede whenever one is' };
  if (first === undefined) return { ok: false, error: `${rules.id} has no procedure "${CONCEDING}"` };
  const left = withAgenda(p, [{ proc: CONCEDING, step: first, env: { seat } }]);
  left.request = null;
  const over = advance(rules, left, sink);
  return { ok: true, position: over.result ? over : p };
}

/** Runs one step of the top frame. */
export function step<G extends GameTypes>(rules: Ruleset<G>, p: Position, sink: Sink | null = null): Position {
  const frame = p.agenda[p.agenda.length - 1];
  if (!frame) return p;
  const placed = stepOf(rules, frame, undefined);
  return sink
    ? told(rules, owned(p), frame, placed, sink)
    : go(rules, owned(p), frame, placed, null, null, null, 'drawn');
}

/**
 * The step at which a frame stands.
 * @param before the step that ran last at its depth: mostly the one that follows it is due, or another of its procedure
 */
function stepOf<G extends GameTypes>(
  rules: Ruleset<G>,
  { proc, step }: Frame,
  before: PlacedStep<G> | undefined,
): PlacedStep<G> {
  let steps = before?.among;
  if (before?.proc !== proc) {
    const procedure = rules.procedures.get(proc);
    if (procedure?.begins?.name === step) return procedure.begins;
    steps = procedure?.steps;
  } else if (before.then?.name === step) return before.then;
  const found = steps?.get(step);
  if (!found) throw new Error(`${rules.id} has no step ${proc}#${step}`);
  return found;
}

/** Runs one step of the top frame and tells of it. */
function told<G extends GameTypes>(
  rules: Ruleset<G>,
  p: Working,
  frame: Frame,
  realiser: PlacedStep<G>,
  sink: Sink,
): Working {
  const log = new Consulting();
  const path = p.agenda.map(({ proc }) => proc);
  const events: Event[] = [];
  const after = go(rules, p, frame, realiser, log, events, null, 'drawn');
  sink({
    step: realiser.label,
    clauses: realiser.clauses,
    via: log.all,
    path,
    events,
    request: after.request,
    position: frozen(after),
  });
  return after;
}

/**
 * Runs a step of the top frame on a position of its own; what is given back is the same one, or takes its place.
 * @param ran where those that follow may run too, as long as all that came of them is that the next one is due: the steps that ran last
 */
function go<G extends GameTypes>(
  rules: Ruleset<G>,
  p: Working,
  frame: Frame,
  realiser: PlacedStep<G>,
  log: Log | null,
  events: Event[] | null,
  ran: PlacedStep<G>[] | null,
  lots: Lots,
): Working {
  const x = new Ctx(rules, p, log, frame);
  let at = realiser;
  let outcome = at.run(x);
  if (ran !== null) {
    // Steps that only lead to another one leave it the same position to look at.
    while ((outcome.kind === 'next' || outcome.kind === 'goTo') && p.steps <= STEP_CAP) {
      const then = outcome.kind === 'next' ? at.then : at.among.get(outcome.step);
      if (!then) break;
      at = then;
      x.frame = advanced(x.frame, at.name, outcome.env);
      setTop(p, x.frame);
      if (comesBackUnasked(rules, p)) {
        enterLoop(rules, p);
        return p;
      }
      outcome = at.run(x);
    }
    ran[p.agenda.length - 1] = at;
  }
  const after = carry(rules, p, x.frame, outcome, at.then?.name ?? END, log, events, lots);
  if (after.request === null && after.result === null && comesBackUnasked(rules, after)) enterLoop(rules, after);
  return after;
}

/** Lets an outcome take its course; what happens is added to `events`, where somebody wants to know. */
function carry<G extends GameTypes>(
  rules: Ruleset<G>,
  p: Working,
  frame: Frame,
  outcome: Outcome,
  following: string,
  log: Log | null,
  events: Event[] | null,
  lots: Lots,
): Working {
  switch (outcome.kind) {
    case 'next':
      return moveOn(p, frame, following, outcome.env);
    case 'goTo':
      return moveOn(p, frame, outcome.step, outcome.env);
    case 'contribute':
      return moveOn(p, frame, following, { ...outcome.env, batch: [...(frame.env.batch ?? []), ...outcome.parts] });
    case 'call': {
      const first = rules.procedures.get(outcome.proc)?.begins?.name;
      if (first === undefined) throw new Error(`${rules.id} has no procedure "${outcome.proc}"`);
      setTop(p, advanced(frame, outcome.then ?? following, outcome.env));
      p.agenda.push({ proc: outcome.proc, step: first, env: outcome.with });
      return p;
    }
    case 'ask':
      setTop(p, advanced(frame, following, outcome.env));
      p.request = outcome.request;
      if (!outcome.request.chance) return watched(rules, p, frame);
      return lots === 'drawn' ? drawn(p, outcome.request) : p;
    case 'perform': {
      setTop(p, advanced(frame, outcome.then ?? following, outcome.env));
      if (outcome.events.length === 0) return finished(p, NO_EVENTS, false);
      const look = new Look(rules, p, log);
      const settled = frame.proc === HAPPEN ? outcome.events : atOnce(look, outcome.events);
      if (settled !== null) return happened(look, p, frame, settled, log, events);
      const first = rules.procedures.get(HAPPEN)?.begins?.name;
      if (first === undefined) throw new Error(`${rules.id} has no procedure "${HAPPEN}"`);
      p.agenda.push({ proc: HAPPEN, step: first, env: { happening: unsettled(outcome.events) } });
      return p;
    }
    case 'checkpoint': {
      const here = moveOn(p, frame, following, outcome.env);
      here.checkpoints = [...here.checkpoints, { depth: here.agenda.length, position: frozen(here) }];
      return here;
    }
    case 'retract': {
      const checkpoint = p.checkpoints[p.checkpoints.length - 1];
      // Where no position was kept, what was done stays done.
      const back = checkpoint ? owned(checkpoint.position) : p;
      back.checkpoints = p.checkpoints.slice(0, -1);
      back.seed = p.seed;
      back.steps = p.steps;
      events?.push(...(outcome.events ?? NO_EVENTS));
      return popped(back, { done: false });
    }
    case 'done':
      return popped(p, outcome.result);
    case 'unwind':
      p.agenda = [];
      p.request = null;
      p.result = outcome.result;
      if (outcome.result === null) beginWith(rules, p, outcome.into, outcome.with);
      return p;
  }
}

/** Lets a settled batch happen, and the edition's procedures after it where they have something to do. */
function happened<G extends GameTypes>(
  look: Look<G>,
  p: Working,
  by: Frame,
  batch: readonly Event[],
  log: Log | null,
  events: Event[] | null,
): Working {
  const { rules } = look;
  const committed = commit(look, p, batch, log);
  events?.push(...committed.happened);
  const done = finished(committed.position, committed.happened, isAllInstead(by));
  for (const { procedure, first, begins } of rules.afterCommit) {
    if (isUnderWay(done, procedure)) continue;
    const env = begins(new Look(rules, done, null), committed.offered);
    if (env !== null) done.agenda.push({ proc: procedure, step: first, env });
  }
  return done;
}

function isUnderWay({ agenda }: Position, procedure: string): boolean {
  for (const { proc } of agenda) if (proc === procedure) return true;
  return false;
}

/** Everything under way is over: a procedure runs, and after it the turns. */
function beginWith<G extends GameTypes>(rules: Ruleset<G>, p: Working, proc: string, env: Env): void {
  for (const [name, own] of [[TURN, {}] as const, [proc, env] as const]) {
    const first = rules.procedures.get(name)?.begins?.name;
    if (first === undefined) throw new Error(`${rules.id} has no procedure "${name}"`);
    p.agenda.push({ proc: name, step: first, env: own });
  }
  p.checkpoints = [];
  p.watch = watchedAnew(p.watch);
}

/** What the rules say of a loop comes first; where they say nothing, it goes on. */
function enterLoop<G extends GameTypes>(rules: Ruleset<G>, p: Working): void {
  const first = rules.procedures.get(LOOP)?.begins?.name;
  if (first !== undefined) p.agenda.push({ proc: LOOP, step: first, env: {} });
}

/** A decision is asked for, or what the rules say of a loop comes first. */
function watched<G extends GameTypes>(rules: Ruleset<G>, p: Working, asking: Frame): Working {
  const found = noticed(rules, p);
  switch (found.kind) {
    case 'nothing':
      return p;
    case 'loop': {
      setTop(p, asking);
      p.request = null;
      enterLoop(rules, p);
      return p;
    }
    case 'answer': {
      const answered = answer(p, found.answer);
      if (answered.ok) return owned(answered.position);
      // What the loop took is no longer there to be taken: it is over.
      p.watch = onlyStopped(p.watch);
      return p;
    }
  }
}

/** A request to nobody, answered from the seed: what rests on chance does not come round by itself. */
function drawn(p: Working, { space }: Request): Working {
  const [given, seed] = sample(space, p.seed);
  const answered = answer(p, given);
  if (!answered.ok) throw new Error(answered.error);
  const after = owned(answered.position);
  after.seed = seed;
  after.watch = watchedAnew(after.watch);
  return after;
}

export type Answered =
  | { readonly ok: true; readonly position: Position }
  | { readonly ok: false; readonly error: string };

/**
 * Gives the answer to the pending decision.
 * @returns the position with the answer in the asking frame, or one line that says why the answer is refused
 */
export function answer(p: Position, given: Answer): Answered {
  const { request } = p;
  const frame = p.agenda[p.agenda.length - 1];
  if (!request || !frame) return { ok: false, error: 'no decision is pending' };
  const refused = accepts(request.space, given);
  if (refused !== null) return { ok: false, error: `${request.prompt}: ${refused}` };
  const position = owned(p);
  position.request = null;
  position.watch = watchAfter(p, request, given);
  setTop(position, advanced(frame, frame.step, answered(request.space, given)));
  return { ok: true, position: frame.step === END ? popped(position, undefined) : position };
}
