'use client';

import { useState } from 'react';
import type { ClauseView } from '../_content/views';
import { address } from '../_frame/addresses';
import { wordsIn } from '../_words/words';
import styles from './clause-actions.module.css';
import { CounterpartList, ReferrerList, WalkList } from './clause-lists';
import { CopyCitation } from './copy-citation';
import { useBook } from './reader-context';

const LISTS = ['walks', 'counterparts', 'referrers'] as const;
type List = (typeof LISTS)[number];

/** The quiet row under a clause: watch it, see it in other editions, cite it, see who refers to it. */
export function ClauseActions({ clause }: { clause: ClauseView }) {
  const book = useBook();
  const words = wordsIn(book.lang).reader;
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
    <div className={styles.actions} data-listed={listed} data-screen-only>
      <div className={styles.row}>
        {first && !second ? (
          <a className={styles.watch} href={address.scenario(book.lang, first.scenario, first)}>
            {words.watch}
          </a>
        ) : null}
        {second ? opener('walks', words.watchCount(clause.walks.length), styles.watch) : null}
        {clause.counterparts.length > 0 ? opener('counterparts', words.editions) : null}
        {clause.text ? <CopyCitation clause={clause} /> : null}
        {clause.referrers.length > 0 ? opener('referrers', words.referrers(clause.referrers.length)) : null}
      </div>
      {listed === 'walks' ? <WalkList clause={clause} book={book} /> : null}
      {listed === 'counterparts' ? <CounterpartList clause={clause} book={book} /> : null}
      {listed === 'referrers' ? <ReferrerList clause={clause} book={book} /> : null}
    </div>
  );
}
