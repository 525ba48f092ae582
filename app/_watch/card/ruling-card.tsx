'use client';

import { useCallback, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Lang } from '@/rules/documents';
import { wordsIn } from '../../_words/words';
import type { OpenBook } from '../book/book';
import type { Ruled } from './card';
import { CardPage } from './card-page';

interface Props {
  lang: Lang;
  /** What the card says: put together when it is asked for. */
  ruled: () => Ruled;
  /** Null until it has loaded: then the card has the numbers of its clauses only. */
  book: OpenBook | null;
}

/** Shows a ruling as a card: to turn the phone round with, or to print on half a sheet. */
export function RulingCard({ lang, ruled, book }: Props) {
  const [shown, setShown] = useState<Ruled | null>(null);
  const close = useCallback(() => setShown(null), []);
  return (
    <>
      <button type="button" data-screen-only onClick={() => setShown(ruled())}>
        {wordsIn(lang).rulingCard.title}
      </button>
      {shown === null
        ? null
        : createPortal(<CardPage lang={lang} ruled={shown} book={book} close={close} />, document.body)}
    </>
  );
}
