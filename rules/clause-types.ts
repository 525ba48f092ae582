import { DOC_IDS, type DocId } from './documents';
import { inventory } from './inventory';

/** Where the generated types stand, from the root of the project. */
export const CLAUSE_TYPES_FILE = 'engine/generated/clauses.ts';

const INTERFACE: Record<DocId, string> = {
  'fow-2.0': 'Fow200Clauses',
  'fow-5.00': 'Fow500Clauses',
  'fow-5.5': 'Fow55Clauses',
  'fow-8.01': 'Fow801Clauses',
  fftcg: 'FftcgClauses',
};

/**
 * The TypeScript source of the clause types: per document an interface whose keys are its clause and section ids, so
 * that a citation of an id that does not exist does not compile. Interfaces rather than one literal: the checker takes
 * thousands of keys in an interface at no cost.
 */
export function clauseTypesSource(): string {
  const parts = [
    '// Generated from rules/inventory by `npm run content`. Do not edit.',
    `export type DocId = ${DOC_IDS.map((doc) => `'${doc}'`).join(' | ')};`,
    '',
  ];
  for (const doc of DOC_IDS) {
    const { sections, clauses } = inventory(doc);
    parts.push(`export interface ${INTERFACE[doc]} {`);
    for (const section of sections) {
      parts.push(`  '${section.id}': 1;`);
      for (const clause of clauses) if (clause.section === section.id) parts.push(`  '${clause.id}': 1;`);
    }
    parts.push('}', '');
  }
  parts.push('/** The clause and section ids of each document. */', 'export interface ClauseIds {');
  for (const doc of DOC_IDS) parts.push(`  '${doc}': keyof ${INTERFACE[doc]};`);
  parts.push('}', '');
  return parts.join('\n');
}
