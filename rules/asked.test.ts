import { expect, test } from 'vitest';
import { parseAsked, readAsked, readAskedOfRulings } from './asked';
import { problemLine } from './problem';

test('what is asked of the clauses of this project is sound', () => {
  const { asked, problems } = readAsked();
  expect(problems.map(problemLine)).toEqual([]);
  expect(asked.get('fow-8.01/806.2a')?.ja.length).toBeGreaterThan(0);
});

test('what is asked of rulings is sound', () => {
  const { value, problems } = readAskedOfRulings();
  expect(problems.map(problemLine)).toEqual([]);
  expect(Object.keys(value).length).toBeGreaterThan(100);
});

test.each([
  ['{', 'rules/asked/fftcg/1.json:1 the file is no JSON; write { "806.2a": { "ja": ["…"], "en": ["…"] } }'],
  [
    '{ "1.1": { "ja": ["何の文書"] } }',
    'rules/asked/fftcg/1.json:1 1.1.en: Invalid key: Expected "en" but received undefined; write { "806.2a": { "ja": ["…"], "en": ["…"] } }',
  ],
  [
    '{ "1.1": { "ja": [], "en": ["two\\nlines"] } }',
    'rules/asked/fftcg/1.json:1 1.1.en.0: must be one short line without blanks around it; write { "806.2a": { "ja": ["…"], "en": ["…"] } }',
  ],
])('a damaged file is refused in one line: %s', (raw, line) => {
  const { value, problems } = parseAsked(raw, 'rules/asked/fftcg/1.json');
  expect(value).toEqual({});
  expect(problems.map(problemLine)).toEqual([line]);
});
