import type { Lang } from '@/rules/documents';

import { wordsIn } from '../_words/words';
import styles from './coverage.module.css';
import { STANDINGS, type Standing } from './standing';

/** Four counts as a bar and in figures. */
export function Measure({ lang, counts }: { lang: Lang; counts: Record<Standing, number> }) {
  const words = wordsIn(lang).coverage;
  return (
    <div className={styles.measure}>
      <div className={styles.bar} aria-hidden="true">
        {STANDINGS.map((standing) =>
          counts[standing] > 0 ? (
            <span key={standing} data-standing={standing} style={{ flexGrow: counts[standing] }} />
          ) : null,
        )}
      </div>
      <ul className={styles.counts}>
        {STANDINGS.map((standing) => (
          <li key={standing} data-standing={standing}>
            <span className={styles.word}>{words[standing]}</span>
            <span className={styles.sample} data-standing={standing} aria-hidden="true" />
            <span className="number">{counts[standing]}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
