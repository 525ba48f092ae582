import type { Comparison } from '../../../../scenarios/compare/compare';
import { BadInput } from '../bad-input';
import { type Command, expectWords, JSON_OPTION, usageOf } from '../command';
import { documentNamed } from '../documents';
import { print, printJson } from '../output';
import { askScenarios } from '../scenario-door';
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
    const file = scenarioFile(given.words[0] ?? '');
    const answer = await askScenarios(({ compareFile }) => compareFile(file, pair));
    if (given.has('json')) printJson(asPublished(answer));
    else printComparison(answer, editions);
    return 0;
  },
};

/** Exactly the published fields: where either side parts, and by which clauses. */
function asPublished({ same, divergence }: Comparison): object {
  if (!divergence) return { same, divergence: null };
  const { left, right } = divergence;
  return {
    same,
    divergence: {
      left: { clauses: left.clauses, row: left.row ?? null },
      right: { clauses: right.clauses, row: right.row ?? null },
    },
  };
}

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
