import { useMemo } from 'react';
import { type Edition, type Engine, NO_MEMORY, openEngine, type Position, type Row } from '@/engine';
import { cardsFor } from '@/scenarios/format/pool';
import type { Scenario } from '@/scenarios/format/schema';
import type { Failure } from '@/scenarios/play/failure';
import { play } from '@/scenarios/play/play';
import { type Branch, before, type Decision, follow, type Line, lineOf, positionAt } from './line';
import { type Score, scoreOf, shapeOf } from './score-shape';
import type { Shape } from './state';
import { longestChase, zonesUsed } from './table-view';

/** A scenario played under one edition: the script's line, and the branch shown. */
export interface Play {
  readonly engine: Engine;
  readonly script: Line;
  readonly line: Line;
  /** How many turns of the branch could be followed. */
  readonly followed: number;
  readonly score: Score;
  readonly shape: Shape;
  readonly used: ReadonlySet<string>;
  readonly longest: number;
  /** What keeps the script from playing to its end, if anything does. */
  readonly failure: Failure | null;
}

/** Stands in where a position cannot be set up; the page says so. */
const NO_ROWS: Line = { start: emptyPosition(), rows: [], decisions: [] };

function emptyPosition(): Position {
  return {
    edition: '',
    items: [],
    zones: {},
    turn: { player: 0, number: 1, phase: '' },
    agenda: [],
    request: null,
    effects: [],
    pending: [],
    players: [
      { life: 0, pool: {} },
      { life: 0, pool: {} },
    ],
    memory: NO_MEMORY,
    clock: 0,
    seed: 0,
    result: null,
    checkpoints: [],
  };
}

/** Plays the scenario once for each edition, and each branch once. */
export function usePlay(scenario: Scenario, edition: Edition, branch: Branch): Play {
  const scripted = useMemo(() => {
    const engine = openEngine(edition, cardsFor(scenario, edition));
    const run = play(scenario, edition, { engine });
    return { engine, script: lineOf(run) ?? NO_ROWS, failure: run.failures[0] ?? null };
  }, [scenario, edition]);
  const followed = useMemo(() => follow(scripted.engine, scripted.script, branch), [scripted, branch]);
  return useMemo(() => {
    const { engine, script, failure } = scripted;
    const { line } = followed;
    const positions = [
      line.start,
      ...script.rows.map(({ position }) => position),
      ...line.rows.map(({ position }) => position),
    ];
    return {
      engine,
      script,
      line,
      followed: followed.ok ? branch.length : followed.turn,
      score: scoreOf(line),
      shape: shapeOf(line),
      used: zonesUsed(positions),
      longest: longestChase(engine, positions),
      failure,
    };
  }, [scripted, followed, branch.length]);
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
