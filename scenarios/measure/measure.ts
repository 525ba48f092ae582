/**
 * `npm run coverage`: publishes the format and adds its new names to those that links are kept with (with `-- --format` no more than
 * that), knocks every row out, finds what decides every ruling, writes the coverage, the index from clauses to scenarios and the
 * deciding clauses, says what came out. With `-- --decides` the deciding clauses alone, and how they compare with those that the
 * scenarios name: on the half put aside (`--tuning`: on the other; `--misses`: with each that is missed). With
 * `-- --edition fow-8.01` it writes nothing and tells which rows of that edition neither a scenario notices nor a play that holds a reading or
 * shows a sentence; `--row X`: of those alone whose kind and name have X in them, with who notices each.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { EDITIONS, type Edition, openEngine } from '@/engine';
import { JSON_SCHEMA_FILE, jsonSchemaSource } from '../format/json-schema';
import { allScenarios, byPlays, writeDecides, writeMeasured } from './coverage';
import { hitsOf, readDecides } from './decides';
import { KEPT_NAMES_FILE, keptNamesSource } from './kept-names';
import { knockOut, witnesses } from './knockout';
import { measureAll } from './measure-apart';
import { REFERENCE_FILE, referenceSource } from './reference';

const WITH_VALUE: readonly string[] = ['--edition', '--row'];
const OPTIONS: readonly string[] = ['--format', '--decides', '--tuning', '--misses', ...WITH_VALUE];

try {
  // What takes minutes is not begun for a word that it does not know.
  const words = process.argv.slice(2);
  const unknown = words.find((word, at) => !OPTIONS.includes(word) && !WITH_VALUE.includes(words[at - 1] ?? ''));
  if (unknown !== undefined) throw new Error(`"${unknown}" is no option; possible: ${OPTIONS.join(', ')}`);
  if (words.some((word) => WITH_VALUE.includes(word))) {
    tellEdition(editionNamed(wordAfter('--edition')), wordAfter('--row'));
    process.exit();
  }
  mkdirSync(dirname(JSON_SCHEMA_FILE), { recursive: true });
  writeFileSync(JSON_SCHEMA_FILE, jsonSchemaSource());
  writeFileSync(REFERENCE_FILE, referenceSource());
  writeFileSync(KEPT_NAMES_FILE, keptNamesSource());
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

/** What stands behind an option. */
function wordAfter(option: string): string | null {
  const at = process.argv.indexOf(option);
  const value = at < 0 ? undefined : process.argv[at + 1];
  if (at >= 0 && (value === undefined || OPTIONS.includes(value))) throw new Error(`${option} needs a word after it`);
  return value ?? null;
}

function editionNamed(name: string | null): Edition {
  const edition = EDITIONS.find((one) => one === name);
  if (!edition) throw new Error(`--edition ${name ?? 'is missing: it'} is to be one of ${EDITIONS.join(', ')}`);
  return edition;
}

/** What nobody notices of an edition; of the rows that are asked for, also who notices the rest. */
function tellEdition(edition: Edition, row: string | null): void {
  const mutants = openEngine(edition, {})
    .mutants()
    .filter(({ kind, name }) => row === null || `${kind} ${name}`.includes(row));
  const verdicts = knockOut(edition, witnesses(allScenarios(), edition), mutants);
  const plays = new Map(byPlays(edition, verdicts).map(({ mutant, killedBy }) => [mutant, killedBy]));
  let survivors = 0;
  for (const { mutant, killedBy } of verdicts) {
    const { kind, name, variant, clauses } = mutant;
    const told = `${kind} ${name} ${variant}  ${clauses.join(', ')}`;
    const by = killedBy ?? plays.get(mutant) ?? null;
    if (by === null) {
      survivors += 1;
      process.stdout.write(`unnoticed  ${told}\n`);
    } else if (row !== null) process.stdout.write(`${by}  ${told}\n`);
  }
  process.stdout.write(`${survivors} of ${verdicts.length} mutants of ${edition} survive\n`);
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
