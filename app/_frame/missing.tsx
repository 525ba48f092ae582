'use client';

import { useSyncExternalStore } from 'react';
import type { Lang } from '@/rules/documents';
import { SearchBox } from '../_search/search-box';
import { isLang, langs, wordsIn } from '../_words/words';
import { address } from './addresses';
import { Frame } from './frame';
import styles from './missing.module.css';

/**
 * What stands where there is no page: that, a search, and the way to the cover. In both languages, unless the address begins
 * with one; the frame around it is in one language, for there is one search on a page.
 */
export function Missing() {
  const asked = useSyncExternalStore(never, askedLang, () => undefined);
  return (
    <div className={styles.frame}>
      <Frame lang={asked ?? 'ja'}>
        <div className={`page book ${styles.missing}`}>
          {(asked ? [asked] : langs).map((lang) => (
            <Notice key={lang} lang={lang} searched={lang === (asked ?? 'ja')} />
          ))}
        </div>
      </Frame>
    </div>
  );
}

function Notice({ lang, searched }: { lang: Lang; searched: boolean }) {
  const words = wordsIn(lang);
  return (
    <section lang={lang}>
      <h1>{words.missing.title}</h1>
      <p>{words.missing.text}</p>
      {searched ? <SearchBox lang={lang} /> : null}
      <p className={styles.ways}>
        {searched ? null : <a href={address.search(lang)}>{words.search.title}</a>}
        <a href={address.home(lang)}>{words.missing.home}</a>
      </p>
    </section>
  );
}

const never = () => () => undefined;

/** The language with which the address begins, as the page's own script found it before the first paint. */
function askedLang(): Lang | undefined {
  const { asked = '' } = document.documentElement.dataset;
  return isLang(asked) ? asked : undefined;
}
