'use client';

import { useState } from 'react';
import type { Lang } from '@/rules/documents';
import type { ChapterCoverage, StandingClause } from '../_content/coverage';
import { address } from '../_frame/addresses';
import { wordsIn } from '../_words/words';
import styles from './coverage.module.css';
import { labelOf } from './label';
import { Measure } from './measure';
import { STANDINGS } from './standing';

/** One chapter: its measure, and when it is opened every clause by its standing. */
export function ChapterRow({ lang, row }: { lang: Lang; row: ChapterCoverage }) {
  const [open, setOpen] = useState(false);
  const words = wordsIn(lang).coverage;
  const { chapter, clauses } = row;
  const counts = {
    walked: clauses.walked.length,
    implemented: clauses.implemented.length,
    noBehaviour: clauses.noBehaviour.length,
    missing: clauses.missing.length,
  };
  return (
    <details className={styles.chapter} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <span className={styles.heading}>
          <span className={`number ${styles.chapterNumber}`}>{chapter.number}</span> {chapter.title[lang]}
        </span>
        <Measure lang={lang} counts={counts} />
      </summary>
      {open ? (
        <dl className={styles.ids}>
          {STANDINGS.filter((standing) => clauses[standing].length > 0).map((standing) => (
            <div key={standing}>
              <dt>{words[standing]}</dt>
              <dd>
                {clauses[standing].map((clause) => (
                  <ClauseLink key={clause.id} lang={lang} clause={clause} />
                ))}
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
    </details>
  );
}

function ClauseLink({ lang, clause }: { lang: Lang; clause: StandingClause }) {
  return (
    <span>
      <a className="number" href={address.section(lang, clause.doc, clause.section, clause.id)}>
        {clause.id}
      </a>
      {clause.why === undefined ? null : <small> {reason(clause.why, lang)}</small>}
    </span>
  );
}

function reason(why: string, lang: Lang): string {
  const words = wordsIn(lang).coverage.why;
  const { restates, ...named } = words;
  const other = /^restates (.+)$/.exec(why)?.[1];
  return other === undefined ? labelOf(named, why) : restates(other);
}
