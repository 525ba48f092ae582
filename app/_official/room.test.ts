import { expect, test } from 'vitest';
import { roomStyles } from './room';
import type { SectionText } from './store';

const JA: SectionText = {
  doc: 'fow-8.01',
  lang: 'ja',
  section: '806',
  clauses: [
    { id: '806.1', text: '五字の文。' },
    { id: '806.2a', text: '二字\nabcd' },
  ],
};
const EN: SectionText = {
  ...JA,
  lang: 'en',
  clauses: [{ id: '806.1', text: 'A sentence that takes five marks, or 40.' }],
};

test('the style of a section has as many letters as the sentence of each clause, in powers of two', () => {
  expect([...roomStyles([{ ...JA, clauses: JA.clauses.slice(0, 1) }, EN])]).toEqual([
    [
      'saitei-room/rules/fow-8.01/806/',
      '[id="806.1"]>[lang=ja]::after{content:""var(--ja0)var(--ja2)/""}' +
        '[id="806.1"]>[lang=en]::after{content:""var(--en0)var(--en2)/""}',
    ],
  ]);
});

test('a sentence in one language only has its room in whatever language the page is, line by line', () => {
  const [, style] = [...roomStyles([JA])][0] ?? [];
  expect(style).toContain(
    '[id="806.2a"]>[data-text=own]::after{content:""var(--ja1)"\\a"""var(--ja1)/"";font-size:.875rem',
  );
});
