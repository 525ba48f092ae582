import type { DecidesReport, DecisiveReport } from '../../../../scenarios';
import { type Command, expectWords, JSON_OPTION } from '../command';
import { documentNamed } from '../documents';
import { print, printJson, strong } from '../output';
import { askScenarios } from '../scenario-door';
import { scenarioFile } from '../scenario-files';

export const decides: Command = {
  takes: '<file>',
  answers: 'which clauses decide a ruling, in the order in which they act, and what would be otherwise without each',
  options: { edition: { type: 'value', value: 'E' }, ...JSON_OPTION },
  async run(given) {
    expectWords('decides', decides, given, 1, 1);
    const edition = given.value('edition');
    const only = edition === undefined ? undefined : documentNamed(edition);
    const file = scenarioFile(given.words[0] ?? '');
    const reports = await askScenarios(({ decidesFile }) => decidesFile(file, only));
    if (given.has('json')) printJson(reports);
    else for (const report of reports) printReport(report);
    return 0;
  },
};

function printReport({ edition, asked, entries, more }: DecidesReport): void {
  print(`${strong(edition)}  asked: ${asked.join(', ')}`);
  for (const entry of entries) printEntry(entry, '    ');
  if (more.length > 0) print('    more');
  for (const entry of more) printEntry(entry, '        ');
}

function printEntry({ clauses, roles, at, row, sentence }: DecisiveReport, indent: string): void {
  print(
    `${indent}${clauses.join(', ')}  ${at === null ? 'beside the play' : `row ${at}`}  ${roles.join(', ')}  ${row}`,
  );
  if (sentence) for (const line of [sentence.en, sentence.ja]) print(`${indent}    ${line}`);
}
