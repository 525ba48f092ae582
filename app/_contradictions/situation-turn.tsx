import type { Contradiction } from '@/rules/contradictions/schema';
import type { Lang } from '@/rules/documents';
import { address } from '../_frame/addresses';
import { heldTitle } from '../_reader/held';
import { wordsIn } from '../_words/words';
import styles from './contradiction-page.module.css';

interface Props {
  lang: Lang;
  previous: Contradiction | undefined;
  next: Contradiction | undefined;
}

/** The way to the situations before and after, at the foot of the page. */
export function SituationTurn({ lang, previous, next }: Props) {
  return (
    <nav className={styles.turn} aria-label={wordsIn(lang).contradictions.turn} data-screen-only>
      {previous ? (
        <a className={styles.previous} rel="prev" href={address.contradiction(lang, previous.id)}>
          <span className="number">{previous.id}</span> {heldTitle(previous.title[lang])}
        </a>
      ) : null}
      {next ? (
        <a className={styles.next} rel="next" href={address.contradiction(lang, next.id)}>
          <span className="number">{next.id}</span> {heldTitle(next.title[lang])}
        </a>
      ) : null}
    </nav>
  );
}
