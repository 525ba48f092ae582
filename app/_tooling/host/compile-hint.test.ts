import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hintScripts } from './compile-hint';

test('the hint stands first in every script, once, and in none that only reads PDFs', () => {
  const out = mkdtempSync(join(tmpdir(), 'saitei-out-'));
  const chunks = join(out, '_next/static/chunks');
  const read = (file: string) => readFileSync(join(chunks, file), 'utf8');
  try {
    mkdirSync(chunks, { recursive: true });
    for (const [file, text] of [
      ['page.js', 'start();'],
      ['pdf.js', 'let WorkerMessageHandler;'],
      ['page.css', 'body {}'],
    ] as const)
      writeFileSync(join(chunks, file), text);
    hintScripts(out);
    hintScripts(out);
    expect(read('page.js')).toBe('//# allFunctionsCalledOnLoad\nstart();');
    expect(read('pdf.js')).toBe('let WorkerMessageHandler;');
    expect(read('page.css')).toBe('body {}');
  } finally {
    rmSync(out, { recursive: true });
  }
});
