import type { Lang } from '@/rules/documents';
import type { Piece } from '@/rules/search/search';
import { address } from '../_frame/addresses';
import { inOrder } from '../_reader/in-order';
import { wordsIn } from '../_words/words';
import type { FoundClause } from './answers';
import type { FoundSection } from './by-section';
import styles from './result-list.module.css';

interface Props {
  lang: Lang;
  sections: readonly FoundSection[];
  onFollow?: () => void;
}

/**
 * The answers by section, best first: the title once, then its clauses with what was found marked; clearly weaker ones
 * folded.
 */
export function ResultList({ lang, sections, onFollow }: Props) {
  const words = wordsIn(lang);
  const answers = (clauses: FoundClause[]) =>
    clauses.map((hit) => <Answer key={hit.id} lang={lang} hit={hit} onFollow={onFollow} />);
  return (
    <ol className={styles.list}>
      {sections.map(({ first, near, far }) => (
        <li key={`${first.doc}/${first.section}`}>
          <p className={styles.title}>
            {first.title[lang]}
            <small>{words.document.short[first.doc]}</small>
          </p>
          {answers(near)}
          {far.length > 0 ? (
            <details className={styles.far}>
              <summary>{words.search.weaker(far.length)}</summary>
              {answers(far)}
            </details>
          ) : null}
        </li>
      ))}
    </ol>
  );
}

function Answer({ lang, hit, onFollow }: { lang: Lang; hit: FoundClause; onFollow?: () => void }) {
  const words = wordsIn(lang);
  return (
    <div className={styles.answer}>
      <a
        data-result
        className={styles.result}
        href={address.section(lang, hit.doc, hit.section, hit.id)}
        onClick={onFollow}
      >
        <span className={`number ${styles.number}`}>{hit.id}</span>
        <span className={styles.excerpt} lang={hit.lang} data-official-text={hit.official ? true : undefined}>
          {hit.official ? (
            <span className={styles.official} lang={lang}>
              {words.official.shown}
            </span>
          ) : null}
          {hit.excerpt.length > 0 ? inOrder(hit.excerpt.map(piece)) : hit.title[lang]}
        </span>
      </a>
      {hit.also.length > 0 ? (
        <p className={styles.also}>
          {words.search.also}
          {hit.also.map(({ doc, id, section }) => (
            <a key={`${doc}/${id}`} href={address.section(lang, doc, section, id)} onClick={onFollow}>
              {words.document.edition[doc]} <span className="number">{id}</span>
            </a>
          ))}
        </p>
      ) : null}
    </div>
  );
}

/** A piece of an excerpt, marked where it was found. */
export function piece({ text, marked }: Piece) {
  return marked ? <mark>{text}</mark> : text;
}
