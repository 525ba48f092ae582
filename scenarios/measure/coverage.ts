/** How far engine and scenarios have come with every document: measured, kept in generated files, read from there. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import * as v from 'valibot';
import { EDITIONS, type Edition, type Mutant, openEngine } from '@/engine';
import { content, plainOf } from '@/rules/content';
import { DOC_IDS, type DocId, type Lang } from '@/rules/documents';
import { inventory } from '@/rules/inventory';
import { faultLine } from '../format/parse';
import { playFiles, readScenario, scenarioFiles } from '../format/read';
import type { Scenario } from '../format/schema';
import { decidedIn, type EditionDecided, writeDecided } from './decides';
import { knockOut, type Verdict, witnesses } from './knockout';
import { NO_BEHAVIOUR } from './no-behaviour';
import { type Walks, walksOf } from './walks';

const COVERAGE_FILE = 'scenarios/generated/coverage.json';
const WALKED_FILE = 'scenarios/generated/walked.json';

const Ids = v.array(v.string());
const Row = v.object({
  doc: v.picklist(DOC_IDS),
  clauses: v.number(),
  ja: v.number(),
  en: v.number(),
  procedure: v.number(),
  walked: v.number(),
  implemented: v.number(),
  noBehaviour: v.number(),
  missing: v.number(),
  ids: v.object({
    walked: Ids,
    implemented: Ids,
    noBehaviour: v.array(v.object({ id: v.string(), why: v.string() })),
    missing: Ids,
  }),
});
export type CoverageRow = v.InferOutput<typeof Row>;

const Survivor = v.object({
  edition: v.picklist(EDITIONS),
  kind: v.string(),
  name: v.string(),
  variant: v.string(),
  clauses: Ids,
});
const CoverageFile = v.object({
  /** Hash of everything the figures depend on. */
  inputs: v.string(),
  docs: v.array(Row),
  survivors: v.array(Survivor),
});
export type CoverageFile = v.InferOutput<typeof CoverageFile>;

/** The last measurement. Refuses, in one line, where there is none. */
export function readCoverage(): CoverageFile {
  if (!existsSync(COVERAGE_FILE)) throw new Error(`${COVERAGE_FILE} is not there; npm run coverage makes it`);
  return v.parse(CoverageFile, JSON.parse(readFileSync(COVERAGE_FILE, 'utf8')));
}

/** The rows of the last measurement, of one document or of all. */
export const coverageRows = (doc?: DocId): readonly CoverageRow[] =>
  readCoverage().docs.filter((row) => doc === undefined || row.doc === doc);

/** What the scenarios of one edition show of it. */
export interface Measured {
  /** Which rulings notice which mutants. */
  readonly verdicts: readonly Verdict[];
  /** The mutants that neither a ruling notices nor a play that holds a reading or shows a sentence. */
  readonly unnoticed: readonly Mutant[];
  readonly walks: Walks;
  readonly decided: EditionDecided;
}

/**
 * Plays the scenarios of an edition, then once more for each of its rows without it.
 * @param part what decides its rulings alone, or all
 */
export function measureEdition(edition: Edition, part: 'decides' | 'all'): Measured {
  const played = witnesses(allScenarios(), edition);
  const verdicts = part === 'decides' ? [] : knockOut(edition, played);
  const unnoticed = byPlays(edition, verdicts).flatMap(({ mutant, killedBy }) => (killedBy === null ? mutant : []));
  return { verdicts, unnoticed, walks: walksOf(edition, played), decided: decidedIn(edition, played) };
}

/** What the plays that hold readings and show sentences say of the mutants that no ruling notices. */
export function byPlays(edition: Edition, verdicts: readonly Verdict[]): readonly Verdict[] {
  const mutants = verdicts.flatMap(({ mutant, killedBy }) => (killedBy === null ? mutant : []));
  return mutants.length === 0 ? [] : knockOut(edition, witnesses(allPlays(), edition), mutants);
}

/** Joins what was found to decide the rulings of every edition, and writes it. */
export const writeDecides = (measured: readonly Measured[]): void =>
  writeDecided(
    measured.map(({ decided }) => decided),
    hashOfInputs(),
  );

/** Joins what was measured of every edition, in their order, and writes the files. Gives what it wrote of the coverage. */
export function writeMeasured(measured: readonly Measured[]): CoverageFile {
  const verdicts = measured.flatMap((one) => one.verdicts);
  const survivors = measured.flatMap(({ unnoticed, decided: { edition } }) =>
    unnoticed.map(({ kind, name, variant, clauses }) => ({ edition, kind, name, variant, clauses: [...clauses] })),
  );
  const file: CoverageFile = { inputs: hashOfInputs(), docs: DOC_IDS.map((doc) => rowOf(doc, verdicts)), survivors };
  write(COVERAGE_FILE, file);
  write(WALKED_FILE, Object.fromEntries(measured.flatMap(({ walks }) => Object.entries(walks))));
  writeDecides(measured);
  return file;
}

/** Every scenario that is no draft. */
export const allScenarios = (): readonly Scenario[] =>
  scenarioFiles()
    .map(scenarioOf)
    .filter(({ draft }) => !draft);

/** Every play that holds a reading or shows a sentence. */
const allPlays = (): readonly Scenario[] => playFiles().map(scenarioOf);

function scenarioOf(path: string): Scenario {
  const read = readScenario(path);
  if (read.ok) return read.scenario;
  throw new Error(read.faults.map(faultLine)[0] ?? path);
}

function rowOf(doc: DocId, verdicts: readonly Verdict[]): CoverageRow {
  const { clauses } = inventory(doc);
  const cited = citedIn(doc);
  const killed = new Set(
    verdicts.flatMap(({ edition, mutant, killedBy }) =>
      edition === doc && killedBy !== null ? mutant.clauses.map((clause) => clause.replace(/#\d+$/, '')) : [],
    ),
  );
  const texts = content().clauses;
  const has = (id: string, lang: Lang): boolean => {
    const clause = texts.get(`${doc}/${id}`);
    return clause !== undefined && plainOf(clause, lang) !== '';
  };
  const ids: CoverageRow['ids'] = { walked: [], implemented: [], noBehaviour: [], missing: [] };
  for (const { id, kind } of clauses) {
    const why = NO_BEHAVIOUR[doc][id];
    if (kind !== 'procedure') continue;
    if (killed.has(id)) ids.walked.push(id);
    else if (cited.has(id)) ids.implemented.push(id);
    else if (why !== undefined) ids.noBehaviour.push({ id, why });
    else ids.missing.push(id);
  }
  return {
    doc,
    clauses: clauses.length,
    ja: clauses.filter(({ id }) => has(id, 'ja')).length,
    en: clauses.filter(({ id }) => has(id, 'en')).length,
    procedure: clauses.filter(({ kind }) => kind === 'procedure').length,
    walked: ids.walked.length,
    implemented: ids.implemented.length,
    noBehaviour: ids.noBehaviour.length,
    missing: ids.missing.length,
    ids,
  };
}

/** The clauses that rows of the document's edition cite; none where the document has no edition that plays. */
export function citedIn(doc: DocId): ReadonlySet<string> {
  const edition = EDITIONS.find((one) => one === doc);
  return new Set(edition ? openEngine(edition, {}).citations().keys() : []);
}

const INPUTS = ['engine', 'scenarios', 'rules/inventory'] as const;
const COUNTS = /(?<!\.test)\.(ts|yaml|json)$/;
/** What is generated, and which play holds what: none of it is played. */
const APART = /^(?:generated\b|readings\W\w+\.ts$|sentences\W[^/\\]+\.json$)/;

/** A hash of the sources that the figures depend on: engine, scenarios and plays, inventories; tests and generated files apart. */
export function hashOfInputs(root: string = process.cwd()): string {
  const hash = createHash('sha256');
  for (const folder of INPUTS) {
    const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => COUNTS.test(name) && !APART.test(name))
      .sort();
    for (const name of files) {
      const path = join(root, folder, name);
      hash.update(relative(root, path)).update('\0').update(readFileSync(path)).update('\0');
    }
  }
  return hash.digest('hex').slice(0, 16);
}

/** One entry a line, so that what changed can be seen. */
function write(file: string, value: object): void {
  mkdirSync(join(file, '..'), { recursive: true });
  const lines = Object.entries(value).map(([key, entry]) => `${JSON.stringify(key)}:${JSON.stringify(entry)}`);
  writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
}
