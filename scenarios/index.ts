/** What the command line and scripts are given: scenario files played, compared, measured. */
import { EDITIONS, type Edition, type Outcome } from '@/engine';
import type { DocId } from '@/rules/documents';
import { type Comparison, compare } from './compare';
import { type CoverageRow, coverageRows } from './coverage';
import { faultLine, type LineOf } from './parse';
import { type Failure, play, type Run } from './play';
import { readScenario, scenarioFiles } from './read';
import type { Scenario } from './schema';
import { unknown } from './strict';

/** One run of a file, as `run --json` answers. */
export interface RunReport {
  readonly file: string;
  readonly edition: Edition;
  readonly ok: boolean;
  /** `file:line what went otherwise`. */
  readonly failures: readonly string[];
  readonly outcome: Outcome | null;
  readonly trace: readonly TraceRow[];
}

export interface TraceRow {
  readonly step: string;
  readonly clauses: readonly string[];
  readonly via: readonly { readonly kind: string; readonly name: string; readonly clauses: readonly string[] }[];
  /** Who decides after this row, where somebody does. */
  readonly player?: 'A' | 'B';
  readonly events: Run['rows'][number]['events'];
}

/** Plays a scenario file under its editions, or under one. Throws one line for a file that is no scenario. */
export function runFile(path: string, options: { readonly edition?: string } = {}): readonly RunReport[] {
  const { scenario, lineOf } = scenarioAt(path);
  const only = options.edition === undefined ? null : editionOf(path, scenario, options.edition);
  return scenario.editions
    .filter((edition) => only === null || edition === only)
    .map((edition) => reportOf(path, play(scenario, edition), lineOf));
}

function reportOf(file: string, run: Run, lineOf: LineOf): RunReport {
  return {
    file,
    edition: run.edition,
    ok: run.ok,
    failures: run.failures.map((failure) => failureLine(file, failure, lineOf)),
    outcome: run.outcome,
    trace: run.rows.map(({ step, clauses, via, request, events }) => ({
      step,
      clauses,
      via,
      ...(request ? { player: request.seat === 0 ? 'A' : 'B' } : {}),
      events,
    })),
  };
}

const failureLine = (file: string, { message, path }: Failure, lineOf: LineOf): string =>
  faultLine({ file, line: lineOf(path), what: message });

/** Compares a scenario file under two editions. Throws one line where an edition is not among the file's. */
export function compareFile(path: string, editions: readonly string[]): Comparison {
  const { scenario } = scenarioAt(path);
  const [left, right] = editions.map((edition) => editionOf(path, scenario, edition));
  if (!left || !right || editions.length !== 2) throw new Error(`${path}: two editions are expected`);
  return compare(scenario, left, right);
}

/** How far engine and scenarios have come with each document, as last measured. */
export const coverage = (doc?: DocId): readonly CoverageRow[] => coverageRows(doc);

/** One line for every fault of every scenario file of the project: in the file, or in what happens when it is played. */
export function checkScenarios(): readonly string[] {
  return scenarioFiles().flatMap((path) => {
    const read = readScenario(path);
    if (!read.ok) return read.faults.map(faultLine);
    const { scenario, lineOf } = read;
    return scenario.editions.flatMap((edition) =>
      play(scenario, edition).failures.map((failure) => failureLine(path, failure, lineOf)),
    );
  });
}

function scenarioAt(path: string): { readonly scenario: Scenario; readonly lineOf: LineOf } {
  const read = readScenario(path);
  if (read.ok) return read;
  const [first, ...more] = read.faults.map(faultLine);
  throw new Error(`${first ?? path}${more.length > 0 ? ` (and ${more.length} more)` : ''}`);
}

function editionOf(path: string, scenario: Scenario, word: string): Edition {
  const found = EDITIONS.find((edition) => edition === word);
  if (found === undefined) throw new Error(unknown(word, EDITIONS, 'edition that plays'));
  if (!scenario.editions.includes(found))
    throw new Error(`${path}: not written for ${found}; its editions are ${scenario.editions.join(', ')}`);
  return found;
}
