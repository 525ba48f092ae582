import type { Content } from '../content';
import type { Problem } from '../problem';
import { checkCompleteness } from './completeness';
import { checkForms } from './forms';
import { checkNumbers } from './numbers';
import { checkTerms, staleExceptions } from './terms';

export { type Progress, progressOf } from './completeness';

const EXCEPTIONS_FILE = 'rules/glossary/exceptions.json';

/**
 * Everything wrong with the rulebook as written: what could not be read, clauses missing or doubled, a language
 * missing, different numbers in the two languages, dead references, words in a form that no document has, terms that one
 * language has and the other lacks, exceptions that excuse nothing. In the order of the files.
 */
export function checkRules(content: Content): Problem[] {
  const clauses = [...content.clauses.values()];
  const problems = [
    ...content.problems,
    ...checkCompleteness(content),
    ...clauses.flatMap(checkNumbers),
    ...clauses.flatMap(checkForms),
    ...clauses.flatMap(checkTerms),
    ...staleExceptions(content.clauses).map((what) => ({
      file: EXCEPTIONS_FILE,
      line: 1,
      what,
      right: 'take the row out',
    })),
  ];
  return problems.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}
