import type { RunReport } from '../../../../scenarios';
import { BadInput } from '../bad-input';
import { type Command, expectWords, type Given, JSON_OPTION } from '../command';
import { documentNamed } from '../documents';
import { print, printJson, strong } from '../output';
import { askScenarios } from '../scenario-door';
import { scenarioFile } from '../scenario-files';

export const run: Command = {
  takes: '<file…>',
  answers:
    'plays scenario files and says whether what they expect came true; --clauses: what was walked, --trace: row by row',
  options: {
    edition: { type: 'value', value: 'E' },
    clauses: { type: 'switch' },
    trace: { type: 'switch' },
    ...JSON_OPTION,
  },
  async run(given) {
    expectWords('run', run, given, 1, Number.POSITIVE_INFINITY);
    const [only, ...more] = given.words;
    const reports = more.length === 0 && only !== undefined ? await one(only, given) : await many(given);
    if (given.has('json')) printJson(reports);
    else for (const report of reports) printReport(report);
    return reports.every(({ ok }) => ok) ? 0 : 1;
  },
};

const optionsOf = (given: Given) => {
  const edition = given.value('edition');
  return {
    ...(edition === undefined ? {} : { edition: documentNamed(edition) }),
    clauses: given.has('clauses'),
    lines: given.has('trace') && !given.has('json'),
  };
};

/** A file that cannot be played is bad input. */
async function one(named: string, given: Given): Promise<readonly RunReport[]> {
  const options = optionsOf(given);
  const file = scenarioFile(named);
  const played = await askScenarios(({ runFile }) => runFile(file, options));
  if (played.length === 0) throw new BadInput(`${file}: is not written for ${options.edition ?? 'any edition'}`);
  return played;
}

/** Of many files each is played; what is wrong with one is told in its place. */
async function many(given: Given): Promise<readonly RunReport[]> {
  const options = optionsOf(given);
  const reports: RunReport[] = [];
  const otherwise: string[] = [];
  for (const named of given.words) {
    const played = await playedOf(named, options);
    if (played.length === 0) otherwise.push(named);
    reports.push(...played);
  }
  if (reports.length === 0)
    throw new BadInput(`none of these files is written for ${options.edition ?? 'any edition'}`);
  if (otherwise.length > 0 && !given.has('json'))
    print(`not written for ${options.edition ?? 'any edition'}: ${otherwise.join(', ')}`);
  return reports;
}

async function playedOf(named: string, options: ReturnType<typeof optionsOf>): Promise<readonly RunReport[]> {
  return askScenarios(({ runOneOfMany, unplayed }) => {
    try {
      return runOneOfMany(scenarioFile(named), options);
    } catch (error) {
      if (error instanceof BadInput) return [unplayed(named, [error.message])];
      throw error;
    }
  });
}

function printReport({ file, edition, ok, failures, notes = [], trace, clauses = [], lines = [] }: RunReport): void {
  const head = edition === null ? 'cannot be played' : `${edition}  ${trace.length} rows`;
  print(`${strong(ok ? 'holds' : 'FAILS')}  ${file}  ${head}`);
  for (const line of lines) print(`    ${line}`);
  for (const { clause, step, row, via } of clauses)
    print(`    ${edition}/${clause}  row ${row}  ${step}${via === undefined ? '' : `, through ${via}`}`);
  for (const failure of failures) print(`    ${failure}`);
  for (const note of notes) print(`    note: ${note}`);
}
