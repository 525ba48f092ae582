import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { FOW_EDITIONS } from '@/rules/concordance';
import { clauseAt, content, plainOf } from '@/rules/content';
import { DOC_IDS, LANGS } from '@/rules/documents';
import { inventory } from '@/rules/inventory';
import { editionsPath } from './editions';
import { editionsOf, isCompared, standingOf } from './editions-source';
import { isOld } from './newest';

const TEXTS = content();
const SECTIONS = FOW_EDITIONS.flatMap((doc) => inventory(doc).sections.map(({ id }) => ({ doc, id })));
const PUBLISHED = SECTIONS.map(({ doc, id }) => ({ doc, id, editions: editionsOf(doc, id) }));
const VIEWS = PUBLISHED.flatMap(({ doc, editions }) =>
  Object.entries(editions).flatMap(([id, clause]) => clause.editions.map((edition) => ({ doc, id, edition }))),
);

describe('what is published of every section', () => {
  test('has exactly the clauses that the page offers a comparison of', () => {
    for (const { doc, id, editions } of PUBLISHED) {
      const offered = inventory(doc).clauses.filter(
        (clause) => clause.section === id && isCompared({ doc, id: clause.id }),
      );
      expect(Object.keys(editions).sort()).toEqual(offered.map((clause) => clause.id).sort());
    }
  });

  test('stays light: 40 KB compressed at most', () => {
    const heavy = PUBLISHED.map(({ doc, id, editions }) => ({
      path: editionsPath(doc, id),
      bytes: gzipSync(JSON.stringify(editions)).length,
    })).filter(({ bytes }) => bytes > 40_000);
    expect(heavy).toEqual([]);
  });

  test('says the whole text of every clause, cut or not', () => {
    const letters = (text: string) => text.replace(/[\s・•]/g, '');
    expect(VIEWS.length).toBeGreaterThan(5000);
    for (const { doc, id, edition } of VIEWS) {
      for (const lang of LANGS) {
        for (const { place, text } of edition.clauses) {
          const clause = clauseAt(TEXTS, place);
          expect(letters(text[lang]?.join('') ?? '')).toBe(letters(clause ? plainOf(clause, lang) : ''));
        }
        const own = clauseAt(TEXTS, { doc, id });
        if (edition.own[lang]) expect(letters(edition.own[lang].join(''))).toBe(letters(own ? plainOf(own, lang) : ''));
      }
    }
  });

  test('marks words only beside a text that has most of the others', () => {
    const marked = VIEWS.filter(({ edition }) => edition.own.ja !== null || edition.own.en !== null);
    expect(marked.length).toBeGreaterThan(0);
    expect(marked.filter(({ edition }) => edition.presence !== 'present')).toEqual([]);
  });

  test('gives clauses where the edition has the rule, and none elsewhere', () => {
    const astray = VIEWS.filter(({ edition }) => (edition.presence === 'present') !== edition.clauses.length > 0);
    expect(astray).toEqual([]);
  });
});

describe('how a clause stands', () => {
  test.each([
    ['fow-8.01', '806.2a', { doc: 'fow-5.5', earlier: true, kind: 'changed' }],
    ['fow-5.5', '8.5.2', { doc: 'fow-8.01', earlier: false, kind: 'changed' }],
    ['fow-5.5', '13.3.2', { doc: 'fow-8.01', earlier: false, kind: 'dropped' }],
    ['fftcg', '1.1.1', undefined],
  ] as const)('%s/%s', (doc, id, standing) => expect(standingOf({ doc, id })).toEqual(standing));

  test('three editions are old; the newest and another game are not', () => {
    expect(DOC_IDS.filter(isOld)).toEqual(['fow-2.0', 'fow-5.00', 'fow-5.5']);
  });
});

test('a section of another game has nothing to compare', () => {
  expect(editionsOf('fftcg', '1.1')).toEqual({});
  expect(isCompared({ doc: 'fftcg', id: '1.1.1' })).toBe(false);
});

test('the trigger at the beginning of battle: the words of 8.1.1 that 802.1 does not have', () => {
  const edition = editionsOf('fow-8.01', '802')['802.1']?.editions.find(({ doc }) => doc === 'fow-5.5');
  expect(edition?.clauses.map(({ place }) => place)).toEqual([{ doc: 'fow-5.5', id: '8.1.1', section: '8.1' }]);
  const theirs = edition?.clauses[0]?.text.en?.filter((_, at) => at % 2 === 1).join(' ') ?? '';
  const ours = edition?.own.en?.filter((_, at) => at % 2 === 1).join(' ') ?? '';
  expect(theirs).toMatch(/phase/);
  expect(ours).not.toMatch(/phase/);
});
