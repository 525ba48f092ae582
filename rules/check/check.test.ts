import { describe, expect, test } from 'vitest';
import { contentOf, readContent } from '../content';
import { problemLine } from '../problem';
import { parseSectionFile } from '../section-file';
import { checkRules, progressOf } from './check';

const FILE = 'rules/text/fow-8.01/1203.mdx';

/** What `check` says about section 1203 of fow-8.01 (two clauses) with these texts. */
function check(first: [ja: string, en: string], second?: [ja: string, en: string]): string[] {
  const clause = (id: string, [ja, en]: [string, string]) =>
    `<Clause id="${id}" kind="procedure">\n<Ja>${ja}</Ja>\n<En>${en}</En>\n</Clause>\n`;
  const head =
    '---\ndoc: fow-8.01\nsection: "1203"\nparent: "1200"\ntitle: { ja: カウンター処理, en: Counters }\n---\n';
  const raw = head + clause('1203.1', first) + (second ? clause('1203.1a', second) : '');
  const { section, problems } = parseSectionFile(raw, FILE);
  const content = contentOf({ 'fow-8.01': new Map(section ? [[section.id, section]] : []) }, problems);
  return checkRules(content).map(problemLine);
}

const PLAIN: [string, string] = ['そのとおり。', 'So it is.'];

test('a complete section with equal texts has no fault', () => {
  expect(check(['墓地に2枚まで置く。', 'Put up to 2 cards into the graveyard.'], PLAIN)).toEqual([]);
});

test('a missing clause', () => {
  expect(check(PLAIN)).toEqual([
    `${FILE}:1 clause 1203.1a is missing; add <Clause id="1203.1a" kind="procedure"> with <Ja> and <En>`,
  ]);
});

test('a doubled clause', () => {
  const { section } = parseSectionFile(
    `---\ndoc: fow-8.01\nsection: "1203"\nparent: "1200"\ntitle: { ja: 甲, en: A }\n---\n${'<Clause id="1203.1" kind="procedure">\n<Ja>甲</Ja>\n<En>A</En>\n</Clause>\n\n'.repeat(2)}`,
    FILE,
  );
  const content = contentOf({ 'fow-8.01': new Map(section ? [['1203', section]] : []) });
  expect(content.problems.map(problemLine)).toEqual([
    `${FILE}:12 clause 1203.1 stands twice; it already stands at line 7`,
  ]);
});

describe('numbers', () => {
  test.each<[string, [string, string], string[]]>([
    ['equal', ['100点ずつ3回、+4,000', '3 times 100, +4000'], []],
    ['full-width digits are digits', ['１００点', '100 points'], []],
    ['references are no numbers', ['<Ref to="1203.1a"/>を2回', 'twice: 2 (<Ref to="806.2a"/>)'], []],
    ['in one language only', ['カード4枚', 'cards'], ['4 only in ja']],
    ['said in English words', ['1枚を2回、3枚', 'a card twice, three cards'], []],
    ['a word for as many digits as it stands there', ['2枚と2枚', 'two cards'], ['2 only in ja']],
    ['a digit of the English text needs its digit', ['二枚', '2 cards'], ['2 only in en']],
    ['in both, different', ['2枚か3枚', '3 or 4 cards'], ['2 only in ja and 4 only in en']],
    ['as often in both', ['2枚と2枚', '2 cards'], ['2 only in ja']],
  ])('%s', (_name, texts, parts) => {
    const right = 'write the same numbers in both languages';
    expect(check(texts, PLAIN)).toEqual(
      parts.map((part) => `${FILE}:7 clause 1203.1 has the number ${part}; ${right}`),
    );
  });
});

describe('forms', () => {
  test.each<[string, [string, string], string, string]>([
    ['once', ['1回だけ', 'only 1 time'], 'says "1 time" in en', 'write once'],
    ['current', ['今のATK', 'its present ATK'], 'says "present ATK" in en', 'write current'],
    [
      'as the cards say it',
      ['優先権を得る', 'The turn player gets priority.'],
      'says "gets priority" in en',
      'write gains priority',
    ],
    ['である', ['場に出ます。', 'It enters the field.'], 'says "ます" in ja', 'write である'],
  ])('%s', (_name, texts, what, right) => {
    expect(check(texts, PLAIN)).toContain(`${FILE}:7 clause 1203.1 ${what}; ${right}`);
  });
});

describe('terms', () => {
  test.each<[string, [string, string], string[]]>([
    ['the accepted form', ['チェイスに置く。', 'Put it into the chase.'], []],
    ['an inflected form', ['破壊された。', 'It was destroyed.'], []],
    ['inside a longer term', ['チェイスエリアに置く。', 'Put it into the chase area.'], []],
    ['with words between', ['条件能力か誘発能力', 'an activate or automatic ability'], []],
    [
      'another word for it',
      ['墓地に置く。', 'Put it onto the trash heap.'],
      ['has 墓地 in ja but no word for it in en'],
    ],
    ['the reverse', ['捨て札に置く。', 'Put it into the graveyard.'], ['has graveyard in en but no word for it in ja']],
    ['everyday words demand nothing', ['順に行う。', 'They take turns in this step.'], []],
  ])('%s', (_name, texts, parts) => {
    const found = check(texts, PLAIN);
    expect(found.length).toBe(parts.length);
    for (const [at, part] of parts.entries()) expect(found[at]).toContain(`${FILE}:7 clause 1203.1 ${part}; write `);
  });
});

test('the rulebook as it stands passes', () => {
  expect(checkRules(readContent()).map(problemLine)).toEqual([]);
});

test('what is not yet written is counted, not a fault', () => {
  const empty = contentOf({});
  expect(checkRules(empty)).toEqual([]);
  expect(progressOf(empty).find(({ doc }) => doc === 'fow-8.01')).toEqual({
    doc: 'fow-8.01',
    clauses: 851,
    written: 0,
    notYetWritten: 851,
  });
});
