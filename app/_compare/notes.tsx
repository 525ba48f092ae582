import type { Both, Lang } from '@/rules/documents';
import styles from './compare.module.css';

/** What changed: a line, or a list of several. */
export function Notes({ notes, lang }: { notes: Both[]; lang: Lang }) {
  const [only, second] = notes;
  if (!only) return null;
  if (!second) return <p className={styles.note}>{only[lang]}</p>;
  return (
    <ul className={styles.notes}>
      {notes.map((note) => (
        <li key={note.en} className={styles.note}>
          {note[lang]}
        </li>
      ))}
    </ul>
  );
}
