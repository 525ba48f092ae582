import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { clauseAt, clausesOf, contentOf, plainOf, readContent, readSection, refsOfClause, titleOf } from './content';
import { placeKey } from './documents';
import { parseSectionFile } from './section-file';

const HEAD = '---\ndoc: fow-8.01\nsection: "1203"\nparent: "1200"\ntitle: { ja: 数える, en: Counting }\n---\n';
const clause = (id: string, ja: string, en: string) =>
  `<Clause id="${id}" kind="procedure">\n<Ja>${ja}</Ja>\n<En>${en}</En>\n</Clause>\n`;

function sample() {
  const raw =
    HEAD +
    clause('1203.1', '<Ref to="1203.1a"/>と<Ref to="903.2i"/>', '<Ref to="1203.1a"/> and <Ref to="903.2i"/>') +
    clause('1203.1a', '<Ref to="fow-5.5/8.5.2"/>', '<Ref to="fow-5.5/8.5.2"/>');
  const { section } = parseSectionFile(raw, 'rules/text/fow-8.01/1203.mdx');
  return contentOf({ 'fow-8.01': new Map(section ? [[section.id, section]] : []) });
}

test('a clause knows what it refers to, each place once', () => {
  const found = clauseAt(sample(), { doc: 'fow-8.01', id: '1203.1' });
  expect(found && refsOfClause(found).map(placeKey)).toEqual(['fow-8.01/1203.1a', 'fow-8.01/903.2.i']);
});

test('and who refers to it, across documents', () => {
  const { referrers } = sample();
  expect(referrers.get('fow-8.01/1203.1a')).toEqual([{ doc: 'fow-8.01', id: '1203.1' }]);
  expect(referrers.get('fow-5.5/8.5.2')).toEqual([{ doc: 'fow-8.01', id: '1203.1a' }]);
  expect(referrers.get('fow-8.01/1203.1')).toBeUndefined();
});

test('a title comes from the file, else from the inventory', () => {
  expect(titleOf(sample(), { doc: 'fow-8.01', id: '1203' })?.en).toBe('Counting');
  expect(titleOf(sample(), { doc: 'fow-8.01', id: '1204' })?.ja).toBe('破壊処理');
  expect(titleOf(sample(), { doc: 'fow-8.01', id: '9' })).toBeUndefined();
});

test('the clauses of a document come in its order', () => {
  expect(clausesOf(sample(), 'fow-8.01').map(({ id }) => id)).toEqual(['1203.1', '1203.1a']);
  expect(clausesOf(sample(), 'fow-2.0')).toEqual([]);
});

test('a section read alone is the same as read with all', () => {
  const all = readContent();
  const alone = readSection('fow-8.01', '806');
  expect(alone?.clauses.map((each) => plainOf(each, 'en'))).toEqual(
    all.sections['fow-8.01'].get('806')?.clauses.map((each) => plainOf(each, 'en')),
  );
  expect(readSection('fow-8.01', '9')).toBeUndefined();
});

test('rules import nothing of app, scenarios or engine', () => {
  const files = readdirSync('rules', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  const astray = files.filter((name) =>
    /from '(?:@\/|(?:\.\.\/)+)(?:app|scenarios|engine)\b/.test(readFileSync(join('rules', name), 'utf8')),
  );
  expect(files.length).toBeGreaterThan(20);
  expect(astray).toEqual([]);
});
