import { existsSync, statSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { BadInput } from './bad-input';
import { callerFolder } from './folders';

/** The path of a scenario file as the caller named it, from where they stand. Refused: no such file, a folder, no YAML by its name. */
export function scenarioFile(named: string): string {
  const path = resolve(callerFolder, named);
  if (!existsSync(path)) throw new BadInput(`${named}: there is no such file`);
  const stats = statSync(path);
  if (stats.isDirectory()) throw new BadInput(`${named}: is a folder; name a scenario file in it`);
  if (!stats.isFile()) throw new BadInput(`${named}: is a pipe or a device; save the scenario as a file`);
  if (!/\.ya?ml$/.test(path)) throw new BadInput(`${named}: is no scenario; scenarios are .yaml files`);
  return relative(process.cwd(), path);
}
