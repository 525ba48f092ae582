import type { Lang } from '@/rules/documents';
import { address } from '../_frame/addresses';
import { wordsIn } from '../_words/words';
import styles from './official.module.css';
import type { KeptText } from './store';
import type { Kept, Row } from './use-kept';

type Props = Pick<Kept, 'rows' | 'failure' | 'remove' | 'restore'> & { lang: Lang };

/** The official texts on this device, each with a way to remove it, and to put it back while the page is open. */
export function KeptList({ lang, rows, failure, remove, restore }: Props) {
  const words = wordsIn(lang).official;
  return (
    <section className={styles.kept}>
      <h2>{words.kept}</h2>
      {failure ? <p role="alert">{words.failed[failure]}</p> : null}
      {rows?.length === 0 ? <p className={styles.none}>{words.noneKept}</p> : null}
      <ul aria-live="polite">
        {rows?.map((row) => (
          <li key={`${row.text.doc} ${row.text.lang}`} data-state={row.state}>
            <About row={row} lang={lang} />
            <button
              type="button"
              aria-label={row.state === 'kept' ? words.removeLong(nameOf(row.text, lang)) : undefined}
              onClick={() => (row.state === 'kept' ? remove(row.text) : restore(row.text))}
            >
              {row.state === 'kept' ? words.remove : words.undo}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function About({ row: { state, text }, lang }: { row: Row; lang: Lang }) {
  const words = wordsIn(lang);
  if (state === 'removed') return <span>{words.official.removed(nameOf(text, lang))}</span>;
  const read = localDate(text.read);
  return (
    <>
      <a href={address.document(lang, text.doc)}>{words.document.short[text.doc]}</a>
      <span>{words.document.lang[text.lang]}</span>
      <span className={styles.name}>{text.file}</span>
      <time dateTime={read}>{read}</time>
      <span className={styles.count}>{words.official.count(text.clauses)}</span>
    </>
  );
}

function nameOf({ doc, lang: own }: KeptText, lang: Lang): string {
  const words = wordsIn(lang).document;
  return lang === 'ja' ? `${words.short[doc]}（${words.lang[own]}）` : `${words.short[doc]} (${words.lang[own]})`;
}

/** The day by the clock of the device, in the form of ISO 8601, which is how Swedish writes it. */
function localDate(time: number): string {
  return new Date(time).toLocaleDateString('sv-SE');
}
