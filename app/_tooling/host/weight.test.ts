import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SECTION_LIMIT, sectionWeights, tooHeavy } from './weight';

let out: string;
beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'saitei-weight-'));
});
afterEach(() => rmSync(out, { recursive: true }));

function write(file: string, content: string | Buffer): void {
  mkdirSync(dirname(join(out, file)), { recursive: true });
  writeFileSync(join(out, file), content);
}

test('sections are weighed, compressed; other pages are not', () => {
  write('ja/rules/fow-8.01/806/index.html', 'a'.repeat(100_000));
  write('en/rules/fow-8.01/806/index.html', randomBytes(2000));
  write('ja/rules/fow-8.01/index.html', randomBytes(SECTION_LIMIT));
  write('ja/index.html', randomBytes(SECTION_LIMIT));
  const weights = sectionWeights(out);
  expect(weights.map(({ file }) => file)).toEqual([
    'en/rules/fow-8.01/806/index.html',
    'ja/rules/fow-8.01/806/index.html',
  ]);
  expect(weights[1]?.bytes).toBeLessThan(1000);
  expect(tooHeavy(weights)).toBeUndefined();
});

test('a section at the limit is named with its weight', () => {
  expect(tooHeavy([{ file: 'ja/rules/x/1/index.html', bytes: SECTION_LIMIT }])).toBe(
    'sections must stay below 30000 B compressed: ja/rules/x/1/index.html (30000 B)',
  );
});
