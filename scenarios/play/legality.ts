/** What a scenario expects of legality: answers offered, not offered, or refused by a clause, at a moment of the play. */
import type { Edition, Engine, Position, Row } from '@/engine';
import type { Expectation, Scenario } from '../format/schema';
import { isStep, stepTime } from '../format/step';
import { inEdition } from './citation';
import type { Failure } from './failure';
import { clausesOf, isSelected, type Settled, settledAt, settledBy, type Wish, wishOf } from './wish';

type Path = readonly (string | number)[];

/** What is expected of a wish. */
export interface Check {
  readonly kind: 'refused' | 'offers' | 'notOffers';
  readonly wish: Wish;
  readonly action: string;
  readonly at: string;
  /** Clauses of this edition, one of which has to be among those that refuse. */
  readonly clauses: readonly string[];
  readonly path: Path;
  /** How often the step has come that it waits for. */
  came: number;
  armed: boolean;
  done: boolean;
}

/** What else keeps a player from something. */
const other = (clauses: readonly string[]): string =>
  clauses.length > 0 ? `by ${clauses.join(', ')}` : 'has no such thing to choose from at all';

/** Watches a play for the moments its expectations of legality speak of. */
export class Watch {
  private readonly checks: Check[];
  private readonly found: Failure[] = [];

  constructor(
    scenario: Scenario,
    edition: Edition,
    private readonly engine: Engine,
    /** Told of every wish when it is settled. */
    private readonly told: (check: Check, settled: Settled) => void = () => undefined,
  ) {
    this.checks = ['all', edition].flatMap((part) => checksOf(scenario, part, edition));
  }

  /** Whether the moments cannot be told from decisions alone. */
  get needsRows(): boolean {
    return this.checks.some(({ at, wish }) => at.includes('#') || isSelected(wish));
  }

  /** An entry of the script is about to be played. */
  point(name: string | undefined): void {
    for (const check of this.checks) if (name !== undefined && check.at === name) check.armed = true;
  }

  /** A row of the trace: the moment of a step, or one that consulted the conditions of a selection. */
  row(before: Position, row: Row): void {
    for (const check of this.checks) {
      if (check.done) continue;
      if (check.armed && row.request === null) this.settle(check, settledBy(this.engine, check.wish, before, row));
      const { step, time } = stepTime(check.at);
      if (isStep(row, step)) check.came += 1;
      if (check.came >= time) check.armed = true;
    }
  }

  /** A decision, before it is answered. */
  decision(p: Position): void {
    for (const check of this.checks) if (check.armed && !check.done) this.decide(check, p);
  }

  /** Every expectation that was not met; `stuck` says that the script never came to its end. */
  failures(p: Position, stuck: boolean): readonly Failure[] {
    for (const check of this.checks) {
      if (check.at === 'end' && !stuck) this.decide(check, p);
      if (check.done) continue;
      if (check.kind === 'offers' && check.armed) this.fail(check, 'offers', 'never had that choice');
      else if (!stuck)
        this.fail(check, 'missing', check.armed ? 'had no such decision' : `at "${check.at}" never came`);
    }
    return this.found;
  }

  private decide(check: Check, p: Position): void {
    this.settle(check, settledAt(this.engine, check.wish, p));
  }

  private settle(check: Check, settled: Settled | null): void {
    if (settled === null) return;
    const { offered, verdict } = settled;
    check.done = true;
    this.told(check, settled);
    const clauses = verdict ? clausesOf(verdict) : [];
    const because = clauses.length > 0 ? ` (${clauses.join(', ')})` : '';
    switch (check.kind) {
      case 'offers':
        if (!offered) this.fail(check, 'offers', `cannot${because}`);
        return;
      case 'notOffers':
        if (offered) this.fail(check, 'offers', 'can');
        return;
      case 'refused': {
        if (offered) this.fail(check, 'legality', 'can');
        else if (check.clauses.length > 0 && !check.clauses.some((clause) => clauses.includes(clause)))
          this.fail(check, 'legality', `is not kept from it by ${check.clauses.join(', ')} but ${other(clauses)}`);
      }
    }
  }

  private fail(check: Check, kind: Failure['kind'], what: string): void {
    check.done = true;
    const player = check.wish.seat === 0 ? 'A' : 'B';
    this.found.push({ kind, message: `${check.kind} "${check.action}": ${player} ${what}`, path: check.path });
  }
}

function checksOf(scenario: Scenario, part: string, edition: Edition): Check[] {
  const expected = scenario.expect[part === 'all' ? 'all' : edition];
  if (!expected) return [];
  return (['refused', 'offers', 'notOffers'] as const).flatMap((kind) =>
    (expected[kind] ?? []).flatMap((asked, index): Check[] => {
      const wish = wishOf(asked.by === 'A' ? 0 : 1, asked.action);
      if (!wish) return [];
      const at = asked.at ?? 'start';
      const clauses = clausesAsked(asked).flatMap((id) => inEdition(id, edition) ?? []);
      const base = { kind, wish, action: asked.action, at } as const;
      return [{ ...base, clauses, path: ['expect', part, kind, index], came: 0, armed: at === 'start', done: false }];
    }),
  );
}

type Asked = NonNullable<Expectation['offers'] | Expectation['refused']>[number];

function clausesAsked(asked: Asked): readonly string[] {
  if (!('clause' in asked) || asked.clause === undefined) return [];
  return typeof asked.clause === 'string' ? [asked.clause] : asked.clause;
}
