'use client';

import type { Lang } from '@/rules/documents';
import { wordsIn } from '../_words/words';
import styles from './colophon.module.css';

/** The foot of every page: whose games these are, and that nothing here is official. */
export function Colophon({ lang }: { lang: Lang }) {
  const words = wordsIn(lang).footer;
  return (
    <footer className={`page ${styles.colophon}`} data-screen-only>
      <p>{words.unofficial}</p>
      <p>{words.owners}</p>
    </footer>
  );
}
