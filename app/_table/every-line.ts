/** What a fact can come to in every line from a position: asked of a worker, so that the table stays at hand meanwhile. */
import { type Edition, explore, type Move, openEngine, type Position, type Seat } from '@/engine';
import { standingFactsOf, type Value } from '@/scenarios/decide/facts';
import { cardsFor } from '@/scenarios/format/pool';
import type { FixedEntry, Scenario } from '@/scenarios/format/schema';
import { toItsEnd } from '@/scenarios/play/every-line';
import { fixedIn } from '@/scenarios/play/fixed';

/** What is asked. It is plain data, as a worker is told it. */
export interface LineQuestion {
  readonly scenario: Scenario;
  readonly edition: Edition;
  readonly from: Position;
  /** The key of the fact that is asked. */
  readonly fact: string;
  /** Decisions that nobody is free to make otherwise. */
  readonly fixed: readonly FixedEntry[];
}

/** Something that the fact can come to. */
export interface LineOutcome {
  readonly value: Value;
  /** Who can bring it about whatever the other does. */
  readonly forcedBy: readonly Seat[];
  /** A shortest line to it. */
  readonly line: readonly Move[];
}

export interface LineAnswer {
  readonly positions: number;
  readonly complete: boolean;
  /** What is fixed and never came up, by number. */
  readonly unmet: readonly number[];
  readonly outcomes: readonly LineOutcome[];
}

/** Positions after which a search on somebody's device is cut off. */
export const MOST_POSITIONS = 50_000;

/** @param looked told now and then how many positions have been looked into */
export function everyLine(
  { scenario, edition, from, fact, fixed }: LineQuestion,
  looked: (positions: number) => void = () => undefined,
  most = MOST_POSITIONS,
): LineAnswer {
  const engine = openEngine(edition, cardsFor(scenario, edition));
  const found = explore(engine, from, {
    isOver: toItsEnd(engine, from),
    outcomeOf: (p) => JSON.stringify(standingFactsOf(engine, p).get(fact) ?? null),
    most,
    fixed: fixed.map((one) => fixedIn(one, engine)),
    goOn: (positions) => {
      looked(positions);
      return true;
    },
  });
  return {
    positions: found.positions,
    complete: found.cut === null,
    unmet: found.unmet,
    outcomes: found.outcomes.map(({ outcome, line }) => ({
      value: JSON.parse(outcome),
      forcedBy: ([0, 1] as const).filter((seat) => found.forces(seat, (one) => one === outcome)),
      line,
    })),
  };
}
