import { useEffect, useState } from 'react';
import type { DocId, Lang } from '@/rules/documents';
import { loadBook, type OpenBook } from './book';

/** The rulebook of an edition; null while it loads. */
export function useBook(lang: Lang, doc: DocId): OpenBook | null | 'failed' {
  const [book, setBook] = useState<{ readonly doc: DocId; readonly book: OpenBook | 'failed' } | null>(null);
  useEffect(() => {
    let stale = false;
    loadBook(lang, doc).then(
      (loaded) => stale || setBook({ doc, book: loaded }),
      () => stale || setBook({ doc, book: 'failed' }),
    );
    return () => {
      stale = true;
    };
  }, [lang, doc]);
  return book?.doc === doc ? book.book : null;
}
