/** Plays a scenario under one edition. Needs no file, no clock and no chance but the scenario's own: it runs in a browser. */
import {
  type Answer,
  answers,
  type Edition,
  type Engine,
  type Outcome,
  openEngine,
  type Position,
  type Row,
  type Seat,
} from '@/engine';
import { Watch } from './legality';
import { outcomeFailures } from './outcome';
import { passive } from './passive';
import { cardsFor, type Pool } from './pool';
import type { Scenario } from './schema';
import { afterRow, isQuiet, isStep, isUsedUp, type Line, linesOf, type Progress, reply, START } from './script';
import { situationOf } from './situation';

/** What went otherwise than the scenario says. Only the first three are rulings; the rest keep a run from being judged. */
export type FailureKind = 'outcome' | 'legality' | 'offers' | 'clauses' | 'position' | 'missing' | 'unused' | 'crash';
export interface Failure {
  readonly kind: FailureKind;
  readonly message: string;
  /** Where in the file: keys and indexes. */
  readonly path: readonly (string | number)[];
}

export interface Decision {
  /** The row that asked, by index. */
  readonly row: number;
  readonly seat: Seat;
  readonly prompt: string;
  readonly answer: Answer;
  /** The line of the script that answered; `null` where nothing but passing was to be done. */
  readonly line: Line | null;
  /** What the script decided, alike in every edition; `null` for what it did not, and for mere ways to a decision. */
  readonly label: string | null;
}

export interface Run {
  readonly edition: Edition;
  /** The cards it was played with. */
  readonly cards: Pool;
  readonly ok: boolean;
  readonly failures: readonly Failure[];
  readonly outcome: Outcome | null;
  /** The position before the first row. */
  readonly start: Position | null;
  /** The position in which the run ended. */
  readonly end: Position | null;
  readonly rows: readonly Row[];
  readonly decisions: readonly Decision[];
}

export interface PlayOptions {
  /** Another engine than the edition's own: one with a row knocked out. */
  readonly engine?: Engine;
}

const MOST_ROWS = 30_000;
/** A script that waits longer than this waits for what will not come. */
const MOST_TURNS = 4;

/** Plays a scenario and holds it against what it expects. Never throws for what a file says. */
export function play(scenario: Scenario, edition: Edition, options: PlayOptions = {}): Run {
  const engine = options.engine ?? openEngine(edition, cardsFor(scenario, edition));
  const begun = situationOf(scenario.position, engine);
  if (!begun.ok) return notBegun(edition, engine, begun.error);
  const built = engine.start(begun.situation);
  if (!built.ok) return notBegun(edition, engine, built.error);
  const run = new Play(scenario, edition, engine, built.position);
  return run.toEnd();
}

const notBegun = (edition: Edition, engine: Engine, message: string): Run => ({
  edition,
  cards: engine.cards,
  ok: false,
  failures: [{ kind: 'position', message, path: ['position'] }],
  outcome: null,
  start: null,
  end: null,
  rows: [],
  decisions: [],
});

class Play {
  private readonly rows: Row[] = [];
  private readonly decisions: Decision[] = [];
  private readonly failures: Failure[] = [];
  private readonly lines: readonly Line[];
  private readonly watch: Watch;
  private progress: Progress = START;
  private p: Position;

  constructor(
    private readonly scenario: Scenario,
    private readonly edition: Edition,
    private readonly engine: Engine,
    private readonly start: Position,
  ) {
    this.p = start;
    this.lines = linesOf(scenario, edition);
    this.watch = new Watch(scenario, edition, engine);
  }

  toEnd(): Run {
    try {
      while (!this.isOver() && this.goOn());
    } catch (error) {
      this.fail('crash', error instanceof Error ? error.message : String(error), ['script']);
    }
    return this.judged();
  }

  /** One row, or one answer; false where neither is possible. */
  private goOn(): boolean {
    if (this.p.request) return this.decide();
    if (this.rows.length > MOST_ROWS) return this.fail('crash', `more than ${MOST_ROWS} steps: undecided`, ['script']);
    const before = this.p;
    const took: Row[] = [];
    this.p = this.engine.step(before, (row) => took.push(row));
    for (const row of took) {
      this.rows.push(row);
      this.progress = afterRow(this.lines, this.progress, row);
      this.watch.row(before, row);
    }
    return took.length > 0;
  }

  private decide(): boolean {
    const { request } = this.p;
    if (!request) return false;
    const scripted = reply(this.lines, this.progress, this.p);
    if (scripted && this.progress.want === 0) this.watch.point(scripted.line.name);
    this.watch.decision(this.p);
    const answer = scripted?.answer ?? passive(this.p, this.lines, this.progress);
    if (answer === null) return this.missing();
    const given = this.engine.answer(this.p, answer);
    if (!given.ok) {
      const path = scripted?.line.path ?? ['script'];
      return this.fail('unused', `"${scripted?.line.words ?? request.prompt}" cannot be played: ${given.error}`, path);
    }
    this.decisions.push({
      row: this.rows.length - 1,
      seat: request.seat,
      prompt: request.prompt,
      answer,
      line: scripted?.line ?? null,
      label: scripted?.label ?? null,
    });
    this.progress = scripted?.progress ?? this.progress;
    this.p = given.position;
    return true;
  }

  private missing(): boolean {
    const { request } = this.p;
    if (!request) return false;
    const { list } = answers(request.space, 6);
    const possible = list.map((one) => (typeof one === 'string' ? one : JSON.stringify(one))).join(', ');
    const player = request.seat === 0 ? 'A' : 'B';
    const next = this.lines[this.progress.line];
    const waits = next ? `; the next entry is "${next.words}"` : '';
    const message = `${player} has to decide ${request.prompt} and the script is silent; possible: ${possible}${waits}`;
    return this.fail('missing', message, next?.path ?? ['script']);
  }

  private isOver(): boolean {
    if (this.p.result) return true;
    if (!isUsedUp(this.lines, this.progress)) return this.p.turn.number > this.start.turn.number + MOST_TURNS;
    const until = this.scenario.until ?? 'settled';
    switch (until) {
      case 'settled':
        return this.isSettled();
      case 'end of turn':
        return this.turnHasEnded();
      case 'end of game':
        return this.p.turn.number > this.start.turn.number + MOST_TURNS * 10;
      default: {
        const last = this.rows.at(-1);
        return last !== undefined && isStep(last, until);
      }
    }
  }

  /** Players could go on, but nothing is under way any more. */
  private isSettled(): boolean {
    const { request, notes } = this.p;
    const idle = request !== null && IDLE.includes(request.prompt);
    return idle && isQuiet(this.p) && !notes.battle;
  }

  /** The turn in which the script ended is over. */
  private turnHasEnded(): boolean {
    const last = this.decisions.findLast(({ line }) => line !== null);
    const turn = last === undefined ? this.start.turn.number : (this.rows[last.row]?.position.turn.number ?? 0);
    return this.p.turn.number > turn;
  }

  private judged(): Run {
    this.unused();
    const stuck = this.failures.some(({ kind }) => kind !== 'outcome');
    this.failures.push(...this.watch.failures(this.p, stuck));
    if (!stuck) this.failures.push(...outcomeFailures(this.scenario, this.edition, this.engine, this.p, this.rows));
    return {
      edition: this.edition,
      cards: this.engine.cards,
      ok: this.failures.length === 0,
      failures: this.failures,
      outcome: this.p.result,
      start: this.start,
      end: this.p,
      rows: this.rows,
      decisions: this.decisions,
    };
  }

  private unused(): void {
    const line = this.lines[this.progress.line];
    if (!line || this.failures.length > 0) return;
    const part =
      this.progress.want > 0 ? `was begun, but its part ${this.progress.want + 1} never came` : 'was not used';
    this.fail('unused', `"${line.words}" ${part}${this.watch.whyNot(line)}`, line.path);
  }

  private fail(kind: FailureKind, message: string, path: readonly (string | number)[]): false {
    this.failures.push({ kind, message, path });
    return false;
  }
}

/** Decisions at which nothing needs to happen. */
const IDLE: readonly string[] = ['priority', 'phase', 'call', 'attack.attackers', 'attack.again'];
