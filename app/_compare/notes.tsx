import type { Both, Lang } from '@/rules/documents';
import styles from './compare.module.css';

/** What changed, a line each. */
export function Notes({ notes, lang }: { notes: Both[]; lang: Lang }) {
  return notes.map((note) => (
    <p key={note.en} className={styles.note}>
      {note[lang]}
    </p>
  ));
}
