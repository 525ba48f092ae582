import { BadInput } from '../bad-input';
import { type Command, expectWords, JSON_OPTION, usageOf } from '../command';
import { documentNamed } from '../documents';
import { print, printJson } from '../output';
import { askScenarios, Comparison } from '../scenario-door';
import { scenarioFile } from '../scenario-files';

export const compare: Command = {
  takes: '<file>',
  answers: 'where two editions first part when they play one scenario',
  options: { editions: { type: 'value', value: 'E,F' }, ...JSON_OPTION },
  async run(given) {
    expectWords('compare', compare, given, 1, 1);
    const editions = (given.value('editions') ?? '').split(',').filter((name) => name !== '');
    if (editions.length !== 2) throw new BadInput(`name two editions; usage: ${usageOf('compare', compare)}`);
    const pair = editions.map(documentNamed);
    const answer = await askScenarios('compareFile', [scenarioFile(given.words[0] ?? ''), pair], Comparison);
    if (given.has('json')) printJson(answer);
    else printComparison(answer, editions);
    return 0;
  },
};

function printComparison({ same, divergence }: Comparison, editions: string[]): void {
  if (same || !divergence) {
    print(`${editions.join(' and ')} agree`);
    return;
  }
  const sides = [divergence.left, divergence.right];
  for (const [i, side] of sides.entries()) {
    print(`${editions[i]}  row ${side.row ?? '–'}  ${side.clauses.join(', ') || 'no clause'}`);
  }
}
