import type { Lang } from '@/rules/documents';
import type { RulingView } from '../_content/rulings';
import type { DocumentView } from '../_content/views';
import { address } from '../_frame/addresses';
import { KeepAll } from '../_offline/keep-all';
import { DocumentList } from '../_reader/document-list';
import { AddressedSearch } from '../_search/addressed-search';
import { wordsIn } from '../_words/words';
import styles from './home.module.css';

const EXAMPLES: Record<Lang, readonly string[]> = {
  ja: ['貫通', '806.2a', '手札の上限', '同時に負けたら'],
  en: ['Pierce', '806.2a', 'hand size limit', 'both lose at the same time'],
};

/** The cover: look something up, open a document, or watch a ruling. */
export function HomePage(props: { lang: Lang; documents: DocumentView[]; rulings: RulingView[] }) {
  const { lang, documents, rulings } = props;
  const words = wordsIn(lang);
  return (
    <div className={`page ${styles.cover}`}>
      <p className={styles.slip} lang="ja" aria-hidden="true">
        裁定
      </p>
      <h1 className={styles.title}>{words.tagline}</h1>
      <p className={styles.about}>{words.about}</p>
      <div className={styles.search}>
        <AddressedSearch lang={lang} path={address.home(lang)} examples={EXAMPLES[lang]} />
      </div>
      <section className={styles.documents}>
        <h2>{words.home.documents}</h2>
        <DocumentList lang={lang} documents={documents} />
      </section>
      {rulings.length > 0 ? (
        <section className={styles.documents}>
          <h2>{words.home.rulings}</h2>
          <ul className={styles.rulings}>
            {rulings.map(({ id, title, editions }) => (
              <li key={id}>
                <a href={address.scenario(lang, id)}>{title[lang]}</a>
                <small>{editions.map((edition) => words.document.edition[edition]).join(' · ')}</small>
              </li>
            ))}
          </ul>
          <p>
            <a href={address.scenarios(lang)}>{words.home.rulingsMore}</a>
          </p>
        </section>
      ) : null}
      <div className={styles.documents}>
        <KeepAll lang={lang} />
      </div>
    </div>
  );
}
