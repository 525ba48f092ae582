import { BadInput } from '../bad-input';
import { type Command, expectWords, JSON_OPTION, usageOf } from '../command';
import { documentNamed } from '../documents';
import { print, printJson } from '../output';
import { askScenarios, Exploration } from '../scenario-door';
import { scenarioFile } from '../scenario-files';

export const explore: Command = {
  takes: '<file>',
  answers: 'every outcome that the players’ choices can lead to',
  options: { edition: { type: 'value', value: 'E' }, max: { type: 'value', value: 'N' }, ...JSON_OPTION },
  async run(given) {
    expectWords('explore', explore, given, 1, 1);
    const edition = given.value('edition');
    if (edition === undefined) throw new BadInput(`which edition?; usage: ${usageOf('explore', explore)}`);
    const max = given.value('max');
    if (max !== undefined && !/^[1-9]\d*$/.test(max))
      throw new BadInput(`--max ${max} is no number of states; write --max 100000`);
    const options = { edition: documentNamed(edition), ...(max === undefined ? {} : { max: Number(max) }) };
    const answer = await askScenarios('exploreFile', [scenarioFile(given.words[0] ?? ''), options], Exploration);
    if (given.has('json')) printJson(answer);
    else {
      print(`${answer.states} states, ${answer.complete ? 'all lines seen' : 'cut off: other outcomes may exist'}`);
      for (const { outcome } of answer.outcomes)
        print(`    ${typeof outcome === 'string' ? outcome : JSON.stringify(outcome)}`);
    }
    return 0;
  },
};
