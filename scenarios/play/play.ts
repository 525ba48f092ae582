/** Plays a scenario under one edition. Needs no file, no clock and no chance but the scenario's own: it runs in a browser. */
import {
  type Answer,
  answers,
  type Consulted,
  type Edition,
  type Engine,
  type Outcome,
  openEngine,
  type Position,
  type Row,
  type Seat,
} from '@/engine';
import { cardsFor, type Pool } from '../format/pool';
import type { Scenario } from '../format/schema';
import { situationOf } from '../format/situation';
import { isStep, type StepTime, stepTime } from '../format/step';
import { baseOf } from './citation';
import { deckConsulted, deckFailures, deckMeaning } from './decks';
import { departsFromRows, everyLineFailures, type Played } from './every-line';
import type { Failure, FailureKind, Note } from './failure';
import { Watch } from './legality';
import { ENDS, meaningFailures, unusedCards } from './meaning';
import { Moments } from './moments';
import { outcomeFailures, sightsOf } from './outcome';
import { passive } from './passive';
import { Reasons } from './reasons';
import { afterRow, concession, isDue, isIdle, type Line, linesOf, type Progress, reply, START } from './script';
import { Silences } from './silence';
import { unfitLine } from './unfit';
import { vocabularyFailures } from './vocabulary';
import { spokenOf, Were } from './were';

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
  /** What went as the scenario says, though perhaps not as it was meant. */
  readonly notes: readonly Note[];
  readonly outcome: Outcome | null;
  /** The position before the first row. */
  readonly start: Position | null;
  /** The position in which the run ended. */
  readonly end: Position | null;
  /** The position after the last decision of the script, from where every line goes on; the start where it has none. */
  readonly scripted: Position | null;
  readonly rows: readonly Row[];
  readonly decisions: readonly Decision[];
  /** What the rules consulted for the scenario to know who sees what at the end. */
  readonly sights: readonly Consulted[];
  /** The conditions that its deck was held against, where it asks whether that may be played. */
  readonly deck: readonly Consulted[];
}

export interface PlayOptions {
  /** Another engine than the edition's own: one with a row knocked out. */
  readonly engine?: Engine;
  /** Only what came out is wanted: no trace is kept where nothing depends on it, and no clauses are checked. */
  readonly untraced?: true;
  /** Steps after which a play counts as one that does not end. */
  readonly mostSteps?: number;
  /** What the scenario says of every line is not looked into: that takes long, and is asked elsewhere. */
  readonly unexplored?: true;
  /** Work after which it counts as one, objects told against objects. */
  readonly mostWork?: number;
}

const MOST_STEPS = 30_000;
/** What a step costs besides looking through the objects; and the work after which a play counts as one that does not end. */
const WORK_OF_A_STEP = 1_000;
const MOST_WORK = 600_000_000;
/** A script that waits longer than this waits for what will not come. */
const MOST_TURNS = 4;

/** Plays a scenario and holds it against what it expects. Never throws for what a file says. */
export function play(scenario: Scenario, edition: Edition, options: PlayOptions = {}): Run {
  const engine = options.engine ?? openEngine(edition, cardsFor(scenario, edition));
  const begun = situationOf(scenario.position, engine);
  if (!begun.ok) return notBegun(edition, engine, [impossible(begun.error)]);
  const unknown = options.engine ? [] : vocabularyFailures(scenario, edition, engine);
  const built = engine.start(begun.situation);
  if (!built.ok) return notBegun(edition, engine, unknown.length > 0 ? unknown : [impossible(built.error)]);
  const meaningless = options.engine
    ? []
    : [
        ...unknown,
        ...deckMeaning(scenario, edition, engine),
        ...meaningFailures(scenario, edition, engine, built.position, linesOf(scenario.script, edition)),
      ];
  if (meaningless.length > 0) return notBegun(edition, engine, meaningless);
  return new Play(scenario, edition, engine, built.position, options).toEnd();
}

/** The position before the first row, as `play` finds it with an engine given; `null` where the table cannot stand so. */
export function startOf({ position }: Scenario, engine: Engine): Position | null {
  const begun = situationOf(position, engine);
  const built = begun.ok ? engine.start(begun.situation) : null;
  return built?.ok ? built.position : null;
}

const impossible = (message: string): Failure => ({ kind: 'position', message, path: ['position'] });

const notBegun = (edition: Edition, engine: Engine, failures: readonly Failure[]): Run => ({
  edition,
  cards: engine.cards,
  ok: false,
  failures,
  notes: [],
  outcome: null,
  start: null,
  end: null,
  scripted: null,
  rows: [],
  decisions: [],
  sights: [],
  deck: [],
});

class Play {
  private readonly rows: Row[] = [];
  private readonly decisions: Decision[] = [];
  private readonly failures: Failure[] = [];
  private readonly notes: Note[];
  private readonly lines: readonly Line[];
  private readonly watch: Watch;
  private readonly reasons: Reasons;
  private readonly moments: Moments;
  private readonly were: Were;
  private readonly silences: Silences;
  private progress: Progress = START;
  /** The play came to rest, and there is more in the script. */
  private isLeftOver = false;
  private readonly traced: boolean;
  private p: Position;
  private steps = 0;
  /** What has been done so far. */
  private work = 0;
  /** The step that the play goes on to, where it is one, and how often it has come. */
  private readonly lastStep: StepTime;
  private timesCome = 0;
  /** The turn in which the script last decided something. */
  private lastScripted: number;
  /** The position after the last decision of the script. */
  private scripted: Position;

  constructor(
    private readonly scenario: Scenario,
    private readonly edition: Edition,
    private readonly engine: Engine,
    private readonly start: Position,
    private readonly options: PlayOptions,
  ) {
    this.p = start;
    this.notes = [...unusedCards(scenario)];
    this.lastScripted = start.turn.number;
    this.scripted = start;
    this.lastStep = stepTime(scenario.until ?? '');
    this.lines = linesOf(scenario.script, edition);
    this.watch = new Watch(scenario, edition, engine);
    this.reasons = new Reasons(engine);
    this.were = new Were(start, spokenOf(scenario, edition));
    this.moments = new Moments(
      scenario,
      edition,
      engine,
      new Set(this.lines.flatMap(({ name }) => name ?? [])),
      this.were,
    );
    this.silences = new Silences(scenario, edition);
    this.traced =
      options.untraced !== true ||
      this.watch.needsRows ||
      this.moments.needsRows ||
      this.silences.needsRows ||
      this.lines.some(({ at }) => at !== undefined) ||
      (options.engine === undefined && departsFromRows(scenario, edition)) ||
      !isPlain(scenario.until);
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
    this.steps += 1;
    const most = this.options.mostSteps ?? MOST_STEPS;
    if (this.steps > most) return this.fail('crash', `more than ${most} steps: undecided`, ['script']);
    // What a step looks through grows with the objects, each against each.
    this.work += WORK_OF_A_STEP + this.p.items.length ** 2;
    if (this.work > (this.options.mostWork ?? MOST_WORK))
      return this.fail('crash', `too much to do after ${this.steps} steps with so many objects: undecided`, ['script']);
    const before = this.p;
    if (!this.traced) {
      this.p = this.engine.step(before);
      this.were.look(this.p);
      return this.p !== before;
    }
    const took: Row[] = [];
    this.p = this.engine.step(before, (row) => took.push(row));
    this.were.look(this.p);
    for (const row of took) {
      this.rows.push(row);
      this.reasons.row(this.lines, this.progress, before, row);
      this.progress = afterRow(this.lines, this.progress, row);
      if (isStep(row, this.lastStep.step)) this.timesCome += 1;
      this.watch.row(before, row);
      this.moments.row(before, row);
      this.silences.row(row);
    }
    return took.length > 0;
  }

  private decide(): boolean {
    const { request } = this.p;
    if (!request) return false;
    const conceding = concession(this.lines, this.progress, this.p);
    if (conceding) return this.concede(conceding);
    const scripted = reply(this.lines, this.progress, this.p);
    if (scripted && this.progress.want === 0) this.point(scripted.line.name);
    this.watch.decision(this.p);
    this.silences.decision(this.p);
    if (!scripted && !this.options.untraced) this.reasons.decision(this.lines, this.progress, this.p);
    // With a row knocked out the play goes on, since what comes of it is what is asked.
    if (!scripted && !this.options.engine && isDue(this.lines, this.progress, this.p)) return this.notPossible();
    const answer = scripted?.answer ?? passive(this.p, this.lines, this.progress);
    if (answer === null) return this.missing();
    const given = this.engine.answer(this.p, answer);
    if (!given.ok) {
      const path = scripted?.line.path ?? ['script'];
      const clauses = this.engine.refusing(this.p, answer).map(baseOf);
      const why = clauses.length === 0 ? given.error : `${given.error} (${clauses.join(', ')})`;
      return this.fail('unused', `"${scripted?.line.words ?? request.prompt}" cannot be played: ${why}`, path);
    }
    this.decisions.push({
      row: this.rows.length - 1,
      seat: request.seat,
      prompt: request.prompt,
      answer,
      line: scripted?.line ?? null,
      label: scripted?.label ?? null,
    });
    if (scripted) this.playedNow(scripted.line);
    this.progress = scripted?.progress ?? this.progress;
    this.p = given.position;
    if (scripted) this.scripted = given.position;
    return true;
  }

  /** The script lets a player leave the game. */
  private concede({ line, progress }: NonNullable<ReturnType<typeof concession>>): boolean {
    const before = this.p;
    this.point(line.name);
    this.watch.decision(before);
    const given = this.engine.concede(before, line.seat, (row) => {
      this.rows.push(row);
      this.watch.row(before, row);
      this.moments.row(before, row);
    });
    if (!given.ok) return this.fail('unused', `"${line.words}" cannot be played: ${given.error}`, line.path);
    this.playedNow(line);
    this.progress = progress;
    this.p = given.position;
    return true;
  }

  /** The moment just before an entry is played. */
  private point(name: string | undefined): void {
    this.watch.point(name);
    this.silences.point(name);
    this.moments.point(name, this.p);
  }

  /** An entry is played in this turn. One that says nothing of a turn is expected in that of the entry before. */
  private playedNow(line: Line): void {
    const { number } = this.p.turn;
    if (number > this.lastScripted && line.turn === undefined && line.at === undefined) {
      const later = number - this.lastScripted;
      const message = `"${line.words}" was played in turn ${number}, ${later} after what was played before; turn: ${number} says that it is meant`;
      this.notes.push({ message, path: line.path });
    }
    this.lastScripted = number;
  }

  /** The decision that an entry is about has come, and does not offer what it says. */
  private notPossible(): boolean {
    const line = this.lines[this.progress.line];
    if (!line) return false;
    return this.unfit(line, 'cannot be played');
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
    const next = this.lines[this.progress.line];
    if (next) return this.p.turn.number > (next.turn ?? this.start.turn.number + MOST_TURNS);
    const until = this.scenario.until ?? 'settled';
    switch (until) {
      case 'settled':
        return isIdle(this.p);
      case 'end of turn':
        return this.turnHasEnded();
      case 'end of game':
        return this.p.turn.number > this.start.turn.number + MOST_TURNS * 10;
      default:
        return this.hasCome(until);
    }
  }

  private hasCome(step: string): boolean {
    const last = this.rows.at(-1);
    if (last !== undefined && isStep(last, this.lastStep.step) && this.timesCome >= this.lastStep.time) return true;
    if (this.p.turn.number <= this.lastScripted + MOST_TURNS) return false;
    this.fail('unused', `until: the step ${step} did not come in ${MOST_TURNS} turns`, ['until']);
    return true;
  }

  /** The turn in which the script ended is over. */
  private turnHasEnded(): boolean {
    return this.p.turn.number > this.lastScripted;
  }

  /** The decision that the play ends with is one like the others; what is tried at it can fail as they can. */
  private lastLook(): void {
    try {
      if (this.p.request) this.watch.decision(this.p);
      this.silences.decision(this.p);
    } catch (error) {
      this.fail('crash', error instanceof Error ? error.message : String(error), ['expect']);
    }
  }

  private judged(): Run {
    this.unused();
    this.lastLook();
    // With a row knocked out, a script that cannot go on has come to an end of its own: what came out is asked all the same.
    const isEnd = this.options.engine !== undefined && this.isLeftOver;
    const stuck = !isEnd && this.failures.some(({ kind }) => kind !== 'outcome');
    this.failures.push(
      ...this.watch.failures(this.p, stuck),
      ...this.moments.failures(stuck),
      ...this.silences.failures(stuck),
    );
    if (!stuck) {
      const rows = this.options.untraced ? null : this.rows;
      this.failures.push(
        ...outcomeFailures(this.scenario, this.edition, this.engine, { p: this.p, were: this.were }, rows),
        ...deckFailures(this.scenario, this.edition, this.engine),
        // With a row knocked out, what comes of the one line is asked, not of all.
        ...(this.options.engine || this.options.unexplored
          ? []
          : everyLineFailures(this.scenario, this.edition, this.engine, this.played())),
      );
    }
    return {
      ...this.played(),
      edition: this.edition,
      cards: this.engine.cards,
      ok: this.failures.length === 0,
      failures: this.failures,
      notes: this.notes,
      outcome: this.p.result,
      sights: sightsOf(this.scenario, this.edition, this.engine, this.p),
      deck: deckConsulted(this.scenario, this.edition, this.engine),
    };
  }

  /** What was played. */
  private played(): Played & Pick<Run, 'decisions'> {
    return {
      start: this.start,
      end: this.p,
      scripted: this.scripted,
      rows: this.rows,
      decisions: this.decisions,
    };
  }

  private unused(): void {
    const line = this.lines[this.progress.line];
    if (!line || this.failures.length > 0) return;
    const part =
      this.progress.want > 0 ? `was begun, but its part ${this.progress.want + 1} never came` : 'was not used';
    this.isLeftOver = true;
    this.unfit(line, part);
  }

  /** An entry could not be played. */
  private unfit(line: Line, what: string): false {
    const unfit = this.reasons.whyNot(line, this.progress, this.p.turn.number);
    this.failures.push({
      kind: 'unused',
      message: `"${line.words}" ${what}: ${unfitLine(unfit)}`,
      path: line.path,
      unfit,
    });
    return false;
  }

  private fail(kind: FailureKind, message: string, path: readonly (string | number)[]): false {
    this.failures.push({ kind, message, path });
    return false;
  }
}

/** Whether the end of a play can be told from positions alone. */
const isPlain = (until: string | undefined): boolean => until === undefined || ENDS.includes(until);
