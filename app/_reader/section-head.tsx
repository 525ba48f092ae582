'use client';

import type { DocId, Lang } from '@/rules/documents';
import { address } from '../_frame/addresses';
import { OfficialSwitch } from '../_official/official-switch';
import { otherLang, wordsIn } from '../_words/words';
import { ColumnsSwitch } from './columns-switch';
import type { Heading } from './headings';
import styles from './section-page.module.css';

interface Props {
  lang: Lang;
  doc: DocId;
  heading: Heading;
  /** Its title in the other language. */
  other: string;
  /** From the chapter down to the parent. */
  above: Heading[];
}

/** Where a section stands in its document, what of it is shown, and its title in both languages. */
export function SectionHead({ lang, doc, heading, other, above }: Props) {
  const words = wordsIn(lang);
  return (
    <>
      <div className={styles.running}>
        <nav aria-label={words.reader.contents}>
          <a href={address.document(lang, doc)}>{words.document.short[doc]}</a>
          {above.map((ancestor) => (
            <a key={ancestor.id} href={address.section(lang, doc, ancestor.id)}>
              {`${ancestor.number ?? ancestor.id} ${ancestor.title}`}
            </a>
          ))}
        </nav>
        <div className={styles.switches}>
          <ColumnsSwitch lang={lang} />
          <OfficialSwitch lang={lang} doc={doc} />
        </div>
      </div>
      <header className={styles.head}>
        <span className={`number ${styles.number}`}>{heading.number ?? heading.id}</span>
        <h1>
          {heading.title}
          <span lang={otherLang(lang)}>{other}</span>
        </h1>
      </header>
    </>
  );
}
