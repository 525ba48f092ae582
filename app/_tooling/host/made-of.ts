import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const CODE = ['app', 'engine', 'rules', 'scenarios'];
const SETTINGS = [
  'package.json',
  'package-lock.json',
  'node_modules/.package-lock.json',
  'next.config.mjs',
  'tsconfig.json',
];
/** What the environment says to a build. */
const SAID = /^(?:SITE_URL|NODE_ENV|NODE_OPTIONS|NEXT_.*|__NEXT_.*)$/;
/** Nothing of it is in a page. */
const APART = /\.test\.tsx?$|\.md$|(?:^|\/)testing\/|^scenarios\/readings\/|^app\/_tooling\/(?:bench|e2e|soak)\//;
/** Texts that pages read while they are made: what each takes from them is among the things it is given. */
export const TEXTS =
  /^(?:rules\/text\/.*\.mdx|rules\/asked\/.*\.json|rules\/(?:contradictions|history)\/.*\.yaml|scenarios\/.*\.yaml|scenarios\/generated\/.*\.json)$/;

/** Names all that pages are made of but the texts: code, tables, styles, settings, the libraries installed, and Node. */
export function codeHash(root: string): string {
  const hash = createHash('sha256').update(`${process.version} ${process.platform} ${process.arch}`);
  for (const [name, value] of Object.entries(process.env).sort()) {
    if (SAID.test(name)) hash.update(`\0${name}=${value}`);
  }
  for (const file of [...SETTINGS, ...CODE.flatMap((folder) => codeIn(root, folder))]) {
    const path = join(root, file);
    if (existsSync(path)) hash.update(`\0${file}\0`).update(readFileSync(path));
  }
  return hash.digest('hex');
}

function codeIn(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((file) => !APART.test(file) && !TEXTS.test(file))
    .sort();
}
