/** What a scenario expects of moments on the way: just before an entry, or before a step runs, for the first time or the one that is named. */
import type { Edition, Engine, Position, Row } from '@/engine';
import type { Moment, Scenario } from '../format/schema';
import { isStep, stepTime } from '../format/step';
import type { Failure } from './failure';
import { standingAt } from './standing';
import type { Were } from './were';

interface Awaited {
  readonly moment: Moment;
  readonly path: readonly (string | number)[];
  /** How often its step has come. */
  came: number;
}

/** Watches a play for the moments its expectations name. */
export class Moments {
  private awaited: readonly Awaited[];
  private readonly found: Failure[] = [];

  constructor(
    scenario: Scenario,
    edition: Edition,
    private readonly engine: Engine,
    /** The names that entries have: one that a step has as well means the entry. */
    private readonly named: ReadonlySet<string>,
    private readonly were: Were,
  ) {
    this.awaited = (['all', edition] as const).flatMap((part) =>
      (scenario.expect[part]?.moments ?? []).map((moment, index) => ({
        moment,
        path: ['expect', part, 'moments', index],
        came: 0,
      })),
    );
  }

  /** Whether the trace is needed to tell the moments. */
  get needsRows(): boolean {
    return this.awaited.some(({ moment }) => !this.named.has(moment.at));
  }

  /** An entry of the script is about to be played. */
  point(name: string | undefined, p: Position): void {
    this.settle(
      this.awaited.filter(({ moment }) => moment.at === name),
      p,
    );
  }

  /** A row of the trace, with the position before it. */
  row(before: Position, row: Row): void {
    const due = this.awaited.filter((one) => {
      if (this.named.has(one.moment.at)) return false;
      const { step, time } = stepTime(one.moment.at);
      if (isStep(row, step)) one.came += 1;
      return one.came === time;
    });
    this.settle(due, before);
  }

  private settle(due: readonly Awaited[], p: Position): void {
    if (due.length === 0) return;
    this.awaited = this.awaited.filter((one) => !due.includes(one));
    for (const { moment, path } of due) {
      for (const failure of standingAt(moment, this.engine, { p, were: this.were }, path))
        this.found.push({ ...failure, message: `before ${moment.at}: ${failure.message}` });
    }
  }

  /** Every expectation not met; a moment that never came only where the script came to its end. */
  failures(stuck: boolean): readonly Failure[] {
    const absent = stuck ? [] : this.awaited;
    return [
      ...this.found,
      ...absent.map(({ moment, path }): Failure => ({ kind: 'missing', message: `${moment.at} never came`, path })),
    ];
  }
}
