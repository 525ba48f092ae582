import type { Ref } from 'react';
import type { Lang } from '@/rules/documents';
import type { Hit, Piece } from '@/rules/search/search';
import { address } from '../_frame/addresses';
import { inOrder } from '../_reader/in-order';
import { wordsIn } from '../_words/words';
import styles from './result-list.module.css';

/** The answers, best first: number in the margin, section, the clause with what was found marked, other editions. */
export function ResultList({ ref, lang, hits }: { ref: Ref<HTMLOListElement>; lang: Lang; hits: Hit[] }) {
  const words = wordsIn(lang);
  return (
    <ol ref={ref} className={styles.list}>
      {hits.map((hit) => (
        <li key={`${hit.doc}/${hit.id}`}>
          <a data-result className={styles.result} href={address.section(lang, hit.doc, hit.section, hit.id)}>
            <span className={`number ${styles.number}`}>{hit.id}</span>
            <span className={styles.title}>
              {hit.title[lang]}
              <small>{words.document.short[hit.doc]}</small>
            </span>
            {hit.excerpt.length > 0 ? (
              <span className={styles.excerpt} lang={hit.lang}>
                {inOrder(hit.excerpt.map(piece))}
              </span>
            ) : null}
          </a>
          {hit.also.length > 0 ? (
            <p className={styles.also}>
              {words.search.also}
              {hit.also.map(({ doc, id, section }) => (
                <a key={`${doc}/${id}`} href={address.section(lang, doc, section, id)}>
                  {words.document.edition[doc]} <span className="number">{id}</span>
                </a>
              ))}
            </p>
          ) : null}
        </li>
      ))}
    </ol>
  );
}

function piece({ text, marked }: Piece) {
  return marked ? <mark>{text}</mark> : text;
}
