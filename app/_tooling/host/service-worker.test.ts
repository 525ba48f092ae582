import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pdfParts } from './pdf-parts';
import { serviceWorker } from './service-worker';

let out: string;
beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'saitei-out-'));
  mkdirSync(join(out, 'ja'));
  mkdirSync(join(out, '_next/static/chunks'), { recursive: true });
  writeFileSync(join(out, 'ja/index.html'), '<script src="/_next/static/chunks/old.js" noModule=""></script>');
  writeFileSync(join(out, '_next/static/chunks/pdf.js'), 'let WorkerMessageHandler;');
  for (const file of ['a.js', 'old.js', 'b.css', 'c.map']) writeFileSync(join(out, '_next/static/chunks', file), file);
});
afterEach(() => rmSync(out, { recursive: true }));

test('the shell is the pages that exist, and every script and style a browser with service workers loads', () => {
  expect(serviceWorker(out).shell).toEqual(['/ja/', '/_next/static/chunks/a.js', '/_next/static/chunks/b.css']);
});

test('what only reads PDFs is no part of the shell, and is listed with the tables for Japanese letters', () => {
  mkdirSync(join(out, 'pdf/cmaps'), { recursive: true });
  for (const name of ['UniJIS-UTF16-H', 'Adobe-Japan1-UCS2', 'H', 'GBK-EUC-H', 'UniKS-UTF16-H'])
    writeFileSync(join(out, `pdf/cmaps/${name}.bcmap`), name);
  expect(pdfParts(out)).toEqual([
    '/_next/static/chunks/pdf.js',
    '/pdf/cmaps/Adobe-Japan1-UCS2.bcmap',
    '/pdf/cmaps/H.bcmap',
    '/pdf/cmaps/UniJIS-UTF16-H.bcmap',
  ]);
});

test('the version changes with the shell, and only then', () => {
  const before = serviceWorker(out);
  expect(serviceWorker(out).version).toBe(before.version);
  expect(before.source).toContain(JSON.stringify(before.version));
  writeFileSync(join(out, '_next/static/chunks/c.map'), 'other');
  expect(serviceWorker(out).version).toBe(before.version);
  writeFileSync(join(out, '_next/static/chunks/a.js'), 'other');
  expect(serviceWorker(out).version).not.toBe(before.version);
});
