import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CLAUSE_TYPES_FILE, clauseTypesSource } from './clause-types';
import { DOC_IDS } from './documents';
import { canonicalId, inventory } from './inventory';

test('the generated clause types are those of the inventory', () => {
  const written = readFileSync(CLAUSE_TYPES_FILE, 'utf8');
  expect(written === clauseTypesSource(), `${CLAUSE_TYPES_FILE} is stale: run npm run content`).toBe(true);
});

test.each(DOC_IDS)('%s: ids occur once, every section and parent exists', (doc) => {
  const { sections, clauses, clauseById, sectionById, aliasOf } = inventory(doc);
  expect(clauseById.size).toBe(clauses.length);
  expect(sectionById.size).toBe(sections.length);
  const astray = [
    ...sections.filter((s) => s.parent !== null && !sectionById.has(s.parent)),
    ...sections.filter((s) => s.parentClause !== undefined && !clauseById.has(s.parentClause)),
    ...clauses.filter((c) => !sectionById.has(c.section) || (c.parent !== null && !clauseById.has(c.parent))),
    ...clauses.filter((c) => sectionById.has(c.id)),
    ...[...aliasOf.keys()].filter((alias) => clauseById.has(alias)),
  ];
  expect(astray).toEqual([]);
});

test('the inventory has the clauses that each document has', () => {
  const counts = DOC_IDS.map((doc) => {
    const { clauses } = inventory(doc);
    return [doc, clauses.length, clauses.filter((c) => c.kind === 'procedure').length];
  });
  expect(counts).toEqual([
    ['fow-2.0', 501, 327],
    ['fow-5.00', 211, 127],
    ['fow-5.5', 513, 326],
    ['fow-8.01', 851, 528],
    ['fftcg', 432, 307],
  ]);
});

test('an alias stands for the clause, an unknown id for nothing', () => {
  expect(canonicalId('fow-8.01', '903.2i')).toBe('903.2.i');
  expect(canonicalId('fow-8.01', '903.2.i')).toBe('903.2.i');
  expect(canonicalId('fow-8.01', '806')).toBe('806');
  expect(canonicalId('fow-8.01', '806.9')).toBeUndefined();
});
