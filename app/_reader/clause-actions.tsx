'use client';

import { useState } from 'react';
import { EditionList } from '../_compare/edition-list';
import { HistoryLine } from '../_compare/history-line';
import { LoadedEditions } from '../_compare/loaded-editions';
import { address } from '../_frame/addresses';
import { wordsIn } from '../_words/words';
import styles from './clause-actions.module.css';
import { ReferrerList, WalkList } from './clause-lists';
import { CopyCitation } from './copy-citation';
import { type ReaderClause, useBook } from './reader-context';

const LISTS = ['walks', 'editions', 'history', 'referrers'] as const;
type List = (typeof LISTS)[number];

/** The quiet row under a clause: watch it, see it in other editions and its history, cite it, see who refers to it. */
export function ClauseActions({ clause }: { clause: ReaderClause }) {
  const book = useBook();
  const { reader: words, compare } = wordsIn(book.lang);
  const { lang, doc, section } = book;
  const [listed, setListed] = useState<List>();
  const [first, second] = clause.walks;
  const opener = (list: List, label: string, className?: string) => (
    <button
      type="button"
      className={className}
      aria-expanded={listed === list}
      onClick={() => setListed((now) => (now === list ? undefined : list))}
    >
      {label}
    </button>
  );

  return (
    <div className={styles.actions} data-listed={listed}>
      <div className={styles.row} data-screen-only>
        {first && !second ? (
          <a className={styles.watch} href={address.scenario(lang, first.scenario, first)}>
            {words.watch}
          </a>
        ) : null}
        {second ? opener('walks', words.watchCount(clause.walks.length), styles.watch) : null}
        {clause.compared ? opener('editions', compare.editions) : null}
        {clause.compared ? opener('history', compare.history) : null}
        {clause.text ? <CopyCitation clause={clause} /> : null}
        {clause.referrers.length > 0 ? opener('referrers', words.referrers(clause.referrers.length)) : null}
      </div>
      {listed === 'walks' ? <WalkList clause={clause} book={book} /> : null}
      {listed === 'editions' || listed === 'history' ? (
        <LoadedEditions lang={lang} doc={doc} section={section} id={clause.id}>
          {({ editions, stages, steps }) =>
            listed === 'editions' ? (
              <EditionList editions={editions} id={clause.id} lang={lang} />
            ) : (
              <HistoryLine stages={stages} steps={steps} doc={doc} lang={lang} />
            )
          }
        </LoadedEditions>
      ) : null}
      {listed === 'referrers' ? <ReferrerList clause={clause} book={book} /> : null}
    </div>
  );
}
