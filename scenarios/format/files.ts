/** Where scenario files are. Apart from what reads them, which needs the engine. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The folders of plays that hold readings and show sentences: drafts for good, of which only their own tests and the measure know. */
const PLAYS = /^(?:readings|sentences)[/\\]/;

const yamlFiles = (root: string, isMeant: (name: string) => boolean): readonly string[] =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml') && isMeant(name))
    .map((name) => join(root, name))
    .sort();

/** Paths of all scenario files of the project, in order. */
export const scenarioFiles = (root = join(process.cwd(), 'scenarios')): readonly string[] =>
  yamlFiles(root, (name) => !PLAYS.test(name));

/** Paths of the plays that hold readings and show sentences, in order. */
export const playFiles = (root = join(process.cwd(), 'scenarios')): readonly string[] =>
  yamlFiles(root, (name) => PLAYS.test(name));
