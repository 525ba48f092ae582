import type { RunReport } from '../../../scenarios';
import { BadInput } from '../bad-input';
import { type Command, expectWords, JSON_OPTION } from '../command';
import { documentNamed } from '../documents';
import { print, printJson, strong } from '../output';
import { askScenarios } from '../scenario-door';
import { scenarioFile } from '../scenario-files';

export const run: Command = {
  takes: '<file…>',
  answers: 'plays scenario files and says whether what they expect came true',
  options: { edition: { type: 'value', value: 'E' }, ...JSON_OPTION },
  async run(given) {
    expectWords('run', run, given, 1, Number.POSITIVE_INFINITY);
    const edition = given.value('edition');
    const options = edition === undefined ? {} : { edition: documentNamed(edition) };
    const reports: RunReport[] = [];
    for (const file of given.words.map(scenarioFile)) {
      const played = await askScenarios(({ runFile }) => runFile(file, options));
      if (played.length === 0) throw new BadInput(`${file}: is not written for ${edition ?? 'any edition'}`);
      reports.push(...played);
    }
    if (given.has('json')) printJson(reports);
    else for (const report of reports) printReport(report);
    return reports.every(({ ok }) => ok) ? 0 : 1;
  },
};

function printReport({ file, edition, ok, failures, notes = [], trace }: RunReport): void {
  print(`${strong(ok ? 'holds' : 'FAILS')}  ${file}  ${edition}  ${trace.length} rows`);
  for (const failure of failures) print(`    ${failure}`);
  for (const note of notes) print(`    note: ${note}`);
}
