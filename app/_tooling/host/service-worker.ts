import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pdfScripts } from './pdf-parts';

/** Pages that open without a network even when they were never visited. */
const PAGES = [
  '/',
  '/ja/',
  '/en/',
  '/ja/search/',
  '/en/search/',
  '/ja/rules/',
  '/en/rules/',
  '/ja/offline/',
  '/en/offline/',
];

/**
 * The service worker of a built site in `out`: from the first visit on it keeps the shell, which is the pages and fonts
 * above and every script and style but those that read PDFs, so that any page and the search work once their own text
 * was fetched. Its version changes when any of these files does.
 */
export function serviceWorker(out: string): { source: string; shell: string[]; version: string } {
  const fileOf = (path: string) => join(out, path.endsWith('/') ? `${path}index.html` : path);
  const named = [...PAGES, ...fontsIn(out)].filter((path) => existsSync(fileOf(path)));
  const shell = [...named, ...codeIn(out)];
  const hash = createHash('sha256');
  for (const path of shell) hash.update(path).update(readFileSync(fileOf(path)));
  const version = hash.digest('hex').slice(0, 12);
  const template = readFileSync(join(import.meta.dirname, 'service-worker-source.js'), 'utf8');
  const source = template.replace("'VERSION'", JSON.stringify(version)).replace("['SHELL']", JSON.stringify(shell));
  return { source, shell, version };
}

function fontsIn(out: string): string[] {
  const folder = join(out, 'fonts');
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return files
    .filter((file) => /\.(woff2|css)$/.test(file))
    .map((file) => `/fonts/${file}`)
    .sort();
}

/** Every script and style of the build, without what only reads PDFs or runs in browsers that have no service workers. */
function codeIn(out: string): string[] {
  const folder = join(out, '_next/static');
  if (!existsSync(folder)) return [];
  const cover = join(out, 'ja/index.html');
  const html = existsSync(cover) ? readFileSync(cover, 'utf8') : '';
  const old = [...html.matchAll(/<script src="([^"]+)"[^>]*noModule/g)].map(([, path]) => path);
  const left = new Set([...old, ...pdfScripts(out)]);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(js|css)$/.test(file))
    .map((file) => `/_next/static/${file.replaceAll('\\', '/')}`)
    .filter((path) => !left.has(path))
    .sort();
}
