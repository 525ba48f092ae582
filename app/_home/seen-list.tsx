'use client';

import { useEffect, useState } from 'react';
import type { Lang } from '@/rules/documents';
import { wordsIn } from '../_words/words';
import styles from './home.module.css';
import { pin, type Seen, seen, titleOf } from './seen';

/** What the reader looked at last, what they pinned first; nothing on a first visit. */
export function SeenList({ lang }: { lang: Lang }) {
  const words = wordsIn(lang).home.seen;
  const [all, setAll] = useState<readonly Seen[]>([]);
  useEffect(() => setAll(seen()), []);
  if (all.length === 0) return null;
  return (
    <section className={styles.documents}>
      <h2>{words.title}</h2>
      <ul className={styles.seen}>
        {all.map((one) => (
          <li key={one.path}>
            <a href={`/${lang}${one.path}`}>{titleOf(one, lang)}</a>
            <button
              type="button"
              aria-pressed={one.pinned}
              aria-label={words.pinLong(titleOf(one, lang))}
              onClick={() => {
                pin(one.path, !one.pinned);
                setAll(seen());
              }}
            >
              {one.pinned ? words.pinned : words.pin}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
