import type { Lang } from '@/rules/documents';
import { LOGGED_DOCS } from '@/rules/history';
import { address } from '../_frame/addresses';
import { wordsIn } from '../_words/words';
import styles from './history-page.module.css';

/** The way to what the documents themselves say that changed. */
export function LogList({ lang }: { lang: Lang }) {
  const { history: words, document } = wordsIn(lang);
  return (
    <nav className={styles.logs} aria-label={words.others}>
      <ul>
        {LOGGED_DOCS.map((doc) => (
          <li key={doc}>
            <a href={address.history(lang, doc)}>{words.of(document.short[doc])}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
