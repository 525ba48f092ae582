import { describe, expect, test } from 'vitest';
import { type DocId, LANGS, type Lang } from '../documents';
import { inventory } from '../inventory';
import { POLICIES } from './policy';
import { type OfficialText, readOfficial } from './read-official';
import { damaged } from './testing/damage';
import { printDocument } from './testing/printed';
import { restated, strangers, textsIn } from './testing/restated';

function printed(doc: DocId, lang: Lang): string {
  return damaged(printDocument(doc, lang, restated(doc, lang)), lang, {});
}

const LOG = ['更新情報', '2030年1月1日 Ver. 8.01', '- 誤りを直した'].join('\n');
/** Names a section, as the document itself does. */
const LOG_OF_SECTIONS = [LOG, '101. 概要', '- 101.1. を書き直した'].join('\n');
const FORCE: string = printed('fow-8.01', 'ja');
const FINAL: string = printed('fftcg', 'ja');
const FIVE: string = printed('fow-5.5', 'en');
const OLD: string = printed('fow-5.00', 'ja');
const BOTH: string = LANGS.map((lang) => printed('fow-2.0', lang)).join('\n');

/** One of the texts that were joined: whose clauses are read, and whether they are this one's. */
interface Part {
  text: string;
  read?: DocId;
}

function read(parts: readonly Part[], doc?: DocId): OfficialText {
  const result = readOfficial(parts.map(({ text }) => text).join('\n'), doc);
  if ('error' in result) throw new Error(result.error);
  return result;
}

/** The lines of all parts but the one that is read, with their places in the file. */
function linesOfOthers(parts: readonly Part[]): { line: number; text: string }[] {
  const lines = parts.flatMap(({ text, read: own }) => text.split('\n').map((line) => ({ line, own })));
  return lines.flatMap(({ line, own }, at) => (own === undefined ? [{ line: at + 1, text: line }] : []));
}

function withoutBlanks(lines: readonly { line: number; text: string }[]): string[] {
  return lines.map(({ line, text }) => `${line}:${text.replace(/\s/g, '')}`);
}

describe('a file that holds two documents: one is read, and the other is listed line by line', () => {
  const log = `${FORCE}\n${LOG_OF_SECTIONS}`;
  test.each<[string, readonly Part[]]>([
    ['8.01 with its change log, then fftcg', [{ text: log, read: 'fow-8.01' }, { text: FINAL }]],
    ['8.01 without one, then fftcg', [{ text: FORCE, read: 'fow-8.01' }, { text: FINAL }]],
    ['fftcg, then 8.01', [{ text: FINAL }, { text: log, read: 'fow-8.01' }]],
    ['5.00, then 8.01: its title page is not that of 8.01', [{ text: OLD }, { text: FORCE, read: 'fow-8.01' }]],
    ['8.01, then 5.00', [{ text: FORCE, read: 'fow-8.01' }, { text: OLD }]],
    ['fftcg, then the English 5.5', [{ text: FINAL, read: 'fftcg' }, { text: FIVE }]],
    ['the English 5.5, then fftcg', [{ text: FIVE }, { text: FINAL, read: 'fftcg' }]],
    ['2.0 in both languages, then the English 5.5', [{ text: BOTH, read: 'fow-2.0' }, { text: FIVE }]],
    ['the English 5.5, then 2.0 in both languages', [{ text: FIVE }, { text: BOTH, read: 'fow-2.0' }]],
    ['fftcg, then 2.0: of neither language', [{ text: FINAL, read: 'fftcg' }, { text: BOTH }]],
  ])('%s', (_, parts) => {
    const doc = parts.find((part) => part.read !== undefined)?.read ?? 'fftcg';
    const result = read(parts, doc);
    expectOwn(result, doc);
    expect(withoutBlanks(result.unknown)).toEqual(withoutBlanks(linesOfOthers(parts)));
  });

  test('the heaviest is read where none is named', () => {
    expect(read([{ text: OLD }, { text: FORCE }, { text: FIVE }])).toMatchObject({ doc: 'fow-8.01', missing: [] });
  });
});

describe('a file that holds a document twice', () => {
  test.each<[DocId, string]>([
    ['fow-8.01', `${FORCE}\n${LOG}`],
    ['fftcg', FINAL],
    ['fow-5.00', OLD],
    ['fow-5.5', FIVE],
  ])('%s: it is read once, and the other copy is listed', (doc, text) => {
    const result = read([{ text }, { text }]);
    expectOwn(result, doc);
    const other = (result.unknown[0]?.line ?? 0) <= text.split('\n').length ? 0 : 1;
    const copies = [0, 1].map((copy): Part => (copy === other ? { text } : { text, read: doc }));
    expect(withoutBlanks(result.unknown)).toEqual(withoutBlanks(linesOfOthers(copies)));
  });
});

/** Each clause has its own text in each language of the document, and none has a text in another language. */
function expectOwn(result: OfficialText, doc: DocId): void {
  expect(result.doc).toBe(doc);
  expect(result.missing).toEqual([]);
  const { languages, clauses } = inventory(doc);
  for (const lang of LANGS) {
    const found = textsIn(result, lang);
    const absent = POLICIES[doc].absent[lang] ?? [];
    const ids = languages.includes(lang) ? clauses.map(({ id }) => id).filter((id) => !absent.includes(id)) : [];
    expect([...found.keys()].filter((id) => !ids.includes(id))).toEqual([]);
    expect(strangers(ids, found, restated(doc, lang))).toEqual([]);
  }
}
