import type { Lang } from '@/rules/documents';
import { address } from '../_frame/addresses';
import { wordsIn } from '../_words/words';
import styles from './compare.module.css';
import type { ComparedClause, EditionView } from './editions';
import { MarkedText } from './marked-text';
import { Notes } from './notes';
import { standing } from './standing';

/** More clauses than these are read one by one, on demand. */
const SHOWN_AT_ONCE = 3;

interface Props {
  editions: EditionView[];
  /** The clause that the editions are compared with. */
  id: string;
  lang: Lang;
  /** Whether the texts are read on demand, however few. */
  folded?: boolean;
}

/** The same rule in the other editions: what became of it, and its text with the words marked that differ. */
export function EditionList({ editions, id, lang, folded = false }: Props) {
  const words = wordsIn(lang);
  const marked = editions.some(({ own }) => own[lang] !== null);
  return (
    <>
      <ul className={styles.editions} aria-label={words.compare.editionsLong}>
        {editions.map((edition) => (
          <li key={edition.doc}>
            <p className={styles.head}>
              <strong className="number">{words.document.edition[edition.doc]}</strong>
              <small>{standing(edition, words.compare)}</small>
            </p>
            <Notes notes={edition.notes} lang={lang} />
            <Clauses edition={edition} id={id} lang={lang} folded={folded} />
          </li>
        ))}
      </ul>
      {marked && !folded ? <p className={styles.aside}>{words.compare.marks}</p> : null}
    </>
  );
}

function Clauses({
  edition,
  id,
  lang,
  folded,
}: Pick<Required<Props>, 'id' | 'lang' | 'folded'> & { edition: EditionView }) {
  const { clauses, kind, own } = edition;
  const words = wordsIn(lang).compare;
  const quiet = kind === 'same';
  const texts = (
    <>
      {clauses.map((clause) => (
        <Compared key={clause.place.id} clause={clause} lang={lang} quiet={quiet} />
      ))}
      {own[lang] !== null && !quiet ? (
        <div className={styles.clause}>
          <span className={styles.here}>{words.here(id)}</span>
          <div>
            <MarkedText text={own} lang={lang} quiet={quiet} />
          </div>
        </div>
      ) : null}
    </>
  );
  if (clauses.length === 0 || (!folded && clauses.length <= SHOWN_AT_ONCE)) return texts;
  return (
    <details>
      <summary>{words.texts(clauses.map(({ place }) => place.id))}</summary>
      {texts}
      {folded && own[lang] !== null ? <p className={styles.aside}>{words.marks}</p> : null}
    </details>
  );
}

function Compared({ clause, lang, quiet }: { clause: ComparedClause; lang: Lang; quiet: boolean }) {
  const { place, text } = clause;
  const words = wordsIn(lang);
  return (
    <div className={styles.clause}>
      <a className="number" href={address.section(lang, place.doc, place.section, place.id)}>
        {place.id}
      </a>
      <div>
        {text[lang] === null ? (
          <p className={styles.aside}>{words.reader.unwritten}</p>
        ) : (
          <MarkedText text={text} lang={lang} quiet={quiet} />
        )}
      </div>
    </div>
  );
}
