import type { Lang } from '@/rules/documents';
import type { LogEntry, LoggedDoc, LoggedVersion } from '@/rules/history';
import { sectionOf } from '@/rules/inventory';
import { documentView } from '../_content/documents';
import { address } from '../_frame/addresses';
import { Restatement } from '../_reader/restatement';
import frame from '../_reader/section-page.module.css';
import { wordsIn } from '../_words/words';
import styles from './history-page.module.css';

/** The update log of a document: version by version what changed, with the sections that deal with it now. */
export function HistoryPage({ lang, doc, log }: { lang: Lang; doc: LoggedDoc; log: readonly LoggedVersion[] }) {
  const { history: words, document } = wordsIn(lang);
  return (
    <div className="page book">
      <div className={frame.running}>
        <nav aria-label={words.title}>
          <a href={address.document(lang, doc)}>{document.short[doc]}</a>
        </nav>
      </div>
      <header className={styles.head}>
        <h1>{words.title}</h1>
        <p>{words.lead}</p>
      </header>
      {log.map(({ version, date, note, entries }) => (
        <section key={entries[0]?.id} className={styles.version}>
          <h2>
            {words.version(version)}
            {date === null ? null : <time dateTime={date}>{date}</time>}
          </h2>
          {note ? <p className={styles.note}>{note[lang]}</p> : null}
          <ul>
            {entries.map((entry) => (
              <Entry key={entry.id} lang={lang} doc={doc} entry={entry} />
            ))}
          </ul>
        </section>
      ))}
      <Restatement lang={lang} document={documentView(doc)} />
    </div>
  );
}

function Entry({ lang, doc, entry }: { lang: Lang; doc: LoggedDoc; entry: LogEntry }) {
  return (
    <li id={entry.id}>
      <span className={`number ${styles.id}`}>{entry.id.replace(/^upd-/, '')}</span>
      <p>
        {entry[lang]}
        {entry.refs.map((id) => (
          <a key={id} className={`number ${styles.reference}`} href={placeOf(lang, doc, id)}>
            {id}
          </a>
        ))}
      </p>
    </li>
  );
}

function placeOf(lang: Lang, doc: LoggedDoc, id: string): string {
  const section = sectionOf(doc, id);
  return section ? address.section(lang, doc, section.id, id) : address.document(lang, doc);
}
