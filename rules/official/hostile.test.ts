import { describe, expect, test } from 'vitest';
import { decodeText } from './decode';
import { readOfficialFile } from './read-file';
import { readOfficial } from './read-official';
import { readCMap } from './testing/cmaps';
import { damaged } from './testing/damage';
import { printDocument } from './testing/printed';
import { restated } from './testing/restated';

function bytes(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

async function refusal(file: Uint8Array): Promise<string> {
  const read = await readOfficialFile(file, readCMap);
  return 'error' in read ? read.error : 'read';
}

describe('a file that is no rules text is refused in one line', () => {
  test.each<[string, Uint8Array, RegExp]>([
    ['nothing', bytes(''), /^the file has no text; it should be the text or the PDF/],
    ['blanks', bytes(' \n\u3000\n'), /^the file has no text/],
    ['100 MB', new Uint8Array(100_000_000).fill(65), /^the file has 100 MB; a rule document has less than 40$/],
    [
      'ten million letters',
      bytes('a b\n'.repeat(2_500_000)),
      /^the file has 10000000 characters; .* less than 4000000$/,
    ],
    ['one endless line', bytes('rule '.repeat(200_000)), /^the file has a line of 1000000 characters/],
    ['binary', Uint8Array.from({ length: 4000 }, (_, at) => (at * 7919) % 256), /^the file is no text/],
    ['control characters', bytes('\u0001\u0002\u0003 text'.repeat(50)), /^the file is no text/],
    [
      'a Word document',
      bytes('PK\u0003\u0004word/document.xml'),
      /^the file is a Word document or an archive; save it as/,
    ],
    ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]), /^the file is a picture; save it as/],
    ['a web page', bytes('<!DOCTYPE html><html><body>1. Rules</body></html>'), /^the file is a web page; save it as/],
    ['RTF', bytes('{\\rtf1 rules}'), /^the file is an RTF document; save it as/],
    [
      'a letter',
      bytes('Dear judge,\nplease find the rules elsewhere.\n'),
      /^none of the rule documents is in this text/,
    ],
  ])('%s', async (_, file, line) => {
    const said = await refusal(file);
    expect(said).toMatch(line);
    expect(said).not.toContain('\n');
  });
});

/** Numbers as ours, headings and sentences of a game that does not exist. */
const OTHER_GAME = Array.from({ length: 9 }, (_, chapter) =>
  Array.from({ length: 9 }, (_, rule) => {
    const number = (chapter + 1) * 100 + rule + 1;
    const clauses = ['1', '2', '2a', '2b', '3'].map(
      (end) => `${number}.${end}. 帆船${end}は港に着くと積み荷を降ろす。`,
    );
    return [`${number}. 港の${rule}番`, ...clauses].join('\n');
  }).join('\n'),
).join('\n');

describe('another text is not taken for one of the documents', () => {
  test('a game whose clauses are numbered like ours', () => {
    expect(readOfficial(OTHER_GAME)).toMatchObject({ error: expect.stringMatching(/^none of the rule documents/) });
    expect(readOfficial(OTHER_GAME, 'fow-8.01')).toMatchObject({
      error: 'fow-8.01 is not in this text; leave the document out to have it found',
    });
  });

  test('a game that has some of the headings', () => {
    const chapters = Array.from({ length: 14 }, (_, at) => at + 1);
    const text = chapters.flatMap((chapter) => [
      `${chapter}. Chapter`,
      ...chapters.flatMap((section) => [
        `${chapter}.${section}. General`,
        `${chapter}.${section}.1. A ship unloads ${section} crates in harbour ${chapter}.`,
      ]),
    ]);
    expect(readOfficial(text.join('\n'))).toMatchObject({
      error: expect.stringMatching(/^none of the rule documents/),
    });
  });

  test('another version of a document', () => {
    const text = damaged(printDocument('fow-8.01', 'ja', restated('fow-8.01', 'ja')), 'ja', {});
    const other = text.replace('8.01', '7.3');
    expect(readOfficial(other)).toMatchObject({
      error: expect.stringMatching(/^this text is of version 7.3, .* of 8.01; /),
    });
    expect(readOfficial(other, 'fow-8.01')).toMatchObject({ doc: 'fow-8.01', missing: [] });
  });

  test('one document said to be another', () => {
    const text = damaged(printDocument('fftcg', 'ja', restated('fftcg', 'ja')), 'ja', {});
    expect(readOfficial(text, 'fow-5.5')).toMatchObject({
      error: expect.stringMatching(/^fow-5.5 is not in this text/),
    });
  });
});

describe('text files of other encodings are read', () => {
  const SAMPLE = 'カードの情報';
  test.each<[string, number[]]>([
    ['UTF-8', [...bytes(SAMPLE)]],
    ['UTF-8 with its mark', [0xef, 0xbb, 0xbf, ...bytes(SAMPLE)]],
    ['UTF-16', [0xff, 0xfe, ...new Uint8Array(Uint16Array.from(SAMPLE, (char) => char.charCodeAt(0)).buffer)]],
    ['Shift_JIS', [0x83, 0x4a, 0x81, 0x5b, 0x83, 0x68, 0x82, 0xcc, 0x8f, 0xee, 0x95, 0xf1]],
    ['EUC-JP', [0xa5, 0xab, 0xa1, 0xbc, 0xa5, 0xc9, 0xa4, 0xce, 0xbe, 0xf0, 0xca, 0xf3]],
  ])('%s', (_, file) => {
    const read = decodeText(Uint8Array.from(file));
    expect('text' in read ? read.text.replace('\ufeff', '') : read).toBe(SAMPLE);
  });
});
