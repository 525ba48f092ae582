import { existsSync, readFileSync, statSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { parseDocument } from 'yaml';
import { BadInput } from './bad-input';
import { callerFolder } from './folders';

/** The path of a scenario file as the caller named it, from where they stand. Refused: no such file, no YAML. */
export function scenarioFile(named: string): string {
  const path = resolve(callerFolder, named);
  if (!existsSync(path)) throw new BadInput(`${named}: there is no such file`);
  if (!statSync(path).isFile()) throw new BadInput(`${named}: is a folder; name a scenario file in it`);
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
