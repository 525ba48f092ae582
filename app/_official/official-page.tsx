'use client';

import { useCallback } from 'react';
import type { Lang } from '@/rules/documents';
import type { DocumentView } from '../_content/views';
import { wordsIn } from '../_words/words';
import { DropArea } from './drop-area';
import { KeepPdfParts } from './keep-pdf-parts';
import { KeptList } from './kept-list';
import styles from './official.module.css';
import { OutcomeNote } from './outcome-note';
import { useKept } from './use-kept';
import { useOpener } from './use-opener';

/** Opens a reader's own official texts, gives account of each, and lists those on the device. */
export function OfficialPage({ lang, documents }: { lang: Lang; documents: DocumentView[] }) {
  const {
    official: words,
    document: { undated },
  } = wordsIn(lang);
  const { refresh, ...kept } = useKept();
  const onRead = useCallback(() => {
    refresh();
    // Asks the browser not to clear what is kept when it is short of room; it may say no.
    navigator.storage?.persist?.().catch(() => undefined);
  }, [refresh]);
  const { reading, answered, open, stop } = useOpener(onRead);

  return (
    <>
      <KeepPdfParts />
      <DropArea lang={lang} onFiles={open} />
      <div className={styles.outcomes} role="status" aria-busy={reading !== undefined}>
        {reading ? (
          <div className={styles.reading}>
            <p>
              {words.reading(reading.file)}
              {reading.waiting > 0 ? <small>{words.waiting(reading.waiting)}</small> : null}
            </p>
            <progress aria-label={words.reading(reading.file)} />
            <button type="button" onClick={stop}>
              {words.stop}
            </button>
          </div>
        ) : null}
        {answered.map(({ key, file, outcome }) => (
          <OutcomeNote key={key} file={file} outcome={outcome} lang={lang} documents={documents} />
        ))}
      </div>
      <KeptList lang={lang} {...kept} />
      <section className={styles.readable}>
        <h2>{words.readable}</h2>
        <ul>
          {documents.map(({ doc, title, date }) => (
            <li key={doc}>
              <span>{title[lang]}</span>
              {date === null ? <small>{undated}</small> : <time dateTime={date}>{date}</time>}
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
