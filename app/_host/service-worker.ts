import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Pages that open without a network even when they were never visited. */
const PAGES = ['/ja/', '/en/', '/ja/search/', '/en/search/', '/ja/rules/', '/en/rules/', '/offline.html'];
/** One page of each other kind: what it loads is kept, so that any page of its kind works once it was visited. */
const SAMPLES = ['/ja/rules/fow-8.01/', '/ja/rules/fow-8.01/806/', '/ja/coverage/'];
const FONTS = ['/fonts/noto-sans-jp-400.woff2', '/fonts/noto-sans-jp-700.woff2'];

/**
 * The service worker of a built site in `out`: keeps the shell (above, with every script and style those pages load)
 * from the first visit on. Its version changes when any of these files does.
 */
export function serviceWorker(out: string): { source: string; shell: string[]; version: string } {
  const fileOf = (path: string) => join(out, path.endsWith('/') ? `${path}index.html` : path);
  const present = (paths: string[]) => paths.filter((path) => existsSync(fileOf(path)));
  const assets = present([...PAGES, ...SAMPLES]).flatMap((page) => assetsOf(readFileSync(fileOf(page), 'utf8')));
  const shell = [...present([...PAGES, ...FONTS]), ...present([...new Set(assets)])];
  const hash = createHash('sha256');
  for (const path of shell) hash.update(path).update(readFileSync(fileOf(path)));
  const version = hash.digest('hex').slice(0, 12);
  const template = readFileSync(join(import.meta.dirname, 'service-worker-source.js'), 'utf8');
  const source = template.replace("'VERSION'", JSON.stringify(version)).replace("['SHELL']", JSON.stringify(shell));
  return { source, shell, version };
}

/** The scripts and styles a page loads. */
function assetsOf(html: string): string[] {
  return [...html.matchAll(/(?:src|href)="(\/_next\/static\/[^"?]+\.(?:js|css))/g)].flatMap(([, path]) => path ?? []);
}
