/** What the command line and scripts are given: scenario files played, compared, measured. */
import { type DeckFault, EDITIONS, type Edition, openEngine, type Position } from '@/engine';
import type { Both, DocId } from '@/rules/documents';
import { type Comparison, compare } from './compare/compare';
import { decides } from './decide/decides';
import { rulingOf } from './decide/ruling';
import { sentence } from './decide/sentence';
import type { Decisive } from './decide/weigh';
import { askedIn, type ExploredReport, exploreRun } from './explore/explore';
import { deckIn } from './format/deck';
import { faultAt, faultLine, type LineOf, parseFixed } from './format/parse';
import { poolOf } from './format/pool';
import { readDeck, readScenario, scenarioFiles } from './format/read';
import type { FixedEntry, Scenario } from './format/schema';
import { type CoverageRow, coverageRows } from './measure/coverage';
import { rarityOf, readDecides } from './measure/decides';
import { MECHANISMS, MEETINGS } from './measure/matrix';
import { unknownInTexts } from './measure/named';
import { voiceFaults } from './measure/voice';
import type { Note } from './play/failure';
import { fixedFailures } from './play/meaning';
import { type PlayOptions, play, type Run } from './play/play';
import { playerName } from './play/standing';
import { clausesWalked, traceLines, type WalkedClause } from './play/telling';

export type { ExploredReport } from './explore/explore';

/** One run of a file, as `run --json` answers. */
export interface RunReport {
  readonly file: string;
  /** `null` for a file that cannot be played at all, one of many. */
  readonly edition: Edition | null;
  readonly ok: boolean;
  /** `file:line what went otherwise`. */
  readonly failures: readonly string[];
  /** `file:line what went as written, though perhaps not as meant`; absent where there is nothing of the kind. */
  readonly notes?: readonly string[];
  readonly outcome: OutcomeReport | null;
  readonly trace: readonly TraceRow[];
  /** Every clause walked, where that was asked for. */
  readonly clauses?: readonly WalkedClause[];
  /** The trace in lines to read, where that was asked for. */
  readonly lines?: readonly string[];
}

/** What of a run is wanted besides its outcome. */
export interface RunOptions {
  readonly edition?: string;
  readonly clauses?: boolean;
  readonly lines?: boolean;
}

/** How a play came out. */
export interface OutcomeReport {
  readonly result: 'none' | 'draw' | { readonly winner: 'A' | 'B' };
  readonly life: { readonly A: number; readonly B: number };
  /** Where every card is, by its name. */
  readonly cards: Readonly<Record<string, string>>;
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
export function runFile(path: string, options: RunOptions = {}): readonly RunReport[] {
  const { scenario, lineOf } = scenarioAt(path);
  const only = options.edition === undefined ? null : editionOf(path, scenario, options.edition);
  return scenario.editions
    .filter((edition) => only === null || edition === only)
    .map((edition) => reportOf(path, played(path, scenario, edition, lineOf), lineOf, options));
}

/** The same for one of many files: one that cannot be played is a report like any other, with all its faults. */
export function runOneOfMany(path: string, options: RunOptions = {}): readonly RunReport[] {
  const read = readScenario(path);
  if (!read.ok) return [unplayed(path, read.faults.map(faultLine))];
  const { scenario, lineOf } = read;
  return scenario.editions
    .filter((edition) => options.edition === undefined || edition === options.edition)
    .map((edition) => reportOf(path, play(scenario, edition), lineOf, options));
}

/** The report of a file that cannot be played. */
export const unplayed = (file: string, faults: readonly string[]): RunReport => ({
  file,
  edition: null,
  ok: false,
  failures: faults,
  outcome: null,
  trace: [],
});

/** A run of a position that can be. */
function played(path: string, scenario: Scenario, edition: Edition, lineOf: LineOf, options: PlayOptions = {}): Run {
  const run = play(scenario, edition, options);
  const impossible = run.failures.find(({ kind }) => kind === 'position');
  if (impossible) throw new Error(failureLine(path, impossible, lineOf));
  return run;
}

function reportOf(file: string, run: Run, lineOf: LineOf, { clauses, lines }: RunOptions): RunReport {
  return {
    file,
    edition: run.edition,
    ok: run.ok,
    failures: run.failures.map((failure) => failureLine(file, failure, lineOf)),
    ...(run.notes.length > 0 ? { notes: run.notes.map((note) => failureLine(file, note, lineOf)) } : {}),
    outcome: run.end ? outcomeOf(run.end) : null,
    trace: run.rows.map(({ step, clauses: of, via, request, events }) => ({
      step,
      clauses: of,
      via,
      ...(request ? { player: request.seat === 0 ? 'A' : 'B' } : {}),
      events,
    })),
    ...(clauses ? { clauses: clausesWalked(run) } : {}),
    ...(lines ? { lines: traceLines(run) } : {}),
  };
}

function outcomeOf({ result, players: [a, b], items }: Position): OutcomeReport {
  const [winner] = result?.winners ?? [];
  return {
    result: result === null ? 'none' : winner === undefined ? 'draw' : { winner: playerName(winner) },
    life: { A: a.life, B: b.life },
    cards: Object.fromEntries(items.flatMap(({ kind, name, zone }) => (kind === 'card' ? [[name, zone]] : []))),
  };
}

const failureLine = (file: string, { message, path }: Note, lineOf: LineOf): string =>
  faultLine({ file, line: lineOf(path), what: message });

/** Compares a scenario file under two editions. Throws one line where an edition is not among the file's. */
export function compareFile(path: string, editions: readonly string[]): Comparison {
  const { scenario } = scenarioAt(path);
  const [left, right] = editions.map((edition) => editionOf(path, scenario, edition));
  if (!left || !right || editions.length !== 2) throw new Error(`${path}: two editions are expected`);
  return compare(scenario, left, right);
}

/** Whether a deck may be played, as `deck --json` answers. */
export interface DeckReport {
  readonly ok: boolean;
  readonly faults: readonly DeckFault[];
}

/** Holds a deck file against the conditions of an edition. Throws one line for a file that is no deck of that edition. */
export function deckFile(path: string, word: string): DeckReport {
  const edition = editionNamed(word);
  const read = readDeck(path);
  if (!read.ok) throw new Error(firstOf(path, read.faults.map(faultLine)));
  const { cards = {}, ...piles } = read.deck;
  const engine = openEngine(edition, { ...poolOf(edition), ...cards });
  const meant = deckIn(piles, engine);
  if (!meant.ok) {
    const lines = meant.mistakes.map(({ path: at, message }) => faultLine(faultAt(path, read.lineOf, at, message)));
    throw new Error(firstOf(path, lines));
  }
  const { faults } = engine.deck(meant.deck);
  return { ok: faults.length === 0, faults };
}

/** What decides one ruling, as `decides --json` answers. */
export interface DecidesReport {
  readonly edition: Edition;
  /** What is asked: keys of facts, the first one first. */
  readonly asked: readonly string[];
  /** At most five, in the order in which they act. */
  readonly entries: readonly DecisiveReport[];
  /** Rows that decide much else too, and those beyond five. */
  readonly more: readonly DecisiveReport[];
}

export interface DecisiveReport extends Decisive {
  /** What would be otherwise without it; absent where nothing can be told. */
  readonly sentence?: Both;
}

/** What decides a scenario file under its editions, or under one. Throws one line for a file that is no scenario or does not hold. */
export function decidesFile(path: string, only?: string): readonly DecidesReport[] {
  const { scenario, lineOf } = scenarioAt(path);
  const chosen = only === undefined ? null : editionOf(path, scenario, only);
  const measured = readDecides();
  return scenario.editions
    .filter((edition) => chosen === null || edition === chosen)
    .map((edition) => {
      const run = played(path, scenario, edition, lineOf);
      const [failure] = run.failures;
      if (failure) throw new Error(failureLine(path, failure, lineOf));
      const ruling = rulingOf(scenario, run);
      if (ruling === null) throw new Error(`${path}: expects nothing of ${edition} that could be decided`);
      const { asked, entries, more } = decides(ruling, rarityOf(measured, edition));
      const spoken = { engine: ruling.engine, start: ruling.tape.start };
      const report = (entry: Decisive): DecisiveReport => {
        const said = sentence(entry, spoken);
        return said === null ? entry : { ...entry, sentence: said };
      };
      return { edition, asked, entries: entries.map(report), more: more.map(report) };
    });
}

/** What is explored of a scenario file. */
export interface ExploreOptions {
  readonly edition?: string;
  /** What is fixed in every line, as it would stand in the file; else what the file itself says of its lines. */
  readonly fixed?: string;
}

/**
 * Everything that can come of a scenario file from where its script ends, or from the moments that it speaks of, under its
 * editions or under one.
 * @param most positions that are looked into, an edition
 * Throws one line for a file that is no scenario, or whose script cannot be played, and for what cannot be fixed.
 */
export function exploreFile(path: string, most: number, options: ExploreOptions = {}): readonly ExploredReport[] {
  const { scenario, lineOf } = scenarioAt(path);
  const chosen = options.edition === undefined ? null : editionOf(path, scenario, options.edition);
  const fixed = options.fixed === undefined ? null : fixedGiven(options.fixed);
  return scenario.editions
    .filter((edition) => chosen === null || edition === chosen)
    .flatMap((edition) => {
      const run = played(path, scenario, edition, lineOf, { unexplored: true });
      const wrong = run.failures.find(({ kind }) => kind !== 'outcome' && kind !== 'clauses');
      if (wrong) throw new Error(failureLine(path, wrong, lineOf));
      const engine = openEngine(edition, run.cards);
      const names = (run.start?.items ?? []).map(({ name }) => name);
      const [strange] = (fixed ?? []).flatMap((one) => fixedFailures(one, engine, names, []));
      if (strange) throw new Error(`--fixed: ${strange.message}`);
      return (fixed === null ? askedIn(scenario, edition) : [{ fixed: [...fixed] }]).map((asked) => {
        const report = exploreRun(scenario, run, engine, most, asked);
        if (report === null) throw new Error(`${path}: ${asked.at ?? 'the start'} never came: nothing to explore`);
        return report;
      });
    });
}

function fixedGiven(text: string): readonly FixedEntry[] {
  const read = parseFixed(text, '--fixed');
  if (read.ok) return read.fixed;
  throw new Error(
    `--fixed: ${read.faults[0]?.what ?? 'says nothing'}; as in a file: { B: no block }, or a list of such`,
  );
}

/** How far engine and scenarios have come with each document, as last measured. */
export const coverage = (doc?: DocId): readonly CoverageRow[] => coverageRows(doc);

/** How many pairs of mechanisms of a document have a scenario in which both matter, and how many there are; null where none are told. */
export function pairsOf(doc: DocId): { readonly filled: number; readonly pairs: number } | null {
  if (doc !== 'fow-8.01') return null;
  const mechanisms = Object.keys(MECHANISMS).length;
  return { filled: MEETINGS.length, pairs: (mechanisms * (mechanisms - 1)) / 2 };
}

/** What is wrong in the scenario files of the project, and which of them are drafts, that are not looked at. */
export interface Checked {
  /** One line for every fault: in a file, or in what happens when it is played. */
  readonly faults: readonly string[];
  readonly drafts: readonly string[];
}

/** Reads and plays every scenario file of the project that is no draft. */
export function checkScenarios(): Checked {
  const drafts: string[] = [];
  const faults = scenarioFiles().flatMap((path) => {
    const read = readScenario(path);
    if (!read.ok) return read.faults.map(faultLine);
    const { scenario, lineOf } = read;
    if (scenario.draft) {
      drafts.push(path);
      return [];
    }
    const unknown = unknownInTexts(scenario).map(({ path: at, id }) =>
      failureLine(path, { message: `clause ${id} is in none of the editions that it is named for`, path: at }, lineOf),
    );
    const otherwise = voiceFaults(scenario).map((fault) => failureLine(path, fault, lineOf));
    const failed = scenario.editions.flatMap((edition) =>
      play(scenario, edition).failures.map((failure) => failureLine(path, failure, lineOf)),
    );
    return [...unknown, ...otherwise, ...failed];
  });
  return { faults, drafts };
}

function scenarioAt(path: string): { readonly scenario: Scenario; readonly lineOf: LineOf } {
  const read = readScenario(path);
  if (read.ok) return read;
  throw new Error(firstOf(path, read.faults.map(faultLine)));
}

/** The first of many lines, and how many more there are. */
const firstOf = (path: string, [first, ...more]: readonly string[]): string =>
  `${first ?? path}${more.length > 0 ? ` (and ${more.length} more)` : ''}`;

function editionOf(path: string, scenario: Scenario, word: string): Edition {
  const found = editionNamed(word);
  if (!scenario.editions.includes(found))
    throw new Error(`${path}: not written for ${found}; its editions are ${scenario.editions.join(', ')}`);
  return found;
}

function editionNamed(word: string): Edition {
  const found = EDITIONS.find((edition) => edition === word);
  if (found === undefined) throw new Error(`${word} is no edition that plays; possible: ${EDITIONS.join(', ')}`);
  return found;
}
