/** The same decisions in an engine that lacks a row: what comes of them. */
import { type Answer, accepts, answers, type Engine, type Position, type Request } from '@/engine';
import { isIdle } from '../play/script';
import type { Onlooker } from './facts';
import { type Place, type Point, placeOf, type Tape } from './tape';

/** What came of a play: the position it ended in, or why it says nothing. */
export type Replayed =
  | { readonly kind: 'ended'; readonly end: Position }
  /** It crashed or never came to an end, asked nobody anything, or went on beyond the last turn of the original. */
  | { readonly kind: 'crashed' | 'ranOn' };

/** Rows that a play may take beyond three times as many as the original. */
const MORE_STEPS = 400;

/** Who is told of the play on its way. */
export type Told = Pick<Onlooker, 'row' | 'point' | 'decision' | 'end'>;

/**
 * Plays the decisions of a tape again.
 * @param from the row to begin at: all before it is taken from the tape
 * @param told of every row and decision, where somebody wants to know; begins with the first row then
 */
export function replay(tape: Tape, engine: Engine, from: number, told: Told | null = null): Replayed {
  try {
    return new Replay(tape, engine, told === null ? from : 0, told).toEnd();
  } catch {
    return { kind: 'crashed' };
  }
}

class Replay {
  private p: Position;
  /** The point of the tape that is next. */
  private next: number;
  /** Decisions whose moment has passed without their being possible: made later in the same turn where they can be. */
  private readonly waiting: Point[] = [];
  /** How often the step has come with which the play ends, and how often it came in the original. */
  private timesCome = 0;
  private readonly timesDue: number = 1;
  /** Whether anybody has decided anything. */
  private asked: boolean;

  constructor(
    private readonly tape: Tape,
    private readonly engine: Engine,
    from: number,
    private readonly told: Told | null,
  ) {
    this.p = tape.rows[from - 1]?.position ?? tape.start;
    this.next = tape.points.filter(({ row }) => row < from - 1).length;
    this.asked = this.next > 0 || tape.points.length === 0;
    const { until } = tape;
    if (typeof until === 'object') {
      const came = tape.rows.map(({ step }) => isNamed(step, until.step));
      this.timesDue = came.filter(Boolean).length;
      this.timesCome = came.slice(0, from).filter(Boolean).length;
    }
  }

  toEnd(): Replayed {
    const most = this.tape.rows.length * 3 + MORE_STEPS;
    for (let steps = 0; steps <= most; steps += 1) {
      if (this.isOver()) {
        if (!this.asked) return { kind: 'crashed' };
        this.told?.end(this.p);
        return { kind: 'ended', end: this.p };
      }
      if (this.p.turn.number > this.tape.end.turn.number) return { kind: 'ranOn' };
      if (this.p.request) this.decide(this.p.request);
      else this.step();
    }
    return { kind: 'crashed' };
  }

  private step(): void {
    const before = this.p;
    const top = before.agenda.at(-1);
    const { told } = this;
    this.p = told ? this.engine.step(before, (row) => told.row(before, row)) : this.engine.step(before);
    const { until } = this.tape;
    if (top && typeof until === 'object' && isNamed(`${top.proc}#${top.step}`, until.step)) this.timesCome += 1;
    if (!top) throw new Error('nothing is left to do');
  }

  private isOver(): boolean {
    const { p, tape } = this;
    if (p.result) return true;
    const { until, end } = tape;
    // A game that was over in this turn and is not now has come out otherwise, whatever follows.
    if (end.result) return p.turn.number > end.turn.number;
    if (typeof until === 'object') return this.timesCome >= this.timesDue;
    if (until === 'end of game') return false;
    if (until === 'end of turn') return p.turn.number >= end.turn.number;
    if (!isIdle(p)) return false;
    this.leaveBehind();
    return tape.points.slice(this.next).every(({ active }) => !active) && this.waitingFor(p) === null;
  }

  /** With nothing under way, decisions that came while something was have had their time. */
  private leaveBehind(): void {
    while (this.next < this.tape.points.length) {
      const point = this.tape.points[this.next];
      if (!point || point.place.idle) return;
      this.drop(point);
    }
  }

  private drop(point: Point): void {
    if (point.active) this.waiting.push(point);
    this.next += 1;
  }

  private decide(request: Request): void {
    const { p } = this;
    this.asked = true;
    const point = this.matched(p, request) ?? this.late(p);
    if (point?.begins) this.told?.point(point.begins.name);
    this.told?.decision(p);
    if (point && point.concedes !== null) {
      const { told } = this;
      const given = this.engine.concede(p, point.concedes, told ? (row) => told.row(p, row) : undefined);
      if (!given.ok) throw new Error(given.error);
      this.p = given.position;
      return;
    }
    const answer = point?.answer ?? this.passing(request);
    const given = this.engine.answer(p, answer);
    if (!given.ok) throw new Error(given.error);
    this.p = given.position;
  }

  /** The decision of the tape that has its place here and can be made; what comes before it is dropped. */
  private matched(p: Position, request: Request): Point | null {
    const here = placeOf(p);
    for (;;) {
      const at = this.aligned(here);
      if (at < 0) return null;
      while (this.next < at) this.drop(this.tape.points[this.next] ?? NO_POINT);
      const point = this.tape.points[at];
      if (!point) return null;
      if (point.concedes !== null || accepts(request.space, point.answer) === null) {
        if (!point.active && this.waitingFor(p) !== null) return null;
        this.next += 1;
        return point;
      }
      this.drop(point);
      if (!point.place.idle) return null;
      // What would have followed from what cannot be begun does not come.
      this.leaveBehind();
    }
  }

  /** The next point of the tape with this place: with the same things waiting to resolve, or at least with as little under way. */
  private aligned(here: Place): number {
    const { points } = this.tape;
    const alike = (point: Point, exactly: boolean): boolean => {
      const { place } = point;
      return (
        place.seat === here.seat &&
        place.prompt === here.prompt &&
        place.turn === here.turn &&
        place.phase === here.phase &&
        place.path === here.path &&
        place.idle === here.idle &&
        (!exactly || place.chase === here.chase)
      );
    };
    const exact = points.findIndex((point, at) => at >= this.next && alike(point, true));
    return exact >= 0 ? exact : points.findIndex((point, at) => at >= this.next && alike(point, false));
  }

  /** A decision whose moment has passed and that can be made now. */
  private waitingFor(p: Position): Point | null {
    const { request } = p;
    if (!request) return null;
    const at = this.waiting.findIndex(
      ({ place, answer, concedes }) =>
        concedes === null &&
        place.seat === request.seat &&
        place.prompt === request.prompt &&
        place.turn === p.turn.number &&
        (!place.idle || isIdle(p)) &&
        accepts(request.space, answer) === null,
    );
    return this.waiting[at] ?? null;
  }

  /** The same, taken from those that wait. */
  private late(p: Position): Point | null {
    const point = this.waitingFor(p);
    if (point) this.waiting.splice(this.waiting.indexOf(point), 1);
    return point;
  }

  /** What a player does whose decision has no counterpart: nothing, or whatever comes first. */
  private passing(request: Request): Answer {
    const { rest, space } = request;
    if (rest !== null) return rest;
    const named = this.tape.points.find(
      ({ place, answer, concedes }) =>
        concedes === null &&
        place.seat === request.seat &&
        place.prompt === request.prompt &&
        accepts(space, answer) === null,
    );
    const [any] = answers(space, 1).list;
    const answer = named?.answer ?? any;
    if (answer === undefined) throw new Error('a decision without an answer');
    return answer;
  }
}

const isNamed = (step: string, named: string): boolean => step === named || step.startsWith(`${named}#`);
const NO_POINT: Point = {
  row: -1,
  place: { seat: 0, prompt: '', turn: 0, phase: '', path: '', chase: '', idle: false },
  answer: '',
  active: false,
  begins: null,
  concedes: null,
};
