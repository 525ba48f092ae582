import { describe, expect, test } from 'vitest';
import { LANGS } from '@/rules/documents';
import { TERMS } from '@/rules/glossary';
import { headingOf, termGroups } from './entries';

describe('the glossary page', () => {
  test.each(LANGS)('%s lists every term once, and where it is defined', (lang) => {
    const listed = termGroups(lang).flatMap(({ terms }) => terms);
    expect(listed.map(({ id }) => id).sort()).toEqual(TERMS.map(({ id }) => id).sort());
    for (const { id, definedIn } of listed) {
      expect(definedIn.length, id).toBe(TERMS.find((term) => term.id === id)?.definedIn.length);
    }
  });

  test.each(LANGS)('%s puts a term in brackets where its word stands, and the newest edition first', (lang) => {
    const terms = termGroups(lang).flatMap((group) => group.terms);
    const at = (id: string) => terms.findIndex((term) => term.id === id);
    expect(Math.abs(at('addition-field') - at('addition'))).toBe(1);
    expect(terms[at('addition-field')]?.definedIn.map(({ doc }) => doc)).toEqual([
      'fow-8.01',
      'fow-5.5',
      'fow-5.00',
      'fow-2.0',
    ]);
  });

  test.each([
    ['がいねん', 'か'],
    ['ッコミ', 'た'],
    ['ぱーてぃー', 'は'],
    ['[うぃる]', 'あ'],
  ])('%s stands under %s', (kana, heading) => {
    expect(headingOf({ kana, en: '' }, 'ja')).toBe(heading);
  });

  test.each([
    ['[Pierce]', 'P'],
    ['zone', 'Z'],
    ['1st step', '#'],
  ])('%s stands under %s', (en, heading) => {
    expect(headingOf({ kana: '', en }, 'en')).toBe(heading);
  });
});
