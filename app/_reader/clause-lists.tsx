import type { Lang } from '@/rules/documents';
import { refLabel } from '@/rules/rich-text';
import type { ClauseView } from '../_content/views';
import { address } from '../_frame/addresses';
import { wordsIn } from '../_words/words';
import styles from './clause-actions.module.css';
import type { Book } from './reader-context';

interface Props {
  clause: ClauseView;
  book: Pick<Book, 'lang' | 'doc'>;
}

/** The scenarios that execute a clause, each opened at that row. */
export function WalkList({ clause, book: { lang, doc } }: Props) {
  const words = wordsIn(lang);
  return (
    <ul className={styles.list} aria-label={words.reader.watch}>
      {clause.walks.map((walk) => (
        <li key={`${walk.scenario} ${walk.edition} ${walk.row}`}>
          <a href={address.scenario(lang, walk.scenario, walk)}>{walk.title[lang]}</a>
          {walk.edition === doc ? null : <small>{words.document.edition[walk.edition]}</small>}
        </li>
      ))}
    </ul>
  );
}

/** The same rule in other editions, with what changed. */
export function CounterpartList({ clause, book: { lang } }: Props) {
  const words = wordsIn(lang);
  return (
    <ul className={styles.editions} aria-label={words.reader.editionsLong}>
      {clause.counterparts.map(({ place, relation, notes }) => (
        <li key={`${place.doc}/${place.id}`}>
          <a href={address.section(lang, place.doc, place.section, place.id)}>
            {words.document.edition[place.doc]} <span className="number">{place.id}</span>
          </a>
          {relation === 'unreviewed' ? null : <small>{words.reader.relation[relation]}</small>}
          {notes.length > 0 ? (
            <p>
              {sentences(
                notes.map((note) => note[lang]),
                lang,
              )}
            </p>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

/** The clauses that refer to a clause. */
export function ReferrerList({ clause, book: { lang, doc } }: Props) {
  return (
    <ul className={styles.list} aria-label={wordsIn(lang).reader.referrersLong}>
      {clause.referrers.map((place) => (
        <li key={`${place.doc}/${place.id}`}>
          <a className="number" href={address.section(lang, place.doc, place.section, place.id)}>
            {refLabel(place, doc)}
          </a>
        </li>
      ))}
    </ul>
  );
}

function sentences(lines: string[], lang: Lang): string {
  return lines.join(lang === 'ja' ? '' : ' ');
}
