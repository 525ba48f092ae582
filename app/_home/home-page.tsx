import type { Lang } from '@/rules/documents';
import type { DocumentView } from '../_content/views';
import { address } from '../_frame/addresses';
import { KeepAll } from '../_offline/keep-all';
import { DocumentList } from '../_reader/document-list';
import type { Listed } from '../_rulings/ruling-list';
import list from '../_rulings/ruling-list.module.css';
import { RulingRow } from '../_rulings/ruling-row';
import { AddressedSearch } from '../_search/addressed-search';
import { wordsIn } from '../_words/words';
import { Glimpse } from './glimpse';
import type { GlimpseView } from './glimpse-source';
import styles from './home.module.css';
import { SeenList } from './seen-list';

const EXAMPLES: Record<Lang, readonly string[]> = {
  ja: ['貫通', '806.2a', '手札の上限', '同時に負けたら'],
  en: ['Pierce', '806.2a', 'hand size limit', 'both lose at the same time'],
};

/** The cover: look something up, open a document, or watch a ruling. */
export function HomePage(props: { lang: Lang; documents: DocumentView[]; rulings: Listed[]; glimpse: GlimpseView }) {
  const { lang, documents, rulings, glimpse } = props;
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
      <div className={styles.glimpse}>
        <Glimpse lang={lang} view={glimpse} />
      </div>
      <SeenList lang={lang} />
      <section className={styles.documents}>
        <h2>{words.home.documents}</h2>
        <DocumentList lang={lang} documents={documents} />
      </section>
      {rulings.length > 0 ? (
        <section className={styles.documents}>
          <h2>{words.home.rulings}</h2>
          <ul className={list.list}>
            {rulings.map((ruling) => (
              <RulingRow key={ruling.id} lang={lang} ruling={ruling} />
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
