import type { Lang } from '@/rules/documents';
import type { DocumentView, SectionView } from '../_content/views';
import { RoomScript } from '../_official/room-script';
import { otherLang, wordsIn } from '../_words/words';
import { ArrivalScript } from './arrival-script';
import { Clauses } from './clauses';
import { HeadingList } from './heading-list';
import { headingIn, nameIn } from './headings';
import { OldVersion } from './old-version';
import { PageTurn } from './page-turn';
import type { ReaderSection } from './reader-context';
import { Restatement } from './restatement';
import { SectionHead } from './section-head';
import styles from './section-page.module.css';

interface Props {
  lang: Lang;
  section: SectionView;
  /** What is sent to the browser of its clauses. */
  sent: ReaderSection;
  document: DocumentView;
}

/** A page of the book: one section, its clauses in both languages, and the way on. */
export function SectionPage({ lang, section, sent, document }: Props) {
  const words = wordsIn(lang);
  const { doc, id, title, below } = section;
  return (
    <div className={`page book ${styles.leaf}`}>
      <SectionHead
        lang={lang}
        doc={doc}
        heading={nameIn(lang, section)}
        other={title[otherLang(lang)]}
        above={section.above.map((ancestor) => nameIn(lang, ancestor))}
      />
      <OldVersion lang={lang} doc={doc} className={styles.old} />
      {section.clauses.length === 0 && below.length === 0 ? <p>{words.reader.empty}</p> : null}
      {section.clauses.length > 0 ? (
        <>
          <RoomScript />
          <Clauses section={sent} title={document.title} lang={lang} />
          <ArrivalScript />
        </>
      ) : null}
      {below.length > 0 ? (
        <nav className={styles.below} aria-label={words.reader.within}>
          <HeadingList lang={lang} doc={doc} headings={below.map((heading) => headingIn(lang, heading))} here={id} />
        </nav>
      ) : null}
      <PageTurn
        lang={lang}
        doc={doc}
        here={id}
        chapter={headingIn(lang, section.chapter)}
        previous={section.previous && nameIn(lang, section.previous)}
        next={section.next && nameIn(lang, section.next)}
      />
      <Restatement lang={lang} document={document} />
    </div>
  );
}
