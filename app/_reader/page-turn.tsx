import type { Lang } from '@/rules/documents';
import type { SectionView } from '../_content/views';
import { address } from '../_frame/addresses';
import { SearchButton } from '../_search/search-button';
import { wordsIn } from '../_words/words';
import { ContentsSheet } from './contents-sheet';
import { HeadingList } from './heading-list';
import styles from './page-turn.module.css';

/** Back, contents, on: at the foot of the page, and under the thumb on a phone. */
export function PageTurn({ lang, section }: { lang: Lang; section: SectionView }) {
  const words = wordsIn(lang).reader;
  const { doc, id, previous, next, chapter } = section;
  return (
    <nav className={styles.turn} aria-label={`${words.previous} / ${words.next}`} data-screen-only>
      {previous ? (
        <a className={styles.previous} rel="prev" href={address.section(lang, doc, previous.id)}>
          <span className="away">{words.previous}: </span>
          <span className="number">{previous.number}</span>
          <span className={styles.title}>{previous.title[lang]}</span>
        </a>
      ) : null}
      <ContentsSheet lang={lang} heading={`${chapter.number} ${chapter.title[lang]}`}>
        <p>
          <a href={address.document(lang, doc)}>{wordsIn(lang).document.short[doc]}</a>
        </p>
        <HeadingList lang={lang} doc={doc} headings={[chapter]} here={id} />
      </ContentsSheet>
      <SearchButton lang={lang} className={styles.search} />
      {next ? (
        <a className={styles.next} rel="next" href={address.section(lang, doc, next.id)}>
          <span className="away">{words.next}: </span>
          <span className="number">{next.number}</span>
          <span className={styles.title}>{next.title[lang]}</span>
        </a>
      ) : null}
    </nav>
  );
}
