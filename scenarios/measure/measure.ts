/**
 * `npm run coverage`: publishes the format (with `-- --format` no more than that), knocks every row out, finds what decides every
 * ruling, writes the coverage, the index from clauses to scenarios and the deciding clauses, says what came out. With
 * `-- --decides` the deciding clauses alone, and how they compare with those that the scenarios name: on the half put aside
 * (`--tuning`: on the other; `--misses`: with each that is missed).
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { JSON_SCHEMA_FILE, jsonSchemaSource } from '../format/json-schema';
import { allScenarios, writeDecides, writeMeasured } from './coverage';
import { hitsOf, readDecides } from './decides';
import { measureAll } from './measure-apart';
import { REFERENCE_FILE, referenceSource } from './reference';

const OPTIONS: readonly string[] = ['--format', '--decides', '--tuning', '--misses'];

try {
  // What takes minutes is not begun for a word that it does not know.
  const unknown = process.argv.slice(2).find((word) => !OPTIONS.includes(word));
  if (unknown !== undefined) throw new Error(`"${unknown}" is no option; possible: ${OPTIONS.join(', ')}`);
  mkdirSync(dirname(JSON_SCHEMA_FILE), { recursive: true });
  writeFileSync(JSON_SCHEMA_FILE, jsonSchemaSource());
  writeFileSync(REFERENCE_FILE, referenceSource());
  if (process.argv.includes('--format')) process.exit();
  if (process.argv.includes('--decides')) {
    writeDecides(await measureAll('decides'));
    tellHits(process.argv.includes('--tuning'), process.argv.includes('--misses'));
    process.exit();
  }
  const { docs, survivors } = writeMeasured(await measureAll('all'));
  for (const { doc, procedure, walked, implemented, noBehaviour, missing } of docs) {
    const parts = `walked ${walked}, implemented ${implemented}, no behaviour ${noBehaviour}, missing ${missing}`;
    process.stdout.write(`${doc.padEnd(8)}  of ${procedure} procedures: ${parts}\n`);
  }
  process.stdout.write(`${survivors.length} mutants survive\n`);
} catch (error) {
  process.stderr.write(`coverage: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

function tellHits(tuning: boolean, misses: boolean): void {
  for (const hits of hitsOf(readDecides(), allScenarios(), !tuning)) {
    const { edition, rulings, entries, most, empty, naming, hit } = hits;
    const share = naming === 0 ? 'none names a clause' : `${(hit / naming).toFixed(3)} of ${naming} that name a clause`;
    const lists = `${entries.toFixed(2)} entries (at most ${most}), ${empty.length} empty`;
    process.stdout.write(`${edition.padEnd(8)}  ${rulings} rulings, ${lists}, hit ${share}\n`);
    if (!misses) continue;
    for (const key of empty) process.stdout.write(`    ${key}: empty\n`);
    for (const { key, entries: has, causes } of hits.misses) {
      const list = has.map(({ row, clauses }) => `${row} ${clauses.join(', ')}`).join(' | ');
      process.stdout.write(`    ${key}: ${causes.join('; ')}; has ${list}\n`);
    }
  }
}
