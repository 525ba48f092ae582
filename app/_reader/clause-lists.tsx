import { useId } from 'react';
import { refLabel } from '@/rules/rich-text';
import type { PlaceView, WalkView } from '../_content/views';
import { address } from '../_frame/addresses';
import { wordsIn } from '../_words/words';
import styles from './clause-actions.module.css';
import type { Book } from './reader-context';

/** The scenarios that a clause decides, then others that execute it, each opened at that row. */
export function WalkList(props: {
  walks: readonly WalkView[];
  /** Others execute it, too. */
  more: boolean;
  book: Pick<Book, 'lang' | 'doc' | 'scenarios'>;
}) {
  const { lang, doc, scenarios } = props.book;
  const words = wordsIn(lang);
  return (
    <ul className={styles.list} aria-label={words.reader.watch} data-screen-only>
      {props.walks.map((walk) => (
        <li key={`${walk.scenario} ${walk.edition} ${walk.row}`}>
          <a href={address.scenario(lang, walk.scenario, walk)}>{scenarios[walk.scenario]}</a>
          {walk.edition === doc ? null : <small>{words.document.edition[walk.edition]}</small>}
          {walk.decides ? <small>{words.reader.decides}</small> : null}
        </li>
      ))}
      {props.more ? (
        <li>
          <small>{words.reader.watchMore}</small>
        </li>
      ) : null}
    </ul>
  );
}

/** The clauses that refer to a clause. */
export function ReferrerList(props: { referrers: readonly PlaceView[]; book: Pick<Book, 'lang' | 'doc'> }) {
  const { lang, doc } = props.book;
  const label = useId();
  return (
    <div data-screen-only>
      <p id={label} className={styles.label}>
        {wordsIn(lang).reader.referrersLong}
      </p>
      <ul className={styles.list} aria-labelledby={label}>
        {props.referrers.map((place) => (
          <li key={`${place.doc}/${place.id}`}>
            <a className="number" href={address.section(lang, place.doc, place.section, place.id)}>
              {refLabel(place, doc)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
