/** `npm run coverage`: publishes the format (with `-- --format` no more than that), knocks every row out, writes the coverage and the index from clauses to scenarios, says what came out. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { JSON_SCHEMA_FILE, jsonSchemaSource } from '../format/json-schema';
import { writeMeasured } from './coverage';
import { measureAll } from './measure-apart';
import { REFERENCE_FILE, referenceSource } from './reference';

try {
  mkdirSync(dirname(JSON_SCHEMA_FILE), { recursive: true });
  writeFileSync(JSON_SCHEMA_FILE, jsonSchemaSource());
  writeFileSync(REFERENCE_FILE, referenceSource());
  if (process.argv.includes('--format')) process.exit();
  const { docs, survivors } = writeMeasured(await measureAll());
  for (const { doc, procedure, walked, implemented, noBehaviour, missing } of docs) {
    const parts = `walked ${walked}, implemented ${implemented}, no behaviour ${noBehaviour}, missing ${missing}`;
    process.stdout.write(`${doc.padEnd(8)}  of ${procedure} procedures: ${parts}\n`);
  }
  process.stdout.write(`${survivors.length} mutants survive\n`);
} catch (error) {
  process.stderr.write(`coverage: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
