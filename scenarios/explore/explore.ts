/** Every way to go on from where the script of a scenario ends, as the command line tells it. */
import { type Answer, type Edition, type Engine, explore, type Move, NO_WATCH, type Position } from '@/engine';
import { factKey, factsAsked, standingFactsOf } from '../decide/facts';
import type { Entry, EveryLine, FixedEntry, Scenario } from '../format/schema';
import { departure, linesSpokenOf, toItsEnd } from '../play/every-line';
import { fixedIn } from '../play/fixed';
import type { Run } from '../play/play';
import { type Made, scriptOf } from '../write/script';

export interface FoundOutcome {
  /** What is asked of the scenario, or life and where every card is, as it stands at the end. */
  readonly outcome: Readonly<Record<string, unknown>>;
  /** The entries of a shortest line that leads to it. */
  readonly line: readonly Entry[];
}

/** From which moment lines are explored, and what nobody is free to do otherwise in them. */
export type Asked = Pick<EveryLine, 'at' | 'fixed'>;

export interface ExploredReport {
  readonly edition: Edition;
  /** From where, unless it is where the script ends. */
  readonly at?: string;
  /** What was fixed, where something was. */
  readonly fixed?: readonly FixedEntry[];
  /** What of that nobody was ever asked, in the positions that were looked into. */
  readonly unmet?: readonly FixedEntry[];
  /** Positions with a decision, those with the same future as one. */
  readonly states: number;
  /** Whether nothing is left out. */
  readonly complete: boolean;
  /** Why it is not complete; absent where it is. */
  readonly cut?: string;
  readonly outcomes: readonly FoundOutcome[];
}

/** Each different way in which a scenario itself asks of every line; once, of all lines, where it does not. */
export function askedIn({ expect }: Scenario, edition: Edition): readonly Asked[] {
  const said = (['all', edition] as const).flatMap((part) =>
    linesSpokenOf(expect[part] ?? {}).map(({ said: { at, fixed } }): Asked => ({ at, fixed })),
  );
  const apart = new Map(said.map((one) => [JSON.stringify(one), one]));
  return apart.size === 0 ? [{}] : [...apart.values()];
}

/**
 * Explores until what is under way is settled; where nothing is, to the end of the turn.
 * @param run the scenario as played under an edition
 * @param most positions that are looked into before the search is cut off
 * @returns `null` where the play never began, or never came to that moment
 */
export function exploreRun(
  scenario: Scenario,
  run: Run,
  engine: Engine,
  most: number,
  { at, fixed = [] }: Asked = {},
): ExploredReport | null {
  const from = departure(run, at, engine);
  if (from === null) return null;
  const facts = factsAsked(scenario, run.edition).filter(
    (fact) => (fact.kind === 'card' || fact.kind === 'player' || fact.kind === 'result') && !('at' in fact),
  );
  const wanted = facts.map(factKey);
  const told = (p: Position): string => {
    const stands = standingFactsOf(engine, p);
    const keys =
      wanted.length > 0 ? wanted : [...stands.keys()].filter((key) => /^(player\/\d\/life|card\/.*\/zone)$/.test(key));
    return JSON.stringify(Object.fromEntries(keys.map((key) => [key, stands.get(key) ?? null])));
  };
  const found = explore(engine, from, {
    isOver: toItsEnd(engine, from),
    outcomeOf: told,
    most,
    fixed: fixed.map((one) => fixedIn(one, engine)),
  });
  const unmet = found.unmet.flatMap((number) => fixed[number] ?? []);
  return {
    edition: run.edition,
    ...(at === undefined ? {} : { at }),
    ...(fixed.length === 0 ? {} : { fixed }),
    ...(unmet.length === 0 ? {} : { unmet }),
    states: found.positions,
    complete: found.cut === null,
    ...(found.cut === null ? {} : { cut: found.cut }),
    outcomes: found.outcomes.map(({ outcome, line }) => ({
      outcome: JSON.parse(outcome),
      line: scriptOf(lineFrom(engine, from, line)),
    })),
  };
}

/** A decision on a line that was explored: there nobody leaves the game. */
type MadeMove = Extract<Made, { readonly answer: Answer }>;

/**
 * The decisions of a line that was explored, with the positions in which they were asked. Passes at the end are left out: who
 * leaves them out does the same.
 * @param from the position that was explored
 */
export function lineFrom(engine: Engine, from: Position, line: readonly Move[]): readonly MadeMove[] {
  let p = engine.advance(from);
  const made = line.map(({ answer }) => {
    const one = { position: p, answer };
    const given = engine.answer(p, answer);
    if (!given.ok) throw new Error(`a line that was explored cannot be played: ${given.error}`);
    // A line may come back to where it was: who explores has gone on from there once.
    p = engine.advance({ ...given.position, watch: NO_WATCH });
    return one;
  });
  const isRest = ({ position, answer }: MadeMove): boolean =>
    JSON.stringify(position.request?.rest) === JSON.stringify(answer);
  return made.slice(0, made.findLastIndex((one) => !isRest(one)) + 1);
}
