import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pdfParts } from './pdf-parts';

/** Every file that the site needs to work as a whole without a network, each with what names its contents. */
export interface Everything {
  /** Names this state of the whole. */
  mark: string;
  files: readonly (readonly [path: string, hash: string])[];
}

/** What a reader is told of it before it is fetched. */
export interface EverythingSize {
  mark: string;
  files: number;
  /** As it comes over the network: compressed. */
  bytes: number;
}

/** Pages that say that there is nothing. */
const NO_PAGE = /^(?:404|_not-found)\//;
const DATA = /^(?:data|search)\/.*\.json$/;

/** The pages of a built site in `out` in both languages, their data, the search, and what reads PDFs; scripts and fonts are in the shell. */
export function everythingIn(out: string): { list: Everything; size: EverythingSize } {
  const files = readdirSync(out, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'));
  const pages = files.filter((file) => file.endsWith('/index.html') && !NO_PAGE.test(file));
  const paths = [
    ...pages.map((file) => `/${file.slice(0, -'index.html'.length)}`),
    ...files.filter((file) => DATA.test(file)).map((file) => `/${file}`),
    ...pdfParts(out),
    '/pdf/parts.json',
  ].sort();
  const fileOf = (path: string) => join(out, path.endsWith('/') ? `${path}index.html` : path);
  const listed = paths.filter((path) => existsSync(fileOf(path)));
  const named = listed.map((path) => [path, hashOf(readFileSync(fileOf(path)))] as const);
  const mark = hashOf(JSON.stringify(named));
  const sent = (file: string) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
  const bytes = listed.reduce((sum, path) => sum + sent(fileOf(path)), 0);
  return { list: { mark, files: named }, size: { mark, files: named.length, bytes } };
}

const hashOf = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex').slice(0, 16);
