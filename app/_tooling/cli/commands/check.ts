import { relative } from 'node:path';
import { checkRules, type Progress, progressOf } from '../../../../rules/check/check';
import { content } from '../../../../rules/content';
import { problemLine } from '../../../../rules/problem';
import { type Command, expectWords, JSON_OPTION } from '../command';
import { print, printJson } from '../output';
import { askScenarios } from '../scenario-door';

export const check: Command = {
  takes: '',
  answers: 'faults of rules and scenarios: ids, references, numbers and terms in both languages',
  options: JSON_OPTION,
  async run(given) {
    expectWords('check', check, given, 0, 0);
    const rulebook = content();
    const inScenarios = await askScenarios(({ checkScenarios }) => checkScenarios());
    const problems = [...checkRules(rulebook).map(problemLine), ...inScenarios.faults];
    const progress = progressOf(rulebook);
    const drafts = inScenarios.drafts.map((path) => relative(process.cwd(), path));
    if (given.has('json'))
      printJson({ ok: problems.length === 0, problems, progress, ...(drafts.length > 0 ? { drafts } : {}) });
    else {
      for (const line of problems) print(line);
      for (const path of drafts) print(`${path} is a draft and left out`);
      for (const row of progress) print(progressLine(row));
      print(problems.length === 0 ? 'no faults' : `${problems.length} faults`);
    }
    return problems.length === 0 ? 0 : 1;
  },
};

function progressLine({ doc, clauses, written, notYetWritten }: Progress): string {
  const rest = notYetWritten > 0 ? `, ${notYetWritten} not yet written` : '';
  return `${doc.padEnd(8)}  ${written} of ${clauses} clauses written${rest}`;
}
