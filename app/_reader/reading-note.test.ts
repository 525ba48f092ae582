import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ClauseView } from '../_content/views';
import { BookProvider, HereProvider } from './reader-context';
import { ReadingNote } from './reading-note';

const BOOK = {
  lang: 'en',
  doc: 'fow-8.01',
  section: '205',
  title: { ja: '', en: '' },
  terms: {},
  scenarios: {},
  disputes: {},
  explain: () => undefined,
} as const;

function shown(reading: Omit<ClauseView['readings'][number], 'text'>): string {
  const text = {
    ja: [{ type: 'paragraph' as const, children: ['誤字。'] }],
    en: [{ type: 'paragraph' as const, children: ['A letter is missing.'] }],
  };
  const note = createElement(ReadingNote, { reading: { ...reading, text } });
  const here = createElement(HereProvider, { value: { ...BOOK, toggle: () => undefined } }, note);
  return renderToStaticMarkup(createElement(BookProvider, { value: BOOK }, here));
}

test('a reading is in sight with its number', () => {
  expect(shown({ id: 'E16' })).toMatch(/^<aside.*Reading E16.*A letter is missing\./);
});

test('what only reports a misprint is a mark that opens', () => {
  expect(shown({ slip: true })).toMatch(/^<details[^>]*><summary[^>]*>Misprint<\/summary>.*A letter is missing\./);
});
