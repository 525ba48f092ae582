import { describe, expect, test } from 'vitest';
import type { DocId, Lang } from '../documents';
import { align, type Expected } from './align';
import { readLines } from './line';
import { piecesOf } from './pieces';
import { type OfficialText, readOfficial } from './read-official';
import type { LineBreak } from './result';
import { damaged } from './testing/damage';
import { printDocument } from './testing/printed';
import { restated, textsIn } from './testing/restated';
import type { Echo } from './twin';

function printed(doc: DocId, lang: Lang): string {
  return damaged(printDocument(doc, lang, restated(doc, lang)), lang, {});
}

/** Puts something else in the place of the only stretch of a text that is so. */
function put(text: string, old: string, other: string): string {
  expect(text.split(old)).toHaveLength(2);
  return text.replace(old, () => other);
}

/** Reads a text of which it is known how the lines that begin so end. */
function read(text: string, ends: Readonly<Record<string, LineBreak>> = {}): OfficialText {
  const lines = text.split('\n');
  const known = Object.entries(ends).map(([start, end]) => {
    const at = lines.findIndex((line) => line.startsWith(start));
    expect(at).toBeGreaterThanOrEqual(0);
    return [at + 1, end] as const;
  });
  // The title page tells that the places of lines are known.
  const result = readOfficial(text, undefined, new Map([[1, 'paragraph'], ...known]));
  if ('error' in result) throw new Error(result.error);
  return result;
}

const EN = restated('fow-2.0', 'en');
const JA = restated('fow-2.0', 'ja');

describe('a mark whose text stands on the next line', () => {
  test('a step behind a heading', () => {
    const [first = '', second, third] = ['5.7.S2.1', '5.7.S2.2', '5.7.S2.3'].map((id) => EN(id).replace(/\.$/, ''));
    const steps = `\n1.${EN('5.7.S2.1')}\n2.${EN('5.7.S2.2')}\n3.${EN('5.7.S2.3')}\n`;
    const text = put(printed('fow-2.0', 'en'), steps, ` 1.\n${first}\n${second}, ${third}\n`);
    const { found } = read(text, { [first]: 'paragraph' });
    const steps123 = found.filter(({ id }) => /^5\.7\.S2\.[123]$/.test(id));
    expect(steps123).toEqual([{ id: '5.7.S2.1', lang: 'en', text: first }]);
  });

  test('a part of a step behind the one before it', () => {
    const [before, text] = [JA('5.6.2.S2.2.2.2').replace('。', '（攻撃の対象）'), JA('5.6.2.S2.2.3')];
    const steps = `${JA('5.6.2.S2.2.2.2')}\n1.3 ${text}\n`;
    const found = textsIn(read(put(printed('fow-2.0', 'ja'), steps, `${before} 1.3\n${text}\n`)), 'ja');
    expect(found.get('5.6.2.S2.2.2.2')).toBe(before);
    expect(found.get('5.6.2.S2.2.3')).toBe(text);
  });
});

describe('counters', () => {
  const four = [1, 2, 3, 4].map((value): Expected => ({ id: `step ${value}`, label: { kind: 'dotted', value } }));
  /** The fourth step, whatever is read, is a little like it. */
  const likeTheFourth: Echo = (_, id) => (id === 'step 4' ? 0.1 : 0);
  const placesIn = (text: string) =>
    align(piecesOf(readLines(`The heading\n${text}`).value).slice(1), four, false, likeTheFourth).map((places) => [
      ...places,
    ]);

  test('one that goes on over a page is what it says, and the last of the steps is the missing one', () => {
    expect(placesIn('1. First.\n\f2. Second.\n3. Third.')).toEqual([[0], [1], [2]]);
  });

  test('one that began again on the page may be any', () => {
    expect(placesIn('1. First.\n\f1. Second.\n2. Third.')[2]?.length).toBeGreaterThan(1);
  });
});

describe('what stands behind a full line', () => {
  test('is no item that lost its bullet where the others kept theirs', () => {
    const [first = '', ...others] = EN('14.7.2').split(/(?<=\.) /);
    const rest = others.join(' ');
    const cut = put(printed('fow-2.0', 'en'), `${EN('14.7.2.2')}\n`, '').replaceAll('\n- \n', '\n');
    const found = textsIn(read(put(cut, `\n${EN('14.7.2')}\n`, `\n${first}\n${rest}\n`), { [first]: 'full' }), 'en');
    for (const id of ['14.7.2', '14.7.2.1']) expect([undefined, EN(id)]).toContain(found.get(id));
  });

  test('may be the next clause where that was not found: then neither is told', () => {
    const [first, second, third] = ['5.7.S2.1', '5.7.S2.2', '5.7.S2.3'].map((id) => EN(id).replace(/\.$/, ''));
    const steps = `\n1.${EN('5.7.S2.1')}\n2.${EN('5.7.S2.2')}\n3.${EN('5.7.S2.3')}\n`;
    const joined = `\n1.${first}\n${second}, ${third}\n`;
    const { found, unknown } = read(put(printed('fow-2.0', 'en'), steps, joined), { [`1.${first}`]: 'full' });
    const ids = found.map(({ id }) => id);
    expect(ids.filter((id) => /^5\.7\.S2\.[123]$/.test(id))).toEqual([]);
    expect(unknown.map(({ text }) => text)).toEqual([`1.${first}`, `${second}, ${third}`]);
  });

  test('ends a list whose items have no full stop', () => {
    const item = `2.${JA('1.3.3.2')}`;
    const ends = { [`1.${JA('1.3.3.1')}`]: 'full', [item]: 'full', [JA('1.3.4')]: 'full' } as const;
    const found = textsIn(read(printed('fow-2.0', 'ja'), ends), 'ja');
    for (const id of ['1.3.3.1', '1.3.3.2', '1.3.4', '1.3.5']) expect(found.get(id)).toBe(JA(id));
  });
});

describe('inside a paragraph', () => {
  test('a line that goes on behind a sentence begins no item', () => {
    const text = restated('fow-5.00', 'ja');
    const [first = '', rest = ''] = text('3.10.2').split(/(?<=。)/);
    const torn = put(printed('fow-5.00', 'ja').replaceAll('\n- ', '\n'), text('3.10.2'), `${first}\n${rest}`);
    const ends = { [text('3.10.1')]: 'paragraph', [first]: 'wrapped', [rest]: 'paragraph' } as const;
    const found = textsIn(read(torn, ends), 'ja');
    for (const id of ['3.10.1', '3.10.2', '3.10.3']) expect(found.get(id)).toBe(text(id));
  });

  test('a sentence in brackets is parted by the Japanese full stop before it', () => {
    const [first, second, third] = ['14.18.1', '14.18.2', '14.18.3'].map(JA);
    const paragraph = `\n${first} ${second} ［J/\n${third}\n`;
    const text = put(printed('fow-2.0', 'ja'), `\n${first}\n${second}\n${third}\n`, paragraph);
    const found = textsIn(read(text), 'ja');
    expect(found.get('14.18.2')).toBe(second);
    expect(found.get('14.18.3')).toBe(`［J/${third}`);
  });
});

test('a table without cells begins where its paragraph does, not where a page does', () => {
  const text = restated('fow-8.01', 'ja');
  const table = text('601.1-tbl1');
  const cells = table.replaceAll(' ', '').split(/(?<=。)/);
  const torn = put(
    printed('fow-8.01', 'ja').replaceAll('\t', ''),
    table,
    [cells[0], `\f${cells[1]}`, ...cells.slice(2)].join('\n'),
  );
  const found = textsIn(read(torn), 'ja');
  expect(found.get('601.1')).toBe(text('601.1'));
  expect(found.get('601.1-tbl1')?.startsWith(cells[0] ?? '')).toBe(true);
});
