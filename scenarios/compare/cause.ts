/** The clause behind a difference: what did it, what turned it away, or where two editions went different ways. */
import { type Engine, type Mutant, openEngine, type Row } from '@/engine';
import type { Scenario } from '../format/schema';
import { baseOf } from '../play/citation';
import type { FailureKind } from '../play/failure';
import { type Decision, play, type Run } from '../play/play';
import { firstParting, type Parting } from './parting';
import { type Element, isHappening, segmentsOf } from './projection';

export interface Cause {
  readonly clauses: readonly string[];
  readonly row: number | null;
}

const engineOf = (run: Run): Engine => openEngine(run.edition, run.cards);
const consults = (row: Row, name: string): boolean => row.via.some((via) => via.kind === 'param' && via.name === name);

/** The row that did something, with the clauses of what it consulted for that. */
export function rowCause(run: Run, element: Element | null): Cause | null {
  const row = element ? run.rows[element.row] : undefined;
  if (!element || !row) return null;
  const consulted = viaOf(run, element.row);
  const via = (...kinds: readonly string[]): readonly string[] =>
    consulted.filter(({ kind }) => kinds.includes(kind)).flatMap(({ clauses }) => clauses);
  const clauses = [...via('ruleProcess', 'keyword', 'chooser'), ...row.clauses, ...via('outcome', 'trigger')];
  const decision = element.decision === null ? undefined : run.decisions[element.decision];
  const chosen = row.request && decision ? conditionsFor(row, decision.answer) : [];
  const giver = element.occasion ? (giverOf(run, element)?.clauses ?? []) : [];
  const put = row.events.some(({ kind }) => kind === 'putAbility') ? triggerClauses(run, element.row) : [];
  return { clauses: [...put, ...chosen, ...clauses, ...giver].map(baseOf), row: element.row };
}

/** What a row consulted, with what was consulted until all it asked for had happened. */
function viaOf({ rows }: Run, at: number): Row['via'] {
  const row = rows[at];
  if (!row) return [];
  const found = [...row.via];
  for (const one of rows.slice(at + 1)) {
    if (one.path.length <= row.path.length) break;
    if (isHappening(one)) found.push(...one.via);
  }
  return found;
}

/** What made an ability trigger, and the steps of its procedure that chose it. */
function triggerClauses({ rows }: Run, at: number): readonly string[] {
  const row = rows[at];
  const put = row?.events.find(({ kind }) => kind === 'putAbility');
  if (!row || put?.kind !== 'putAbility') return [];
  const waits = (one: Row | undefined): boolean =>
    one?.position.pending.some(
      ({ source, key }) => source.name === put.ability.source.name && key === put.ability.key,
    ) ?? false;
  const triggered = rows.findLast((one, i) => i < at && waits(one) && !waits(rows[i - 1]));
  const keyword = triggered?.via.filter(({ kind, name }) => kind === 'keyword' && name === put.ability.key) ?? [];
  const begun = rows.findLastIndex((one, i) => i < at && one.path.length < row.path.length);
  const chosen = rows.slice(begun + 1, at).filter(({ path }) => path.length === row.path.length);
  return [...keyword.flatMap(({ clauses }) => clauses), ...chosen.flatMap(({ clauses }) => clauses)];
}

/** The conditions under which an action was open to its player. */
function conditionsFor(row: Row, answer: unknown): readonly string[] {
  const { request } = row;
  if (request?.space.kind !== 'oneOf') return [];
  const kind = request.space.options.find(({ key }) => key === answer)?.action?.kind;
  const selection = kind ?? request.selection?.name ?? request.prompt;
  return row.via.filter(({ name }) => name.startsWith(`${selection}#`)).flatMap(({ clauses }) => clauses);
}

/** Steps of a priority sequence that come before it is asked what a player does. */
const PREPARING = ['ruleProcesses', 'triggers', 'again', 'action', 'checked', 'untilStable'];

/** The row that gave players the occasion which a decision uses. */
export function giverOf(run: Run, used: Element): Cause | null {
  const row = giverRow(run, used);
  const asking = run.rows[used.row];
  return row && asking ? { clauses: [...row.clauses, ...asking.clauses].map(baseOf), row: used.row } : null;
}

/** Whether another run, too, has the step that gave players that occasion. */
export const isSharedOccasion = (run: Run, other: Run, used: Element): boolean => {
  const step = giverRow(run, used)?.step;
  return other.rows.some((row) => row.step === step);
};

function giverRow(run: Run, used: Element): Row | null {
  const asking = run.rows[used.row];
  const depth = asking?.path.length ?? 0;
  const proc = asking?.path.at(-1);
  for (let at = used.row; at >= 0; at -= 1) {
    const row = run.rows[at];
    if (!row || row.path.length > depth) continue;
    const [name, step = ''] = row.step.split('#');
    if (row.path.length === depth && name === proc && PREPARING.includes(step)) continue;
    return row;
  }
  return null;
}

/** The conditions that refuse a decision in a run, at its first chance after both had agreed. */
export const refusalOf = (run: Run, other: Run, lacked: Element, after: number): Cause | null =>
  lacked.decision === null ? null : refusalOfDecision(run, other.decisions[lacked.decision], after);

/** The same for what a phase was chosen for: the next thing the script does there that is refused here. */
export function refusalOfLater(run: Run, other: Run, used: Element, after: number): Cause | null {
  if (used.decision === null) return null;
  for (const made of other.decisions.slice(used.decision + 1)) {
    const cause = made.line === null ? null : refusalOfDecision(run, made, after);
    if (cause) return cause;
  }
  return null;
}

function refusalOfDecision(run: Run, made: Decision | undefined, after: number): Cause | null {
  if (!made || typeof made.answer !== 'string') return null;
  const engine = engineOf(run);
  for (const mine of run.decisions) {
    const p = run.rows[mine.row]?.position;
    if (mine.row < after || mine.seat !== made.seat || !p) continue;
    const offered = p.request && 'options' in p.request.space ? p.request.space.options : [];
    if (offered.some(({ key }) => key === made.answer)) return null;
    const here = engine.refused(p).filter(({ option }) => option.key === made.answer);
    const found =
      here.length > 0 || made.prompt === 'priority'
        ? here
        : engine.verdicts(p, made.prompt, { seat: made.seat }).filter(({ option }) => option.key === made.answer);
    const clauses = found.flatMap(({ refusals }) => refusals.flatMap((refusal) => refusal.clauses.map(baseOf)));
    if (clauses.length > 0) return { clauses, row: mine.row };
  }
  return null;
}

const TURNS: readonly string[] = ['outcome', 'trigger', 'base', 'layer', 'ruleProcess'];

/** The same step ran here about then, and a row of this edition made something else of the event. */
export function turnedAside(run: Run, other: Run, lacked: Element, after: number, kinds = TURNS): Cause | null {
  const doing = other.rows[lacked.at];
  if (!doing) return null;
  const known = new Set(viaOf(other, lacked.at).map(({ kind, name }) => `${kind} ${name}`));
  const turns = (row: Row): readonly string[] => turnsIn(viaOf(run, run.rows.indexOf(row)), known, kinds);
  const at = nearestTo(after, run.rows, (row) => row.step === doing.step && turns(row).length > 0);
  const row = run.rows[at];
  return row ? { clauses: turns(row).map(baseOf), row: at } : null;
}

const turnsIn = (via: Row['via'], known: ReadonlySet<string>, kinds: readonly string[]): readonly string[] =>
  via
    .filter(({ kind, name }) => kinds.includes(kind) && !known.has(`${kind} ${name}`))
    .flatMap(({ clauses }) => clauses);

/** The index of the fitting row that is nearest to a place; -1 without one. */
function nearestTo(place: number, rows: readonly Row[], fits: (row: Row) => boolean): number {
  let best = -1;
  rows.forEach((row, at) => {
    if (fits(row) && (best < 0 || Math.abs(at - place) < Math.abs(best - place))) best = at;
  });
  return best;
}

/**
 * Where a run went another way than the other after both had agreed: in the procedure that did what is lacking, the last
 * step both took; without one, the first step that is not the other's.
 */
export function flowOf(run: Run, other: Run, after: number, otherAfter: number, lacked?: Element): Cause | null {
  const mine = run.rows.slice(after + 1);
  const procedure = lacked ? procedureOf(other.rows[lacked.row]) : null;
  if (lacked && procedure !== null) {
    const here = nearestTo(after, run.rows, (row) => procedureOf(row) === procedure);
    const flow = here < 0 ? [] : invocation(run.rows, here);
    const theirs = invocation(other.rows, lacked.row);
    const at = theirs.findIndex((row, i) => flow[i]?.step !== row.step);
    const step = theirs[at]?.step ?? '';
    // A step that only this edition has explains what it takes the place of. Otherwise a step skipped is explained by the
    // one before it; a step that comes later or never, by the one in its place.
    const own = flow[at] && !stepsOf(other).has(flow[at].step) ? flow[at] : undefined;
    const skipped = stepsOf(run).has(step) && !flow.some((row) => row.step === step);
    const last = at > 0 ? (own ?? (skipped ? flow[at - 1] : (flow[at] ?? flow[at - 1]))) : undefined;
    if (last) return { clauses: last.clauses.map(baseOf), row: run.rows.indexOf(last) };
  }
  if (lacked && !mine.some((row) => procedureOf(row) === procedure)) {
    const instead = ownStructure(run, other);
    if (instead) return instead;
  }
  const near = new Set(other.rows.slice(Math.max(0, otherAfter - NEAR), otherAfter + NEAR).map(({ step }) => step));
  const row = mine.find(({ step }) => !near.has(step));
  return row ? { clauses: row.clauses.map(baseOf), row: run.rows.indexOf(row) } : null;
}

/** The rows of the procedure in progress at a row, without those of procedures it calls. */
function invocation(rows: readonly Row[], at: number): readonly Row[] {
  const depth = rows[at]?.path.length ?? 0;
  const begun = rows.findLastIndex(({ path }, i) => i < at && path.length < depth);
  const over = rows.findIndex(({ path }, i) => i > at && path.length < depth);
  return rows.slice(begun + 1, over < 0 ? undefined : over).filter(({ path }) => path.length === depth);
}

/** How many rows around a place count as the same moment. */
const NEAR = 10;

const stepsOf = (run: Run): ReadonlySet<string> =>
  new Set(
    engineOf(run)
      .mutants()
      .flatMap(({ kind, name }) => (kind === 'step' ? [name] : [])),
  );

/** The step of the same name nearest to where both had agreed: it ran here as well, and came to nothing. */
export function namesakeOf(run: Run, other: Run, lacked: Element, after: number): Cause | null {
  const step = other.rows[lacked.row]?.step.split('#')[1];
  const own = other.rows[lacked.row]?.step;
  const at = nearestTo(after, run.rows, (row) => row.step !== own && row.step.split('#')[1] === step);
  const row = run.rows[at];
  return row ? { clauses: row.clauses.map(baseOf), row: at } : null;
}

/** The first procedure of a run that the other edition does not have: it takes the place of something else there. */
export function ownStructure(run: Run, other: Run): Cause | null {
  const known = new Set(other.rows.map(procedureOf));
  const foreign = run.rows.findIndex((row) => !known.has(procedureOf(row)));
  const row = run.rows[foreign];
  return row ? { clauses: row.clauses.map(baseOf), row: foreign } : null;
}

const procedureOf = (row: Row | undefined): string => row?.step.split('#')[0] ?? '';

/**
 * A parameter that alone makes the difference: with another of its values the first edition goes further along with the
 * second. Its clauses in both editions.
 */
export function decidingParam(
  scenario: Scenario,
  run: Run,
  other: Run,
  parted: Parting,
): readonly [Cause, Cause] | null {
  const engine = engineOf(run);
  const ours = engine.mutants();
  const theirs = engineOf(other).mutants();
  const against = segmentsOf(other);
  for (const mutant of ours) {
    if (mutant.kind !== 'param') continue;
    const counterpart = theirs.find(({ kind, name }) => kind === 'param' && name === mutant.name);
    if (!counterpart || sameValue(ours, theirs, mutant.name)) continue;
    if (!run.rows.some((row) => consults(row, mutant.name))) continue;
    const changed = play(scenario, run.edition, { engine: engine.without(mutant) });
    const now = firstParting(segmentsOf(changed), against);
    const stuck = changed.failures.some(({ kind }) => STUCK.includes(kind));
    if (stuck && now && now.right.length > 0) continue;
    if (now && now.matched <= parted.matched) continue;
    return [
      paramCause(run, mutant.name, mutant.clauses, parted.left[0]?.at ?? parted.leftAfter),
      paramCause(other, mutant.name, counterpart.clauses, parted.right[0]?.at ?? parted.rightAfter),
    ];
  }
  return null;
}

/** Whether a parameter has one value in two editions: what it could be instead is the same then. */
function sameValue(ours: readonly Mutant[], theirs: readonly Mutant[], name: string): boolean {
  const others = (mutants: readonly Mutant[]): string =>
    mutants.flatMap((one) => (one.kind === 'param' && one.name === name ? [one.variant] : [])).join();
  return others(ours) === others(theirs);
}

const STUCK: readonly FailureKind[] = ['missing', 'unused', 'crash', 'position', 'unknown'];

/** The last row up to a parting, or the next after it, that consulted a parameter. */
function paramCause({ rows }: Run, name: string, clauses: readonly string[], until: number): Cause {
  const before = rows.findLastIndex((row, i) => i <= until && consults(row, name));
  const row = before >= 0 ? before : rows.findIndex((one) => consults(one, name));
  return { clauses: clauses.map(baseOf), row: row < 0 ? Math.max(0, until) : row };
}
