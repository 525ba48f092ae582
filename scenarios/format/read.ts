/** Scenario files on disk. */
import { readFileSync, statSync } from 'node:fs';
import { relative } from 'node:path';
import { tooLong } from './bounds';
import { type Parsed, type ParsedDeck, parseDeck, parseScenario } from './parse';

export { playFiles, scenarioFiles } from './files';

/** Reads one scenario file. A file that cannot be read is a fault like any other. */
export const readScenario = (path: string): Parsed => readWith(path, 'scenario', parseScenario);

/** Reads one deck file, likewise. */
export const readDeck = (path: string): ParsedDeck => readWith(path, 'deck', parseDeck);

type Refused = Extract<Parsed, { readonly ok: false }>;

function readWith<T>(path: string, kind: string, parse: (text: string, file: string) => T): T | Refused {
  const file = relative(process.cwd(), path) || path;
  const refused = (what: string): Refused => ({ ok: false, faults: [{ file, line: 1, what }] });
  let text: string;
  try {
    const stats = statSync(path);
    if (stats.isDirectory()) return refused(`this is a folder; a ${kind} file (.yaml) is expected`);
    if (!stats.isFile()) return refused(`this is a pipe or a device; a ${kind} file (.yaml) is expected`);
    // A character takes four bytes at most.
    const long = tooLong(Math.ceil(stats.size / 4));
    if (long !== null) return refused(long);
    text = readFileSync(path, 'utf8');
  } catch {
    return refused(`no such file; the path of a ${kind} file is expected`);
  }
  return parse(text, file);
}
