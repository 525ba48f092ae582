import type { ExploredReport } from '../../../../scenarios';
import { BadInput } from '../bad-input';
import { type Command, expectWords, JSON_OPTION } from '../command';
import { documentNamed } from '../documents';
import { print, printJson, strong } from '../output';
import { askScenarios } from '../scenario-door';
import { scenarioFile } from '../scenario-files';

/** Positions that are looked into where nothing else is said, and at most. */
const USUAL = 100_000;
const MOST = 5_000_000;

export const explore: Command = {
  takes: '<file>',
  answers: 'everything that can come of what both players may do from where the script ends, until it is settled',
  options: {
    edition: { type: 'value', value: 'E' },
    fixed: { type: 'value', value: "'{ B: no block }'" },
    max: { type: 'value', value: 'N' },
    ...JSON_OPTION,
  },
  async run(given) {
    expectWords('explore', explore, given, 1, 1);
    const edition = given.value('edition');
    const only = edition === undefined ? undefined : documentNamed(edition);
    const file = scenarioFile(given.words[0] ?? '');
    const fixed = given.value('fixed');
    const most = numberOf(given.value('max'));
    const reports = await askScenarios(({ exploreFile }) =>
      exploreFile(file, most, { ...(only && { edition: only }), ...(fixed !== undefined && { fixed }) }),
    );
    if (given.has('json')) printJson(reports);
    else for (const report of reports) printReport(report);
    return 0;
  },
};

function numberOf(word: string | undefined): number {
  if (word === undefined) return USUAL;
  const number = /^\d+$/.test(word) ? Number(word) : 0;
  if (number < 1 || number > MOST) throw new BadInput(`--max: a number of positions from 1 to ${MOST} is expected`);
  return number;
}

function printReport({ edition, at, fixed = [], unmet = [], states, complete, cut, outcomes }: ExploredReport): void {
  const reach = complete ? 'complete' : `cut off: ${cut}; nothing is said of what always or never comes`;
  print(`${strong(edition)}  ${states} positions, ${reach}`);
  print(
    '    with exactly these cards and this order of the decks; both see everything; until it is settled, or to the end of the turn',
  );
  if (at !== undefined) print(`    from ${at}`);
  if (fixed.length > 0) print(`    fixed: ${fixed.map((one) => JSON.stringify(one)).join(', ')}`);
  for (const one of unmet)
    print(`    ${JSON.stringify(one)} ${complete ? 'never comes up in any line' : 'has not come up so far'}`);
  for (const { outcome, line } of outcomes) {
    print(
      `    ${Object.entries(outcome)
        .map(([fact, value]) => `${fact} ${JSON.stringify(value)}`)
        .join(', ')}`,
    );
    print(`        ${line.length === 0 ? 'if nobody does anything' : JSON.stringify(line)}`);
  }
}
