import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DOC_IDS } from '@/rules/documents';
import { inventory } from '@/rules/inventory';
import { JSON_SCHEMA_FILE, jsonSchemaSource } from '../format/json-schema';
import { citedIn, hashOfInputs, readCoverage } from './coverage';
import { readDecides } from './decides';
import { NO_BEHAVIOUR } from './no-behaviour';
import { REFERENCE_FILE, referenceSource } from './reference';

describe('generated files', () => {
  it('the measured coverage is that of the sources as they are; npm run coverage measures again', () => {
    expect(readCoverage().inputs).toBe(hashOfInputs());
  });

  it('what decides every ruling is that of the sources as they are: at most five entries, no list empty', () => {
    const { inputs, rulings } = readDecides();
    expect(inputs).toBe(hashOfInputs());
    const lengths = Object.entries(rulings).map(([key, { entries }]) => [key, entries.length] as const);
    expect(lengths.filter(([, length]) => length < 1 || length > 5)).toEqual([]);
  });

  it('the published scenario format is that of the schema; npm run coverage writes it', () => {
    expect(readFileSync(JSON_SCHEMA_FILE, 'utf8')).toBe(jsonSchemaSource());
  });

  it('the words and steps of scenarios/README.md are those of the tables; npm run coverage -- --format writes them', () => {
    expect(readFileSync(REFERENCE_FILE, 'utf8')).toBe(referenceSource());
  });

  it('every clause of kind procedure stands in exactly one column', () => {
    for (const { doc, procedure, walked, implemented, noBehaviour, missing, ids } of readCoverage().docs) {
      const all = [...ids.walked, ...ids.implemented, ...ids.noBehaviour.map(({ id }) => id), ...ids.missing];
      const procedures = inventory(doc).clauses.filter(({ kind }) => kind === 'procedure');
      expect([...all].sort()).toEqual(procedures.map(({ id }) => id).sort());
      expect(walked + implemented + noBehaviour + missing).toBe(procedure);
    }
  });
});

describe('clauses without behaviour', () => {
  it.each(DOC_IDS.map((doc) => [doc] as const))('%s: are procedures that the engine does not cite', (doc) => {
    const cited = citedIn(doc);
    const { clauseById } = inventory(doc);
    for (const [id, why] of Object.entries(NO_BEHAVIOUR[doc])) {
      expect({ id, kind: clauseById.get(id)?.kind, cited: cited.has(id) }).toEqual({
        id,
        kind: 'procedure',
        cited: false,
      });
      const other = /^restates (.+)$/.exec(why)?.[1];
      if (other !== undefined) {
        expect({ id, restates: clauseById.has(other) }).toEqual({ id, restates: true });
        if (cited.size > 0)
          expect({ id, restates: other, cited: cited.has(other) }).toEqual({ id, restates: other, cited: true });
      }
    }
  });
});
