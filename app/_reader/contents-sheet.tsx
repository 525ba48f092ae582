'use client';

import { type ReactNode, useRef } from 'react';
import type { Lang } from '@/rules/documents';
import { wordsIn } from '../_words/words';
import styles from './page-turn.module.css';

/** A button that opens the contents of the chapter, as a sheet from below. */
export function ContentsSheet({ lang, heading, children }: { lang: Lang; heading: string; children: ReactNode }) {
  const sheet = useRef<HTMLDialogElement>(null);
  const words = wordsIn(lang).reader;
  return (
    <>
      <button type="button" className={styles.open} onClick={() => sheet.current?.showModal()}>
        {words.contents}
      </button>
      <dialog ref={sheet} className={styles.sheet} aria-label={heading} closedby="any">
        {children}
        <form method="dialog">
          <button type="submit">{words.close}</button>
        </form>
      </dialog>
    </>
  );
}
