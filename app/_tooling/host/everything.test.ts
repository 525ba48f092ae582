import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { everythingIn } from './everything';

let out: string;
beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'saitei-whole-'));
  for (const file of [
    'ja/index.html',
    'ja/rules/x/6.1/index.html',
    'en/index.html',
    'data/book/x.json',
    'search/ja.json',
  ])
    write(file, file);
  for (const file of ['404/index.html', '404.html', '_next/static/a.js', 'fonts/a.woff2', 'sw.js', 'data/x.json.gz'])
    write(file, file);
});
afterEach(() => rmSync(out, { recursive: true }));

function write(file: string, content: string): void {
  mkdirSync(dirname(join(out, file)), { recursive: true });
  writeFileSync(join(out, file), content);
}

test('is every page in both languages and every table, without what the shell holds', () => {
  expect(everythingIn(out).list.files.map(([path]) => path)).toEqual([
    '/data/book/x.json',
    '/en/',
    '/ja/',
    '/ja/rules/x/6.1/',
    '/search/ja.json',
  ]);
});

test('is as large as it is sent', () => {
  write('ja/index.html.br', 'short');
  const { size } = everythingIn(out);
  const rest = ['ja/rules/x/6.1/index.html', 'en/index.html', 'data/book/x.json', 'search/ja.json'];
  expect(size.bytes).toBe('short'.length + rest.join('').length);
  expect(size.files).toBe(5);
});

test('has another mark when one page changes, and another hash for that page alone', () => {
  const before = everythingIn(out).list;
  write('en/index.html', 'other');
  const after = everythingIn(out).list;
  expect(after.mark).not.toBe(before.mark);
  expect(after.files.filter(([, hash], at) => before.files[at]?.[1] !== hash).map(([path]) => path)).toEqual(['/en/']);
});
