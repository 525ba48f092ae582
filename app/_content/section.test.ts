import { describe, expect, test } from 'vitest';
import { DOC_IDS } from '@/rules/documents';
import { inventory } from '@/rules/inventory';
import { contentsOf, documentViews } from './documents';
import { sectionSummary, sectionView } from './section';
import type { HeadingView, InlineView, SectionView } from './views';

function inlines(section: SectionView, lang: 'ja' | 'en'): InlineView[] {
  const texts = section.clauses.flatMap(({ text }) => text?.[lang] ?? []);
  return texts.flatMap((block) => (block.type === 'paragraph' ? block.children : []));
}

describe('a section', () => {
  const section = sectionView('fow-8.01', '806');

  test('knows its chapter, its neighbours and its clauses in order', () => {
    expect(section?.above.map(({ id }) => id)).toEqual(['800']);
    expect(section?.previous?.id).toBe('805');
    expect(section?.next?.id).toBe('807');
    expect(section?.clauses.map(({ id }) => id).slice(0, 5)).toEqual([
      '806.1',
      '806.2',
      '806.2a',
      '806.2.a-1',
      '806.2.a-2',
    ]);
  });

  test('indents 806.2a below 806.2, and 806.2.a-1 below that', () => {
    expect(section?.clauses.slice(0, 4).map(({ depth }) => depth)).toEqual([0, 0, 1, 2]);
  });

  test('is summed up by its first clause, a chapter by its sections', () => {
    const chapter = sectionView('fow-8.01', '800');
    expect(section && sectionSummary('en', section)).toMatch(/^If there is no attacking J\/resonator/);
    expect(chapter && sectionSummary('ja', chapter)).toContain('、通常戦闘判定ステップ、');
  });

  test('is nothing for a section that does not exist', () => {
    expect(sectionView('fow-8.01', '9999')).toBeUndefined();
  });

  test('names the situations that a clause decides: 1102.2b sends the excess of B57 to the attacked resonator', () => {
    const clauses = sectionView('fow-8.01', '1102')?.clauses ?? [];
    expect(clauses.find(({ id }) => id === '1102.2b')?.disputes).toContain('B57');
    expect(clauses.find(({ id }) => id === '1102.1')?.disputes).toEqual([]);
  });

  test('names who refers to a clause, with the section to open: 1129.2 refers to 803.5', () => {
    const clause = sectionView('fow-8.01', '803')?.clauses.find(({ id }) => id === '803.5');
    expect(clause?.referrers).toContainEqual({ doc: 'fow-8.01', id: '1129.2', section: '1129' });
  });
});

describe('terms in a text', () => {
  test('are marked once a clause, first of their kind once a page, and say no less than the text', () => {
    const section = sectionView('fow-8.01', '806');
    if (!section) throw new Error('806 exists');
    for (const lang of ['ja', 'en'] as const) {
      const marked = inlines(section, lang).flatMap((inline) =>
        typeof inline === 'object' && inline.type === 'term' ? [inline] : [],
      );
      const firsts = marked.filter(({ first }) => first).map(({ term }) => term);
      expect(new Set(firsts).size).toBe(firsts.length);
      expect(new Set(marked.map(({ term }) => term))).toEqual(new Set(firsts));
      for (const { term } of marked) expect(section.terms[term]).toBeDefined();
    }
  });

  test('do not stand in the clause that defines them', () => {
    for (const id of ['302', '803', '806', '905', '1102']) {
      const section = sectionView('fow-8.01', id);
      for (const clause of section?.clauses ?? []) {
        const text = JSON.stringify(clause.text ?? '');
        const own = Object.entries(section?.terms ?? {}).filter(
          ([, { definedIn }]) => definedIn.doc === 'fow-8.01' && definedIn.id === clause.id,
        );
        for (const [name] of own) expect(text).not.toContain(`"term":"${name}"`);
      }
    }
  });
});

describe('the documents', () => {
  test('come newest first within a game', () => {
    expect(documentViews().map(({ doc }) => doc)).toEqual(['fow-8.01', 'fow-5.5', 'fow-5.00', 'fow-2.0', 'fftcg']);
  });

  test('have every section in their contents, once', () => {
    const ids = (headings: HeadingView[]): string[] => headings.flatMap(({ id, below }) => [id, ...ids(below)]);
    for (const doc of DOC_IDS) {
      const all = inventory(doc).sections.map(({ id }) => id);
      expect(ids(contentsOf(doc)).sort()).toEqual(all.sort());
    }
  });
});
