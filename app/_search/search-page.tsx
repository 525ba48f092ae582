import type { Lang } from '@/rules/documents';
import { address } from '../_frame/addresses';
import { wordsIn } from '../_words/words';
import { AddressedSearch } from './addressed-search';
import styles from './search-page.module.css';

/** The page of a search: its address can be kept and sent. */
export function SearchPage({ lang }: { lang: Lang }) {
  return (
    <div className={`page ${styles.search}`}>
      <h1>{wordsIn(lang).search.title}</h1>
      <AddressedSearch lang={lang} path={address.search(lang)} whole />
    </div>
  );
}
