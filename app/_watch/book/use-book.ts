import { useEffect, useState } from 'react';
import type { DocId } from '@/rules/documents';
import { loadBook, type OpenBook } from './book';

/** The rulebook of an edition; null while it loads. */
export function useBook(doc: DocId): OpenBook | null | 'failed' {
  const [book, setBook] = useState<{ readonly doc: DocId; readonly book: OpenBook | 'failed' } | null>(null);
  useEffect(() => {
    let stale = false;
    loadBook(doc).then(
      (loaded) => stale || setBook({ doc, book: loaded }),
      () => stale || setBook({ doc, book: 'failed' }),
    );
    return () => {
      stale = true;
    };
  }, [doc]);
  return book?.doc === doc ? book.book : null;
}
