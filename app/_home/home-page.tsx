import type { Lang } from '@/rules/documents';
import type { DocumentView } from '../_content/views';
import { DocumentList } from '../_reader/document-list';
import { SearchBox } from '../_search/search-box';
import { wordsIn } from '../_words/words';
import styles from './home.module.css';

const EXAMPLES: Record<Lang, readonly string[]> = {
  ja: ['貫通', '806.2a', '先制攻撃の処理', '詠唱破棄'],
  en: ['Pierce', '806.2a', 'when do damaged resonators die', 'Swiftness'],
};

/** The cover: look something up, open a document, or watch a ruling. */
export function HomePage({ lang, documents }: { lang: Lang; documents: DocumentView[] }) {
  const words = wordsIn(lang);
  return (
    <div className={`page ${styles.cover}`}>
      <p className={styles.slip} lang="ja" aria-hidden="true">
        裁定
      </p>
      <header className={styles.head}>
        <h1>{words.tagline}</h1>
        <p>{words.about}</p>
      </header>
      <div className={styles.search}>
        <SearchBox lang={lang} focused examples={EXAMPLES[lang]} />
      </div>
      <section className={styles.documents}>
        <h2>{words.home.documents}</h2>
        <DocumentList lang={lang} documents={documents} />
      </section>
    </div>
  );
}
