import type { Lang } from '@/rules/documents';
import { address } from '../_frame/addresses';
import { heldTitle } from '../_reader/held';
import { wordsIn } from '../_words/words';
import type { Listed } from './ruling-list';
import styles from './ruling-list.module.css';
import { TableDrawing } from './table-drawing';

/** A ruling in a list: its table, its question, the clause that decides it first. */
export function RulingRow({ lang, ruling }: { lang: Lang; ruling: Listed }) {
  const { id, title, question, decides, editions, drawing } = ruling;
  const { document } = wordsIn(lang);
  return (
    <li>
      <a href={address.scenario(lang, id)}>
        <TableDrawing drawing={drawing} />
        <span className={styles.title}>{heldTitle(title)}</span>
        <span className={styles.question}>{question}</span>
        {decides ? (
          <span className={styles.decides}>
            <span className="number">{decides.number}</span> {decides.text}
          </span>
        ) : null}
        <small className={styles.badges}>{editions.map((name) => document.edition[name]).join(' · ')}</small>
      </a>
    </li>
  );
}
