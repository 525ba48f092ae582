'use client';

import { useState } from 'react';
import type { PlaceView } from '../_content/views';
import { OfficialText } from '../_official/official-text';
import type { OfficialSentence } from '../_official/use-official';
import { wordsIn } from '../_words/words';
import styles from './clause.module.css';
import { ClauseActions } from './clause-actions';
import { Peek } from './peek';
import { HereProvider, type ReaderClause, samePlace, useBook } from './reader-context';
import { ReadingNote } from './reading-note';
import { TextBlocks } from './text-blocks';

/** One clause: its number in the margin, its text in both languages, the official one where there is one, what it can do. */
export function Clause({ clause, official = [] }: { clause: ReaderClause; official?: OfficialSentence[] }) {
  const book = useBook();
  const words = wordsIn(book.lang).reader;
  const [opened, setOpened] = useState<PlaceView>();
  const toggle = (place: PlaceView) => setOpened((now) => (samePlace(now, place) ? undefined : place));

  return (
    <HereProvider value={{ ...book, opened, toggle }}>
      <article
        id={clause.id}
        className={styles.clause}
        aria-label={clause.id}
        data-kind={clause.kind}
        data-depth={Math.min(clause.depth, 3) || undefined}
      >
        {clause.aliases.map((alias) => (
          <span key={alias} id={alias} />
        ))}
        <h2 className={styles.number}>
          <a className="number" href={`#${clause.id}`} title={words.clause(clause.id)}>
            {clause.id}
          </a>
        </h2>
        {clause.text ? (
          <>
            <div className={styles.ja} lang="ja" data-text={book.lang === 'ja' ? 'own' : 'other'}>
              <TextBlocks blocks={clause.text.ja} />
            </div>
            <div className={styles.en} lang="en" data-text={book.lang === 'en' ? 'own' : 'other'}>
              <TextBlocks blocks={clause.text.en} />
            </div>
          </>
        ) : (
          <p className={styles.unwritten}>{words.unwritten}</p>
        )}
        <OfficialText doc={book.doc} lang={book.lang} sentences={official} />
        <div className={styles.below}>
          {clause.readings.map((reading) => (
            <ReadingNote key={JSON.stringify(reading.text)} reading={reading} />
          ))}
          {opened ? <Peek place={opened} doc={book.doc} lang={book.lang} close={() => setOpened(undefined)} /> : null}
          <ClauseActions clause={clause} />
        </div>
      </article>
    </HereProvider>
  );
}
