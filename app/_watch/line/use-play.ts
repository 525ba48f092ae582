import { useEffect, useMemo, useReducer } from 'react';
import { type Edition, type Engine, openEngine, type Position, type Row } from '@/engine';
import { cardsFor } from '@/scenarios/format/pool';
import type { Scenario } from '@/scenarios/format/schema';
import type { Failure } from '@/scenarios/play/failure';
import { play } from '@/scenarios/play/play';
import { roomOf, type TableRoom } from '../view/table-room';
import { type Branch, Branching, before, type Decision, type Followed, type Line, lineOf, positionAt } from './line';
import { NO_LINE } from './no-line';
import { type Score, scoreOf, shapeOf } from './score-shape';
import type { Shape } from './state';

/** A scenario played under one edition: the script's line, and the branch shown. */
export interface Play {
  readonly engine: Engine;
  readonly script: Line;
  readonly line: Line;
  readonly branching: Branching;
  /** How far the branch was followed. While there is more to play, the line is the script's. */
  readonly followed: Pick<Followed, 'turns' | 'state'>;
  readonly score: Score;
  readonly shape: Shape;
  readonly room: TableRoom;
  /** What keeps the script from playing to its end, if anything does. */
  readonly failure: Failure | null;
}

/** Plays the scenario once for each edition, and each branch once. */
export function usePlay(scenario: Scenario, edition: Edition, branch: Branch): Play {
  const scripted = useMemo(() => {
    const engine = openEngine(edition, cardsFor(scenario, edition));
    const run = play(scenario, edition, { engine });
    const script = lineOf(run) ?? NO_LINE;
    return { engine, script, branching: new Branching(engine, script), failure: run.failures[0] ?? null };
  }, [scenario, edition]);
  const { turns, state, line: reached } = useFollowed(scripted.branching, branch);
  const line = state === 'waiting' ? scripted.script : reached;
  return useMemo(
    () => ({ ...shownPlay(scripted.engine, scripted.script, line), ...scripted, followed: { turns, state } }),
    [scripted, line, turns, state],
  );
}

/**
 * A line as the page shows it.
 * @param script the line without branches; `null` where the position cannot be set up
 * @param line the branch that is shown; the script's own unless said otherwise
 */
export function shownPlay(engine: Engine, script: Line | null, line: Line = script ?? NO_LINE): Play {
  const own = script ?? NO_LINE;
  const positions = [
    line.start,
    ...own.rows.map(({ position }) => position),
    ...line.rows.map(({ position }) => position),
  ];
  return {
    engine,
    script: own,
    line,
    branching: new Branching(engine, own),
    followed: { turns: 0, state: 'whole' },
    score: scoreOf(line),
    shape: shapeOf(line),
    room: roomOf(engine, positions),
    failure: null,
  };
}

/** How long a page may be kept from answering, in milliseconds. */
const SLICE = 30;

/** Follows a branch a slice at a time: a link may bring a long one, and the page answers in between. */
function useFollowed(branching: Branching, branch: Branch): Followed {
  const [slices, next] = useReducer((count: number) => count + 1, 0);
  const began = performance.now();
  const followed = branching.follow(branch, () => performance.now() - began < SLICE);
  const waiting = followed.state === 'waiting';
  // biome-ignore lint/correctness/useExhaustiveDependencies: every slice asks for the next.
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(next);
    return () => clearTimeout(timer);
  }, [waiting, slices, branch]);
  return followed;
}

/** Everything about the row shown. */
export interface Moment {
  /** Null at the start. */
  readonly row: Row | null;
  readonly position: Position;
  readonly before: Position;
  /** The decision this row asks for, with its number in the line. */
  readonly decision: { readonly number: number; readonly decision: Decision } | null;
}

export function momentOf(line: Line, row: number): Moment {
  const number = line.decisions.findIndex(({ at }) => at === row);
  const decision = line.decisions[number];
  return {
    row: line.rows[row] ?? null,
    position: positionAt(line, row),
    before: before(line, row),
    decision: decision ? { number, decision } : null,
  };
}
