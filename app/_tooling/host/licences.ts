import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

const Lock = v.object({
  packages: v.record(
    v.string(),
    v.object({
      version: v.optional(v.string()),
      license: v.optional(v.string()),
      dev: v.optional(v.boolean()),
      optional: v.optional(v.boolean()),
      peer: v.optional(v.boolean()),
    }),
  ),
});

/** A package of the build whose work is in the site though none of its code is. */
const SHIPPED_TOO = ['node_modules/@fontsource/noto-sans-jp'];
const TEXT = /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/i;

/** A package that the site is made from. */
export interface Licensed {
  name: string;
  version: string;
  licence: string;
  /** Its licence to the letter, and its notice where it has one; empty where the package brings none. */
  text: string;
}

/** Every package that the site is made from, those that these are made from among them, by name. */
export function licensed(root: string): Licensed[] {
  const { packages } = v.parse(Lock, JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));
  return Object.entries(packages)
    .filter(([path, { dev, optional }]) => path !== '' && (SHIPPED_TOO.includes(path) || (!dev && !optional)))
    .map(([path, { version = '', license = '' }]) => ({
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      licence: license,
      text: textIn(join(root, path)),
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

function textIn(folder: string): string {
  if (!existsSync(folder)) return '';
  const names = readdirSync(folder).filter((name) => TEXT.test(name));
  return names.map((name) => readFileSync(join(folder, name), 'utf8').trim()).join('\n\n');
}

/** What a site must carry with the code of others: who wrote it, and under which licence. */
export function licenceText(root: string): string {
  const notice = readFileSync(join(root, 'NOTICE'), 'utf8').trim();
  const own = readFileSync(join(root, 'LICENSE'), 'utf8').trim();
  const parts = licensed(root).map(
    ({ name, version, licence, text }) =>
      `${name} ${version} (${licence})\n\n${text || `Its package says ${licence}.`}`,
  );
  return `${[notice, own, ...parts].join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}
