'use client';

import type { Lang } from '@/rules/documents';
import { wordsIn } from '../_words/words';
import { address } from './addresses';
import styles from './colophon.module.css';

/** The foot of every page: whose games these are, and that nothing here is official. */
export function Colophon({ lang }: { lang: Lang }) {
  const { footer: words, nav } = wordsIn(lang);
  return (
    <footer className={`page ${styles.colophon}`} data-screen-only>
      <p>{words.unofficial}</p>
      {words.owners.map((owner) => (
        <p key={owner}>{owner}</p>
      ))}
      <p>
        <a href={address.coverage(lang)}>{nav.coverage}</a>
      </p>
    </footer>
  );
}
