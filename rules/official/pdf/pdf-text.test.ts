import { describe, expect, test } from 'vitest';
import type { DocId, Lang } from '../../documents';
import { inventory } from '../../inventory';
import { readOfficialFile } from '../read-file';
import { readCMap } from '../testing/cmaps';
import { damaged } from '../testing/damage';
import { type PdfLayout, pdfOf } from '../testing/pdf';
import { type Marks, printDocument } from '../testing/printed';
import { restated, strangers, textsIn } from '../testing/restated';
import { textOfPdf } from './pdf-text';

const BULLETS: Marks = { item: '• ', sub: '▶ ' };
/** A bullet that the font does not have: it is seen as an empty box, and read as a sign without a name. */
const NAMELESS_BULLETS: Marks = { item: '\uf09f', sub: '▶ ' };

/** Sets a restated document as a PDF and reads it. */
async function throughPdf(doc: DocId, lang: Lang, width: number, layout: PdfLayout, marks: Marks = BULLETS) {
  const printed = restated(doc, lang);
  const text = damaged(printDocument(doc, lang, printed, marks), lang, { width });
  const read = await readOfficialFile(await pdfOf(text.split('\n'), layout), readCMap);
  return { read, printed, found: textsIn(read, lang) };
}

describe('a document comes back from its PDF clause by clause', () => {
  test.each<[string, DocId, Lang, number, PdfLayout]>([
    ['one column, running heads, page numbers', 'fow-8.01', 'ja', 44, { head: '総合ルール', pageNumbers: true }],
    [
      'two columns, a running head over the gutter',
      'fftcg',
      'ja',
      18,
      { columns: 2, head: '総合ルール　最新版　二段組', pageNumbers: true },
    ],
    ['English', 'fow-5.5', 'en', 96, { head: 'Comprehensive rules', pageNumbers: true }],
    ['letters named by a table', 'fow-5.00', 'ja', 44, { letters: 'UniJIS-UCS2-H' }],
  ])('%s (%s)', async (_, doc, lang, width, layout) => {
    const { read, printed, found } = await throughPdf(doc, lang, width, layout);
    expect(read).toMatchObject({ doc, missing: [] });
    const ids = inventory(doc).clauses.map(({ id }) => id);
    expect(strangers(ids, found, printed)).toEqual([]);
  });
});

test('a sign without a name at the beginning of a line is a bullet', async () => {
  const doc = 'fow-5.00';
  const { read, printed, found } = await throughPdf(doc, 'ja', 40, {}, NAMELESS_BULLETS);
  expect(read).toMatchObject({ doc, missing: [], unknown: [] });
  const ids = inventory(doc).clauses.map(({ id }) => id);
  expect(strangers(ids, found, printed)).toEqual([]);
});

describe('lines in reading order', () => {
  test('down the left column, then down the right one, a heading over both in its place', async () => {
    const column = (name: string): string[] => Array.from({ length: 42 }, (_, at) => `${name} column, line ${at + 1}`);
    const read = await textOfPdf(await pdfOf([...column('left'), ...column('right')], { columns: 2 }), readCMap);
    const lines = 'text' in read ? read.text.split('\n').filter((line) => line !== '') : [];
    expect(lines).toEqual([...column('left'), ...column('right')]);
  });

  test('running heads and page numbers are left out, what stands once is kept', async () => {
    const lines = Array.from({ length: 180 }, (_, at) => `line ${at + 1} of the text`);
    const read = await textOfPdf(await pdfOf(lines, { head: 'the head', pageNumbers: true }), readCMap);
    const kept = 'text' in read ? read.text.split(/[\n\f]+/).filter((line) => line !== '') : [];
    expect(kept).toEqual(lines);
  });
});

describe('what cannot be read is said in one line', () => {
  test('a locked file', async () => {
    expect(await textOfPdf(await pdfOf(['text'], { locked: true }), readCMap)).toMatchObject({
      error: 'the PDF is locked with a password; save a copy without one',
    });
  });

  test('a broken file', async () => {
    const whole = await pdfOf(['text']);
    for (const part of [whole.slice(0, 200), new TextEncoder().encode('%PDF-1.7\nnothing more')]) {
      expect(await textOfPdf(part, readCMap)).toMatchObject({
        error: 'the PDF is broken and cannot be read; download or export it again',
      });
    }
  });

  test('a scan without text', async () => {
    expect(await textOfPdf(await pdfOf([]), readCMap)).toMatchObject({
      error: 'the PDF has pictures but no text; let a text recognition (OCR) read it first',
    });
  });

  test('another text', async () => {
    const read = await readOfficialFile(await pdfOf(['A letter.', 'It says nothing of rules.']), readCMap);
    expect(read).toMatchObject({
      error: expect.stringMatching(/^none of the rule documents is in this text; .*fftcg$/),
    });
  });
});

test('a script in the file is never run', async () => {
  const script = 'globalThis.opened = true; app.alert(1); this.submitForm("https://example.com")';
  const read = await textOfPdf(await pdfOf(['text'], { script }), readCMap);
  expect(read).toMatchObject({ text: 'text' });
  expect(globalThis).not.toHaveProperty('opened');
});

test('the name of a table is never a path', async () => {
  const asked: string[] = [];
  const pdf = new TextDecoder().decode(await pdfOf(['text'], { letters: 'UniJIS-UCS2-H' }));
  const hostile = new TextEncoder().encode(pdf.replace('/Encoding /UniJIS-UCS2-H', '/Encoding /..#2f..#2fsecret'));
  await textOfPdf(hostile, async (name) => {
    asked.push(name);
    return readCMap(name);
  });
  expect(asked.filter((name) => !/^[\w-]+$/.test(name))).toEqual([]);
});
