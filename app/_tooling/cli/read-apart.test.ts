import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readApart } from './read-apart';

/** Each form shows the next one ten times: a billion lines from two kilobytes. */
function unfoldingPdf(): string {
  const forms = Array.from({ length: 9 }, (_, at) => {
    const content = '/X Do '.repeat(10);
    return `${at + 5} 0 obj\n<</Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</X ${at + 6} 0 R>>>>/Length ${content.length}>>\nstream\n${content}\nendstream\nendobj`;
  });
  return [
    '%PDF-1.7',
    '1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj',
    '2 0 obj\n<</Type/Pages/Kids[3 0 R]/Count 1>>\nendobj',
    '3 0 obj\n<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]/Contents 4 0 R/Resources<</XObject<</X 5 0 R>>>>>>\nendobj',
    '4 0 obj\n<</Length 5>>\nstream\n/X Do\nendstream\nendobj',
    ...forms,
    '14 0 obj\n<</Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</Font<</F 15 0 R>>>>/Length 22>>\nstream\nBT /F 9 Tf (line) Tj ET\nendstream\nendobj',
    '15 0 obj\n<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>\nendobj',
    'trailer\n<</Root 1 0 R>>\n%%EOF\n',
  ].join('\n');
}

test('a PDF that was made to never end is left', async () => {
  const bytes = new TextEncoder().encode(unfoldingPdf());
  expect(await readApart({ bytes, doc: undefined }, 3)).toMatchObject({
    error: expect.stringMatching(/^the PDF cannot be read/),
  });
});

test('a text that takes too long is left, and not called a PDF', async () => {
  const bytes = new TextEncoder().encode('806. Normal battle resolution step\n806.2a. text\n'.repeat(9_000));
  expect(await readApart({ bytes, doc: undefined }, 0)).toEqual({
    error: 'reading was given up after 0 s of work; a rule document takes less than three',
  });
});

test('a file that can be refused is refused as anywhere', async () => {
  expect(await readApart({ bytes: new Uint8Array(), doc: undefined })).toMatchObject({
    error: expect.stringMatching(/^the file has no text/),
  });
});

/** A form that shows itself. */
const SELF_DRAWING = [
  '%PDF-1.4',
  '1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj',
  '2 0 obj\n<</Type/Pages/Kids[3 0 R]/Count 1>>\nendobj',
  '3 0 obj\n<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]/Contents 4 0 R/Resources<</XObject<</X 5 0 R>>>>>>\nendobj',
  '4 0 obj\n<</Length 5>>\nstream\n/X Do\nendstream\nendobj',
  '5 0 obj\n<</Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</X 5 0 R>>>>/Length 5>>\nstream\n/X Do\nendstream\nendobj',
  'trailer\n<</Root 1 0 R>>\n%%EOF\n',
].join('\n');

test('a PDF that draws itself is refused in one line, and nothing else is said on the terminal', () => {
  const folder = mkdtempSync(join(tmpdir(), 'saitei-self-'));
  writeFileSync(join(folder, 'self.pdf'), SELF_DRAWING);
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'app/_tooling/cli/saitei.ts', 'import', join(folder, 'self.pdf')],
    { encoding: 'utf8' },
  );
  rmSync(folder, { recursive: true });
  expect([stdout, status]).toEqual(['', 2]);
  expect(stderr).toMatch(/^saitei: .*self\.pdf: the PDF [^\n]+\n$/);
});
