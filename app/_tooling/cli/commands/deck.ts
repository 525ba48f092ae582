import { BadInput } from '../bad-input';
import { type Command, expectWords, JSON_OPTION, usageOf } from '../command';
import { documentNamed } from '../documents';
import { print, printJson } from '../output';
import { askScenarios } from '../scenario-door';
import { yamlFile } from '../scenario-files';

export const deck: Command = {
  takes: '<file>',
  answers: 'whether a deck may be played in an edition, and what keeps it from that',
  options: { edition: { type: 'value', value: 'E' }, ...JSON_OPTION },
  async run(given) {
    expectWords('deck', deck, given, 1, 1);
    const edition = given.value('edition');
    if (edition === undefined) throw new BadInput(`name an edition; usage: ${usageOf('deck', deck)}`);
    const file = yamlFile(given.words[0] ?? '', 'deck');
    const named = documentNamed(edition);
    const report = await askScenarios(({ deckFile }) => deckFile(file, named));
    if (given.has('json')) printJson(report);
    else if (report.ok) print('ok');
    else for (const { clause, what } of report.faults) print(`${named}/${clause}  ${what}`);
    return report.ok ? 0 : 1;
  },
};
