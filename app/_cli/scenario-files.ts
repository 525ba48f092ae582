import { existsSync, readFileSync, statSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { parseDocument } from 'yaml';
import { BadInput } from './bad-input';
import { callerFolder } from './folders';

/** The path of a scenario file as the caller named it, from where they stand. Refused: no such file, no YAML. */
export function scenarioFile(named: string): string {
  const path = resolve(callerFolder, named);
  const stats = existsSync(path) ? statSync(path) : undefined;
  if (stats === undefined) throw new BadInput(`${named}: there is no such file`);
  if (stats.isDirectory()) throw new BadInput(`${named}: is a folder; name a scenario file in it`);
  if (!stats.isFile()) throw new BadInput(`${named}: is a pipe or a device; save the scenario as a file`);
  if (!/\.ya?ml$/.test(path)) throw new BadInput(`${named}: is no scenario; scenarios are .yaml files`);
  const [error] = parseDocument(readFileSync(path, 'utf8')).errors;
  if (error) {
    const line = error.linePos?.[0].line ?? 1;
    throw new BadInput(
      `${named}:${line} is not YAML: ${error.message.split('\n')[0]?.replace(/ at line .*/, '') ?? ''}`,
    );
  }
  return relative(process.cwd(), path);
}
