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
  const { walks, more, book } = props;
  const [first] = walks;
  const words = wordsIn(book.lang).reader;
  return (
    <div data-screen-only>
      <Walks label={words.decides} walks={walks.filter(({ decides }) => decides)} book={book} />
      <Walks label={words.walks} walks={walks.filter(({ decides }) => !decides)} book={book} />
      {more ? <p className={styles.label}>{words.watchMore}</p> : null}
      {first ? (
        <p className={styles.label}>
          <a href={address.tried(book.lang, first.scenario, first)}>{wordsIn(book.lang).bench.tryClause}</a>
        </p>
      ) : null}
    </div>
  );
}

function Walks({ label, walks, book }: { label: string } & Omit<Parameters<typeof WalkList>[0], 'more'>) {
  const { lang, doc, scenarios } = book;
  const id = useId();
  if (walks.length === 0) return null;
  return (
    <>
      <p id={id} className={styles.label}>
        {label}
      </p>
      <ul className={styles.list} aria-labelledby={id}>
        {walks.map((walk) => (
          <li key={`${walk.scenario} ${walk.edition} ${walk.row}`}>
            <a href={address.scenario(lang, walk.scenario, walk)}>{scenarios[walk.scenario]}</a>
            {walk.edition === doc ? null : <small>{wordsIn(lang).document.edition[walk.edition]}</small>}
          </li>
        ))}
      </ul>
    </>
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
