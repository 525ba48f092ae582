/** Scenario files on disk. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type Parsed, parseScenario } from './parse';

/** Reads one scenario file. A file that cannot be read is a fault like any other. */
export function readScenario(path: string): Parsed {
  const file = relative(process.cwd(), path) || path;
  let text: string;
  try {
    if (statSync(path).isDirectory())
      return { ok: false, faults: [{ file, line: 1, what: 'this is a folder; a scenario file (.yaml) is expected' }] };
    text = readFileSync(path, 'utf8');
  } catch {
    return { ok: false, faults: [{ file, line: 1, what: 'no such file; the path of a scenario file is expected' }] };
  }
  return parseScenario(text, file);
}

/** Paths of all scenario files of the project, in order. */
export function scenarioFiles(root = join(process.cwd(), 'scenarios')): readonly string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => join(root, name))
    .sort();
}
