import type { Lang } from '@/rules/documents';
import { type ChapterCoverage, STANDINGS, type StandingClause } from '../_content/coverage';
import { address } from '../_frame/addresses';
import { wordsIn } from '../_words/words';
import styles from './coverage.module.css';
import { Measure } from './measure';

/** One chapter: its measure, and on demand every clause by its standing. */
export function ChapterRow({ lang, row }: { lang: Lang; row: ChapterCoverage }) {
  const words = wordsIn(lang).coverage;
  const { chapter, clauses } = row;
  const counts = {
    walked: clauses.walked.length,
    implemented: clauses.implemented.length,
    noBehaviour: clauses.noBehaviour.length,
    missing: clauses.missing.length,
  };
  return (
    <details className={styles.chapter}>
      <summary>
        <span className={styles.heading}>
          <span className={`number ${styles.chapterNumber}`}>{chapter.number}</span> {chapter.title[lang]}
        </span>
        <Measure lang={lang} counts={counts} />
      </summary>
      <dl className={styles.ids}>
        {STANDINGS.filter((standing) => clauses[standing].length > 0).map((standing) => (
          <div key={standing}>
            <dt data-standing={standing}>{words[standing]}</dt>
            <dd>
              {clauses[standing].map((clause) => (
                <ClauseLink key={clause.id} lang={lang} clause={clause} />
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function ClauseLink({ lang, clause }: { lang: Lang; clause: StandingClause }) {
  return (
    <span>
      <a className="number" href={address.section(lang, clause.doc, clause.section, clause.id)}>
        {clause.id}
      </a>
      {clause.why === undefined ? null : <small> {clause.why}</small>}
    </span>
  );
}
