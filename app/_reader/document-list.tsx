import type { Lang } from '@/rules/documents';
import type { DocumentView } from '../_content/views';
import { address } from '../_frame/addresses';
import { wordsIn } from '../_words/words';
import styles from './document-list.module.css';

/** The documents as a table of contents: name, version's date, how much is written. `notes` adds a line on each. */
export function DocumentList(props: { lang: Lang; documents: DocumentView[]; notes?: boolean }) {
  const { lang, documents, notes } = props;
  const words = wordsIn(lang).document;
  return (
    <ul className={styles.list}>
      {documents.map(({ doc, date, written, clauses }) => (
        <li key={doc}>
          <a href={address.document(lang, doc)}>{words.short[doc]}</a>
          <span className={styles.leader} aria-hidden="true" />
          <span className={styles.date}>{date === null ? words.undated : <time dateTime={date}>{date}</time>}</span>
          <span className={styles.count}>{wordsIn(lang).home.clauses(clauses)}</span>
          {notes ? (
            <p>
              {words.note[doc]}
              {written < clauses ? `${wordsIn(lang).sentenceGap}${words.written(written, clauses)}` : null}
            </p>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
