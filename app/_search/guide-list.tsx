import type { ReactNode } from 'react';
import type { Lang } from '@/rules/documents';
import type { GuideKind } from '@/rules/search/guide-file';
import type { GuideHit } from '@/rules/search/guides';
import { address } from '../_frame/addresses';
import { heldTitle } from '../_reader/held';
import { inOrder } from '../_reader/in-order';
import { otherLang, wordsIn } from '../_words/words';
import styles from './answer-list.module.css';
import { piece } from './result-list';

interface Props {
  lang: Lang;
  kind: GuideKind;
  hits: readonly GuideHit[];
  onFollow: (() => void) | undefined;
  /** What stands below them. */
  children: ReactNode;
}

/** Rulings, contradictions or terms that answer a question: what each is called, and what it asks or says. */
export function GuideList({ lang, kind, hits, onFollow, children }: Props) {
  const words = wordsIn(lang);
  return (
    <section className={styles.guides} data-kind={kind}>
      <h2 className={styles.heading}>{words.search.kinds[kind]}</h2>
      <ul>
        {hits.map((hit) => (
          <li key={hit.id}>
            <a data-guide={kind} href={addressOf(lang, hit)} onClick={onFollow}>
              <span className={styles.name}>
                {kind === 'contradiction' ? <span className="number">{hit.id} </span> : null}
                {heldTitle(hit.title)}
                {hit.otherTitle === '' ? null : <span lang={otherLang(lang)}> {hit.otherTitle}</span>}
              </span>
              <span className={styles.says} lang={hit.lang}>
                {inOrder(hit.excerpt.map(piece))}
              </span>
              <small className={styles.docs}>{hit.docs.map((doc) => words.document.edition[doc]).join(' · ')}</small>
            </a>
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}

function addressOf(lang: Lang, { kind, id }: GuideHit): string {
  switch (kind) {
    case 'ruling':
      return address.scenario(lang, id);
    case 'contradiction':
      return address.contradiction(lang, id);
    case 'term':
      return `${address.terms(lang)}#${id}`;
  }
}
