'use client';

import { useState } from 'react';
import { refLabel } from '@/rules/rich-text';
import type { ClauseView } from '../_content/views';
import { address } from '../_frame/addresses';
import { wordsIn } from '../_words/words';
import { citation } from './citation';
import styles from './clause-actions.module.css';
import { useBook } from './reader-context';

/** The quiet row under a clause: watch it, cite it, see who refers to it. */
export function ClauseActions({ clause }: { clause: ClauseView }) {
  const { lang, doc } = useBook();
  const words = wordsIn(lang).reader;
  const [listed, setListed] = useState<'walks' | 'referrers'>();
  const list = (name: 'walks' | 'referrers') => setListed((now) => (now === name ? undefined : name));
  const [first] = clause.walks;

  return (
    <div className={styles.actions} data-walked={first ? true : undefined} data-listed={listed} data-screen-only>
      <div className={styles.row}>
        {first && clause.walks.length === 1 ? (
          <a className={styles.watch} href={address.scenario(lang, first.scenario, first)}>
            {words.watch}
          </a>
        ) : null}
        {clause.walks.length > 1 ? (
          <button
            type="button"
            className={styles.watch}
            aria-expanded={listed === 'walks'}
            onClick={() => list('walks')}
          >
            {words.watchCount(clause.walks.length)}
          </button>
        ) : null}
        {clause.text ? <CopyCitation clause={clause} /> : null}
        {clause.referrers.length > 0 ? (
          <button type="button" aria-expanded={listed === 'referrers'} onClick={() => list('referrers')}>
            {words.referrers(clause.referrers.length)}
          </button>
        ) : null}
      </div>
      {listed === 'walks' ? (
        <ul className={styles.list} aria-label={words.watch}>
          {clause.walks.map((walk) => (
            <li key={`${walk.scenario} ${walk.edition}`}>
              <a href={address.scenario(lang, walk.scenario, walk)}>{walk.scenario}</a> {walk.edition}
            </li>
          ))}
        </ul>
      ) : null}
      {listed === 'referrers' ? (
        <ul className={styles.list} aria-label={words.referrersLong}>
          {clause.referrers.map((place) => (
            <li key={`${place.doc}/${place.id}`}>
              <a className="number" href={address.section(lang, place.doc, place.section, place.id)}>
                {refLabel(place, doc)}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

function CopyCitation({ clause }: { clause: ClauseView }) {
  const book = useBook();
  const words = wordsIn(book.lang).reader;
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  const label = { idle: words.copy, copied: words.copied, failed: words.copyFailed }[state];
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(citation(clause, book, location.href));
      setState('copied');
    } catch {
      setState('failed');
    }
    setTimeout(() => setState('idle'), 2000);
  };
  return (
    <button type="button" onClick={copy} aria-live="polite">
      {label}
    </button>
  );
}
