import { describe, expect, test } from 'vitest';
import { lineBreaksOf } from './line-breaks';
import { type Row, textOfRow } from './run';

const SIZE = 10;
const MEASURE = 400;

/** Japanese lines of a page, each as wide as it has letters, at gaps of so many points. */
function pageOf(lines: readonly string[], gapAbove: (line: string) => number = () => 15): Row[] {
  let y = 800;
  return lines.map((text) => {
    y -= gapAbove(text);
    return { y, size: SIZE, column: 'whole', runs: [{ text, x: 60, y, width: text.length * SIZE, size: SIZE }] };
  });
}

function breaksOf(lines: readonly string[], gapAbove?: (line: string) => number): (string | undefined)[] {
  const page = pageOf(lines, gapAbove);
  const breaks = lineBreaksOf([page]);
  return page.map((row) => breaks.get(row));
}

const FULL = 'あ'.repeat(MEASURE / SIZE);
const FULL_STOP = `${'あ'.repeat(MEASURE / SIZE - 1)}。`;
const SHORT_STOP = `${'い'.repeat(12)}。`;

describe('where a paragraph ends', () => {
  test('behind a line that had room for the next word', () => {
    expect(breaksOf([FULL, SHORT_STOP, FULL])).toEqual(['full', 'paragraph', undefined]);
  });

  test('a word that is longer than the room left is no sign of it', () => {
    const ragged = 'あ'.repeat(MEASURE / SIZE - 4);
    const body = Array.from({ length: 30 }, () => FULL);
    expect(breaksOf([ragged, 'WONDERLAND', ...body])[0]).toBe('full');
    expect(breaksOf([ragged, 'いい。', ...body])[0]).toBe('paragraph');
  });

  test('a full line may be the last of its paragraph or not', () => {
    expect(breaksOf([FULL, FULL_STOP, FULL])[1]).toBe('full');
  });

  test('where paragraphs are set apart, a gap tells them even behind full lines, and its lack that they go on', () => {
    const paragraphs = Array.from({ length: 14 }, () => [`う${FULL.slice(1)}`, FULL_STOP, SHORT_STOP]);
    const lines = [...paragraphs.flat(), `う${FULL.slice(1)}`, FULL_STOP, `う${FULL.slice(1)}`, SHORT_STOP];
    const breaks = breaksOf(lines, (line) => (line.startsWith('う') ? 24 : 15));
    expect(breaks.slice(0, 3)).toEqual(['wrapped', 'wrapped', 'paragraph']);
    expect(breaks.slice(-4)).toEqual(['wrapped', 'paragraph', 'wrapped', undefined]);
  });

  test.each<[string, number, number]>([
    ['the first line of each is indented', 70, 60],
    ['all but the first line of each are indented', 60, 80],
  ])('where %s, that tells them', (_, first, others) => {
    const full = FULL.slice(2);
    const start = `う${full.slice(1)}`;
    const paragraphs = Array.from({ length: 40 }, () => [start, full, SHORT_STOP]).flat();
    const page = pageOf([...paragraphs, start, `${full.slice(1)}。`, start, SHORT_STOP]).map((row) => {
      const x = row.runs[0]?.text.startsWith('う') ? first : others;
      return { ...row, runs: row.runs.map((run) => ({ ...run, x, width: run.text === SHORT_STOP ? 130 : 460 - x })) };
    });
    const breaks = lineBreaksOf([page]);
    expect(page.slice(-4).map((row) => breaks.get(row))).toEqual(['wrapped', 'paragraph', 'wrapped', undefined]);
  });

  test('lines that hang over the measure do not widen it', () => {
    const body = Array.from({ length: 30 }, (_, at) => (at % 4 === 0 ? `・${FULL}` : FULL));
    const breaks = breaksOf([...body, SHORT_STOP]);
    expect(breaks.filter((found) => found === 'paragraph')).toEqual([]);
  });
});

describe('the text of a row', () => {
  const run = (text: string, x: number) => ({ text, x, y: 0, width: SIZE, size: SIZE });

  test('a sign without a name begins it: a bullet, but not where a colon shows that an icon was lost', () => {
    expect(textOfRow([run('\0規則', 0)])).toBe('• 規則');
    expect(textOfRow([run('\0:光', 0)])).toBe('\0:光');
  });

  test('letters that were spread over the measure are one word again', () => {
    const spread = [...'903.2.手札'].map((letter, at) => run(letter, at * 18));
    expect(textOfRow(spread)).toBe('903.2.手札');
    expect(textOfRow(['一つ', '二つ'].map((word, at) => run(word, at * 18)))).toBe('一つ 二つ');
  });
});
