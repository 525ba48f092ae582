import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { everythingIn } from '../host/everything';
import { withPolicy } from '../host/security-policy';
import { serviceWorker } from '../host/service-worker';
import { siteFolder } from '../host/static-server';

/** A part of the built site in a folder of its own, which can become another version of itself. */
export interface SiteCopy {
  folder: string;
  /** Publishes a new version: every script and style gets another name, and those of before are gone. */
  renew: () => void;
  remove: () => void;
}

const ALWAYS = ['ja/offline/', 'en/offline/'];

/** Copies some pages of `out/` with all that they load. */
export function copySite(pages: readonly string[]): SiteCopy {
  const out = siteFolder('out');
  const folder = mkdtempSync(join(tmpdir(), 'saitei-version-'));
  const files = [...[...pages, ...ALWAYS].map((page) => `${page}index.html`), '404.html', 'index.html'];
  for (const file of [...files, '_next', 'fonts', 'search', 'data/book', 'icon', 'manifest.webmanifest']) {
    const to = join(folder, file);
    mkdirSync(dirname(to), { recursive: true });
    cpSync(join(out, file), to, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) });
  }
  publish(folder);
  return { folder, renew: () => renew(folder), remove: () => rmSync(folder, { recursive: true }) };
}

function publish(folder: string): void {
  const { list, size } = everythingIn(folder);
  mkdirSync(join(folder, 'kept'), { recursive: true });
  writeFileSync(join(folder, 'kept/all.json'), JSON.stringify(list));
  writeFileSync(join(folder, 'kept/size.json'), JSON.stringify(size));
  writeFileSync(join(folder, 'sw.js'), serviceWorker(folder).source);
}

function renew(folder: string): void {
  const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(html|js|css)$/.test(file) && file !== 'sw.js')
    .map((file) => join(folder, file));
  const parts = texts
    .filter((file) => file.includes('_next') && /\.(js|css)$/.test(file))
    .map((file) => basename(file));
  const named = new RegExp(parts.map((name) => name.replace(/[.~$]/g, '\\$&')).join('|'), 'g');
  const renamed = (text: string) => text.replace(named, (name) => name.replace(/(\.\w+)$/, '-next$1'));
  for (const file of texts) {
    const text = renamed(readFileSync(file, 'utf8'));
    const isPage = file.endsWith('.html');
    // The policy of a page names its scripts by what is in them, which has changed.
    writeFileSync(
      file,
      isPage ? withPolicy(text.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')) : text,
    );
    if (parts.includes(basename(file))) renameSync(file, join(dirname(file), renamed(basename(file))));
  }
  publish(folder);
}
