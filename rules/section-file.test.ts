import { describe, expect, test } from 'vitest';
import { problemLine } from './problem';
import { plainText } from './rich-text';
import { parseSectionFile } from './section-file';

const FILE = 'rules/text/fow-8.01/1203.mdx';
const HEAD = `---
doc: fow-8.01
section: "1203"
parent: "1200"
title: { ja: カウンター処理, en: Counters }
---
`;
const SOUND = `<Clause id="1203.1" kind="procedure">
  <Ja>先の<Ref to="1203.1a"/>を見よ。</Ja>
  <En>See <Ref to="1203.1a"/> first.</En>
</Clause>
`;

function linesOf(raw: string, file = FILE): string[] {
  return parseSectionFile(raw, file).problems.map(problemLine);
}

test('a sound file gives its clauses with line, texts and references', () => {
  const { section, problems } = parseSectionFile(HEAD + SOUND, FILE);
  expect(problems).toEqual([]);
  const [clause] = section?.clauses ?? [];
  expect(clause).toMatchObject({ doc: 'fow-8.01', id: '1203.1', section: '1203', kind: 'procedure', line: 7 });
  expect(clause?.text.en).toEqual([
    {
      type: 'paragraph',
      children: [
        { type: 'text', text: 'See ' },
        { type: 'ref', to: { doc: 'fow-8.01', id: '1203.1a' }, label: '1203.1a' },
        { type: 'text', text: ' first.' },
      ],
    },
  ]);
});

test('tags on lines of their own, lists and line breaks mean the same as one line', () => {
  const body = `<Clause id="1203.1" kind="procedure">
  <Ja>
  次の
  とおり。

  - 甲
  - 乙、<Ref to="fow-5.5/8.5.2"/>

  </Ja>
  <En>
  As
  follows.

  1. First
  2. Second, <Ref to="fow-5.5/8.5.2"/>

  </En>
  <Reading id="E2"><Ja>読み</Ja><En>Reading</En></Reading>
  <Slip><Ja>誤字</Ja><En>Misprint</En></Slip>
</Clause>
`;
  const { section, problems } = parseSectionFile(HEAD + body, FILE);
  expect(problems).toEqual([]);
  const [clause] = section?.clauses ?? [];
  expect(clause && plainText(clause.text.ja, 'ja')).toBe('次のとおり。・甲・乙、ver. 5.5 8.5.2');
  expect(clause && plainText(clause.text.en, 'en')).toBe('As follows. • First • Second, ver. 5.5 8.5.2');
  expect(clause?.readings.map(({ id, slip, text }) => [id, slip, plainText(text.en, 'en')])).toEqual([
    ['E2', undefined, 'Reading'],
    [undefined, true, 'Misprint'],
  ]);
});

test('an alias of an id refers to the clause', () => {
  const { section } = parseSectionFile(HEAD + SOUND.replaceAll('"1203.1a"', '"903.2i"'), FILE);
  expect(section?.clauses[0] && plainText(section.clauses[0].text.en, 'en')).toBe('See 903.2.i first.');
});

describe('a broken file gives one line: where, what, what would be right', () => {
  const cases: [name: string, raw: string, lines: string[]][] = [
    [
      'no front matter',
      SOUND,
      [`${FILE}:1 no front matter; begin the file with --- doc, section, parent, title: { ja, en } ---`],
    ],
    [
      'a section number without quotes',
      HEAD.replace('"1203"', '1203') + SOUND,
      [
        `${FILE}:3 front matter: section must be text: put the number in quotes; begin the file with --- doc, section, parent, title: { ja, en } ---`,
      ],
    ],
    [
      'an open tag',
      `${HEAD}<Clause id="1203.1" kind="procedure">\n  <Ja>甲</Ja>\n`,
      [
        `${FILE}:7 not readable as MDX: Expected a closing tag for \`<Clause>\` (7:1-7:38); close every tag, and write ＜ ＞ 「」 instead of < > { } in text`,
      ],
    ],
    [
      'a brace',
      HEAD + SOUND.replace('first', '{x y}'),
      [
        `${FILE}:9 not readable as MDX: Could not parse expression with acorn; close every tag, and write ＜ ＞ 「」 instead of < > { } in text`,
      ],
    ],
    [
      'an expression',
      HEAD + SOUND.replace('first', '{process.exit()}'),
      [`${FILE}:9 mdxTextExpression inside a text; a text holds only words, lists and <Ref to="…"/>`],
    ],
    [
      'an unknown element',
      HEAD + SOUND.replace('first', '<b>first</b>'),
      [`${FILE}:9 <b> inside a text; a text holds only words, lists and <Ref to="…"/>`],
    ],
    [
      'a stray paragraph',
      `${HEAD}${SOUND}\nstray words\n`,
      [`${FILE}:12 stray paragraph; only <Clause> may stand at the top of a section`],
    ],
    [
      'an unknown clause',
      HEAD + SOUND.replace('id="1203.1"', 'id="1203.7"'),
      [`${FILE}:7 clause 1203.7 is not in the inventory of fow-8.01; the nearest id in fow-8.01 is 1203.1`],
    ],
    [
      'a clause of another section',
      HEAD + SOUND.replace('id="1203.1"', 'id="1204.1"'),
      [`${FILE}:7 clause 1204.1 stands in section 1203; it belongs to section 1204`],
    ],
    [
      'another kind',
      HEAD + SOUND.replace('procedure', 'note'),
      [`${FILE}:7 clause 1203.1 has the kind note; its kind is "procedure"`],
    ],
    [
      'a language missing',
      HEAD + SOUND.replace(/ {2}<En>.*\n/, ''),
      [`${FILE}:7 clause 1203.1 has no text in en; write <En>…</En>`],
    ],
    [
      'a language twice',
      HEAD + SOUND.replace('</Clause>', '  <En>Again.</En>\n</Clause>'),
      [`${FILE}:7 clause 1203.1 has <En> twice; each language stands once`],
    ],
    [
      'a dead reference',
      HEAD + SOUND.replace('先の<Ref to="1203.1a"/>', '先の<Ref to="1203.1z"/>'),
      [`${FILE}:8 <Ref to="1203.1z"/> leads nowhere; the nearest id in fow-8.01 is 1203.1`],
    ],
    [
      'the wrong parent',
      HEAD.replace('"1200"', '"1100"') + SOUND,
      [`${FILE}:2 section 1203 has the parent 1100; its parent is "1200"`],
    ],
  ];
  test.each(cases)('%s', (_name, raw, lines) => expect(linesOf(raw)).toEqual(lines));

  test('a file in the wrong place', () => {
    expect(linesOf(HEAD + SOUND, 'rules/text/fow-8.01/9.mdx')).toEqual([
      'rules/text/fow-8.01/9.mdx:2 section 1203 of fow-8.01 stands in another file; it belongs in rules/text/fow-8.01/1203.mdx',
    ]);
  });
});
