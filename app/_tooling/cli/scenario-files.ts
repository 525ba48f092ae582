import { existsSync, statSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { BadInput } from './bad-input';
import { callerFolder } from './folders';

/** The path of a scenario file as the caller named it, from where they stand. Refused: no such file, a folder, no YAML by its name. */
export const scenarioFile = (named: string): string => yamlFile(named, 'scenario');

/** The same for any file that is written as scenarios are. @param kind what it holds */
export function yamlFile(named: string, kind: 'scenario' | 'deck'): string {
  const path = resolve(callerFolder, named);
  if (!existsSync(path)) throw new BadInput(`${named}: there is no such file`);
  const stats = statSync(path);
  if (stats.isDirectory()) throw new BadInput(`${named}: is a folder; name a ${kind} file in it`);
  if (!stats.isFile()) throw new BadInput(`${named}: is a pipe or a device; save the ${kind} as a file`);
  if (!/\.ya?ml$/.test(path)) throw new BadInput(`${named}: is no ${kind}; ${kind}s are .yaml files`);
  return relative(process.cwd(), path);
}
