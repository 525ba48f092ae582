/** Where scenario files are. Apart from what reads them, which needs the engine. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The folders of plays that hold readings and show sentences: drafts for good, of which only their own tests know. */
const PLAYS = /^(?:readings|sentences)[/\\]/;

/** Paths of all scenario files of the project, in order. */
export function scenarioFiles(root = join(process.cwd(), 'scenarios')): readonly string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml') && !PLAYS.test(name))
    .map((name) => join(root, name))
    .sort();
}
