'use client';

import { useEffect, useState } from 'react';
import type { Lang } from '@/rules/documents';
import { address } from '../_frame/addresses';
import { wordsIn } from '../_words/words';
import { SearchBox } from './search-box';
import styles from './search-page.module.css';

/** A search with an address: `?q=` is read when the page opens and follows what is typed. */
export function SearchPage({ lang }: { lang: Lang }) {
  const [initial, setInitial] = useState<string>();
  useEffect(() => {
    const read = () => setInitial(new URLSearchParams(location.search).get('q') ?? '');
    read();
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, []);
  const follow = (words: string) => history.replaceState(history.state, '', address.search(lang, words.trim()));

  return (
    <div className={`page ${styles.search}`}>
      <h1>{wordsIn(lang).search.title}</h1>
      <SearchBox key={initial} lang={lang} focused initial={initial} filter onWords={follow} />
    </div>
  );
}
