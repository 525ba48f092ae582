import type { CoverageRow } from '../../../../scenarios/measure/coverage';
import { type Command, expectWords, JSON_OPTION } from '../command';
import { documentNamed } from '../documents';
import { print, printJson } from '../output';
import { askScenarios } from '../scenario-door';

export const coverage: Command = {
  takes: '',
  answers: 'per document, how many clauses are written, walked, implemented, without behavior or missing',
  options: { doc: { type: 'value', value: 'D' }, ...JSON_OPTION },
  async run(given) {
    expectWords('coverage', coverage, given, 0, 0);
    const doc = given.value('doc');
    const known = doc === undefined ? undefined : documentNamed(doc);
    const rows = await askScenarios((scenarios) => scenarios.coverage(known));
    if (given.has('json')) printJson(rows);
    else
      for (const row of rows) {
        printRow(row);
        const met = await askScenarios((scenarios) => scenarios.pairsOf(row.doc));
        if (met) print(`          ${met.filled} of ${met.pairs} pairs of mechanisms meet in a scenario`);
      }
    return 0;
  },
};

function printRow(row: CoverageRow): void {
  const { doc, clauses, ja, en, procedure, walked, implemented, noBehaviour, missing } = row;
  print(`${doc.padEnd(8)}  ${clauses} clauses, ja ${ja}, en ${en}`);
  const parts = [`walked ${walked}`, `implemented ${implemented}`, `no behavior ${noBehaviour}`, `missing ${missing}`];
  print(`          of ${procedure} procedures: ${parts.join(', ')}`);
}
