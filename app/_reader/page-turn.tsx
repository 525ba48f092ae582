'use client';

import type { DocId, Lang } from '@/rules/documents';
import { address } from '../_frame/addresses';
import { SearchButton } from '../_search/search-button';
import { wordsIn } from '../_words/words';
import { ContentsSheet } from './contents-sheet';
import type { Heading } from './headings';
import styles from './page-turn.module.css';

interface Props {
  lang: Lang;
  doc: DocId;
  /** The section the reader is in. */
  here: string;
  chapter: Heading;
  previous?: Heading;
  next?: Heading;
}

/** Back, contents, on: at the foot of the page, and under the thumb on a phone. */
export function PageTurn({ lang, doc, here, chapter, previous, next }: Props) {
  const { reader: words, labelled } = wordsIn(lang);
  return (
    <nav className={styles.turn} aria-label={`${words.previous} / ${words.next}`} data-screen-only>
      {previous ? (
        <a className={styles.previous} rel="prev" href={address.section(lang, doc, previous.id)}>
          <span className="away">{labelled(words.previous, '')}</span>
          <span className="number">{previous.number ?? previous.id}</span>
          <span className={styles.title}>{previous.title}</span>
        </a>
      ) : null}
      <ContentsSheet lang={lang} doc={doc} chapter={chapter} here={here} />
      <SearchButton lang={lang} className={styles.search} />
      {next ? (
        <a className={styles.next} rel="next" href={address.section(lang, doc, next.id)}>
          <span className="away">{labelled(words.next, '')}</span>
          <span className="number">{next.number ?? next.id}</span>
          <span className={styles.title}>{next.title}</span>
        </a>
      ) : null}
    </nav>
  );
}
