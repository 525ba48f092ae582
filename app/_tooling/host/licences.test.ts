import { expect, test } from 'vitest';
import { licenceText, licensed } from './licences';

const ALL = licensed(process.cwd());

test('every package that the site is made from says its licence, and nearly all bring its text', () => {
  expect(ALL.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['next', 'react', 'scheduler', 'micromark', 'pdfjs-dist', '@fontsource/noto-sans-jp']),
  );
  expect(ALL.filter(({ licence }) => licence === '')).toEqual([]);
  expect(ALL.filter(({ text }) => text === '').map(({ name }) => name)).toEqual(['@next/env', 'client-only']);
});

test('none asks for more than to be named', () => {
  const asked = new Set(ALL.map(({ licence }) => licence));
  expect([...asked].sort()).toEqual(['0BSD', 'Apache-2.0', 'BSD-3-Clause', 'CC-BY-4.0', 'ISC', 'MIT', 'OFL-1.1']);
});

test('a site carries them to the letter', () => {
  const text = licenceText(process.cwd());
  expect(text).toContain('SIL OPEN FONT LICENSE');
  expect(text).toContain('Copyright (c) Meta Platforms');
});
