import type { DocId, Lang } from '@/rules/documents';
import { isCompared, standingOf } from '../_compare/editions-source';
import type { ClauseView, DocumentView, SectionView } from '../_content/views';
import { address } from '../_frame/addresses';
import { OfficialSwitch } from '../_official/official-switch';
import { otherLang, wordsIn } from '../_words/words';
import { Clauses } from './clauses';
import { ColumnsSwitch } from './columns-switch';
import { HeadingList } from './heading-list';
import { OldVersion } from './old-version';
import { PageTurn } from './page-turn';
import type { ReaderClause } from './reader-context';
import { Restatement } from './restatement';
import styles from './section-page.module.css';

/** A page of the book: one section, its clauses in both languages, and the way on. */
export function SectionPage({ lang, section, document }: { lang: Lang; section: SectionView; document: DocumentView }) {
  const words = wordsIn(lang);
  const other = otherLang(lang);
  const { doc, id, number, title, above, below } = section;
  return (
    <div className={`page book ${styles.leaf}`}>
      <div className={styles.running}>
        <nav aria-label={words.reader.contents}>
          <a href={address.document(lang, doc)}>{words.document.short[doc]}</a>
          {above.map((ancestor) => (
            <a key={ancestor.id} href={address.section(lang, doc, ancestor.id)}>
              {ancestor.number} {ancestor.title[lang]}
            </a>
          ))}
        </nav>
        <div className={styles.switches}>
          <ColumnsSwitch lang={lang} />
          <OfficialSwitch lang={lang} doc={doc} />
        </div>
      </div>
      <header className={styles.head}>
        <span className={`number ${styles.number}`}>{number}</span>
        <h1>
          {title[lang]}
          <span lang={other}>{title[other]}</span>
        </h1>
      </header>
      <OldVersion lang={lang} doc={doc} className={styles.old} />
      {section.clauses.length === 0 && below.length === 0 ? <p>{words.reader.empty}</p> : null}
      <Clauses
        section={{ doc, id, clauses: section.clauses.map((clause) => readerClause(doc, clause)), terms: section.terms }}
        title={document.title}
        lang={lang}
      />
      {below.length > 0 ? (
        <nav className={styles.below} aria-label={words.reader.within}>
          <HeadingList lang={lang} doc={doc} headings={below} here={id} />
        </nav>
      ) : null}
      <PageTurn lang={lang} section={section} />
      <Restatement lang={lang} document={document} />
    </div>
  );
}

/** The comparison with other editions is loaded on demand: the page stays light. */
function readerClause(doc: DocId, clause: ClauseView): ReaderClause {
  const place = { doc, id: clause.id };
  return { ...clause, compared: isCompared(place), standing: standingOf(place) };
}
