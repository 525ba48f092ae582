/** What a scenario expects not to be asked: a player who has nothing to decide between two moments of the play. */
import type { Edition, Position, Row, Seat } from '@/engine';
import type { Scenario } from '../format/schema';
import { isStep, stepTime } from '../format/step';
import type { Failure, FailurePath } from './failure';
import { playerName } from './standing';

interface Silence {
  readonly seat: Seat;
  /** The kind of decision, by its prompt; `null`: any. */
  readonly of: string | null;
  readonly from: Point;
  /** `null`: to the end. */
  readonly to: Point | null;
  readonly path: FailurePath;
  broken: boolean;
}

/** A moment that is waited for, by the name of an entry or by a step. */
interface Point {
  readonly words: string;
  came: number;
  reached: boolean;
}

const pointOf = (words: string): Point => ({ words, came: 0, reached: words === 'start' });

/** Watches a play for decisions that are expected not to come. */
export class Silences {
  private readonly silences: readonly Silence[];
  private readonly found: Failure[] = [];

  constructor(scenario: Scenario, edition: Edition) {
    this.silences = (['all', edition] as const).flatMap((part) =>
      (scenario.expect[part]?.noDecision ?? []).map(({ by, of, at, before }, index) => ({
        seat: by === 'A' ? 0 : 1,
        of: of ?? null,
        from: pointOf(at ?? 'start'),
        to: before === undefined || before === 'end' ? null : pointOf(before),
        path: ['expect', part, 'noDecision', index],
        broken: false,
      })),
    );
  }

  /** Whether the moments cannot be told from decisions alone. */
  get needsRows(): boolean {
    return this.points().some(({ words }) => words !== 'start');
  }

  /** An entry of the script is about to be played. */
  point(name: string | undefined): void {
    for (const point of this.points()) if (point.words === name) point.reached = true;
  }

  /** A row of the trace. */
  row(row: Row): void {
    for (const point of this.points()) {
      const { step, time } = stepTime(point.words);
      if (!isStep(row, step)) continue;
      point.came += 1;
      if (point.came >= time) point.reached = true;
    }
  }

  /** A decision, before it is answered. */
  decision({ request }: Position): void {
    if (!request) return;
    for (const silence of this.silences) {
      const { seat, of, from, to, broken, path } = silence;
      if (broken || !from.reached || to?.reached || seat !== request.seat) continue;
      if (of !== null && of !== request.prompt) continue;
      silence.broken = true;
      const message = `noDecision: ${playerName(seat)} has to decide ${request.prompt}`;
      this.found.push({ kind: 'offers', message, path });
    }
  }

  /** The silences that were broken, as their scenario says them. */
  get brokenOnes(): readonly {
    readonly seat: Seat;
    readonly of: string | null;
    readonly from: string;
    readonly to: string;
  }[] {
    return this.silences.flatMap(({ seat, of, from, to, broken }) =>
      broken ? [{ seat, of, from: from.words, to: to?.words ?? 'end' }] : [],
    );
  }

  /** Every silence that was broken, and every one whose moments never came. */
  failures(stuck: boolean): readonly Failure[] {
    const absent = this.silences.flatMap(({ from, to, path }) =>
      [from, to].flatMap((point): readonly Failure[] =>
        point === null || point.reached
          ? []
          : [{ kind: 'missing', message: `noDecision: "${point.words}" never came`, path }],
      ),
    );
    return stuck ? this.found : [...this.found, ...absent];
  }

  private points(): readonly Point[] {
    return this.silences.flatMap(({ from, to }) => (to ? [from, to] : [from]));
  }
}
