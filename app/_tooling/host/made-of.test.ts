import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { codeHash } from './made-of';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'saitei-made-of-'));
  for (const folder of ['app/_design', 'engine', 'rules', 'scenarios'])
    mkdirSync(join(root, folder), { recursive: true });
  cpSync('app/_design', join(root, 'app/_design'), { recursive: true });
  cpSync('package-lock.json', join(root, 'package-lock.json'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

function write(file: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), 'other');
}

test('is the same as long as nothing changes', () => {
  expect(codeHash(root)).toBe(codeHash(root));
});

test.each([
  ['a style', 'app/_design/new.css'],
  ['a component', 'app/_reader/new.tsx'],
  ['a step of the engine', 'engine/kernel/new.ts'],
  ['the inventory of a document', 'rules/inventory/fow-8.01.json'],
  ['a card', 'scenarios/cards/fow.ts'],
  ['what finishes the pages', 'app/_tooling/host/security-policy.ts'],
  ['the libraries asked for', 'package-lock.json'],
  ['the libraries installed', 'node_modules/.package-lock.json'],
  ['a setting', 'next.config.mjs'],
])('%s makes every page anew', (_, file) => {
  const before = codeHash(root);
  write(file);
  expect(codeHash(root)).not.toBe(before);
});

test('what the environment says of the site makes every page anew', () => {
  const before = codeHash(root);
  vi.stubEnv('SITE_URL', 'https://example.org');
  expect(codeHash(root)).not.toBe(before);
});

test.each([
  ['a clause', 'rules/text/fow-8.01/1102.mdx'],
  ['a situation', 'rules/contradictions/b01-20.yaml'],
  ['a scenario', 'scenarios/fow/new.yaml'],
  ['a measurement', 'scenarios/generated/walked.json'],
  ['a test', 'app/_reader/new.test.ts'],
  ['what tests are made with', 'rules/official/testing/pdf.ts'],
  ['what holds readings', 'scenarios/readings/held.ts'],
])('%s does not: pages are given what it says', (_, file) => {
  const before = codeHash(root);
  write(file);
  expect(codeHash(root)).toBe(before);
});
