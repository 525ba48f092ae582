import { describe, expect, test } from 'vitest';
import { EDITIONS, openEngine } from '@/engine';
import { isDocId } from '@/rules/documents';
import { citationOf, citedBy, citedPlaces, opened } from './book';
import { bookOf } from './book-source';

describe('a citation', () => {
  test('is a clause at home, its parts being one place', () => {
    expect(citedPlaces(['8.2.3a', '8.2.3a#3'], 'fow-5.5', isDocId)).toEqual([
      { kind: 'clause', doc: 'fow-5.5', id: '8.2.3a' },
    ]);
  });

  test('or a clause of another document that speaks for a lost one', () => {
    expect(citedBy('reconstructed:fow-5.5/8.2.5#2', 'fow-5.00', isDocId)).toEqual({
      kind: 'reconstructed',
      doc: 'fow-5.5',
      id: '8.2.5',
    });
  });
});

test.each(EDITIONS)('%s: the book of the scenario pages has every clause that the engine cites', (edition) => {
  const book = opened(bookOf(edition));
  const missing = [...openEngine(edition, {}).citations().keys()].flatMap((citation) => {
    const cited = citedBy(citation, edition, isDocId);
    return cited.kind === 'reading' || book.sectionOf.has(citationOf(edition, cited)) ? [] : [citation];
  });
  expect(missing).toEqual([]);
});

test('the book of 5.00 keeps its own sections apart from those of 5.5 that speak for lost ones', () => {
  const book = opened(bookOf('fow-5.00'));
  expect(book.sectionOf.get('6.1.1a')?.doc).toBe('fow-5.00');
  expect(book.clauseOf.get('8.5.2')).toBeUndefined();
  expect(book.sectionOf.get('reconstructed:fow-5.5/8.5.2')).toMatchObject({ doc: 'fow-5.5', id: '8.5' });
});
