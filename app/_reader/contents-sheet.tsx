'use client';

import { useLayoutEffect, useRef, useState } from 'react';
import type { DocId, Lang } from '@/rules/documents';
import { address } from '../_frame/addresses';
import { wordsIn } from '../_words/words';
import { HeadingList } from './heading-list';
import type { Heading } from './headings';
import styles from './page-turn.module.css';

interface Props {
  lang: Lang;
  doc: DocId;
  chapter: Heading;
  /** The section the reader is in. */
  here: string;
}

/** A button that opens the contents of the chapter, as a sheet from below. What is in it is made when it opens. */
export function ContentsSheet({ lang, doc, chapter, here }: Props) {
  const [open, setOpen] = useState(false);
  const sheet = useRef<HTMLDialogElement>(null);
  const words = wordsIn(lang);
  useLayoutEffect(() => {
    if (open) sheet.current?.showModal();
  }, [open]);
  return (
    <>
      <button type="button" className={styles.open} onClick={() => setOpen(true)}>
        {words.reader.contents}
      </button>
      {open ? (
        <dialog
          ref={sheet}
          className={styles.sheet}
          aria-label={`${chapter.number ?? chapter.id} ${chapter.title}`}
          closedby="any"
          onClose={() => setOpen(false)}
        >
          <p>
            <a href={address.document(lang, doc)}>{words.document.short[doc]}</a>
          </p>
          <HeadingList lang={lang} doc={doc} headings={[chapter]} here={here} />
          <form method="dialog">
            <button type="submit">{words.reader.close}</button>
          </form>
        </dialog>
      ) : null}
    </>
  );
}
