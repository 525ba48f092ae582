'use client';

import { useState } from 'react';
import type { Edition, Engine, Position } from '@/engine';
import type { Lang } from '@/rules/documents';
import type { Fact } from '@/scenarios/decide/facts';
import type { Parting } from '@/scenarios/decide/parting';
import { sentence } from '@/scenarios/decide/sentence';
import type { OpenBook } from '../_watch/book/book';
import { ClauseStrip } from '../_watch/rule/deciding';
import type { Speech } from '../_watch/view/speech';
import type { Words } from '../_words/words';
import { valueWords } from './spoken';
import styles from './table-page.module.css';

interface Props {
  partings: readonly Parting[];
  fact: Fact;
  /** What the fact comes to. */
  value: string;
  engine: Engine;
  start: Position;
  edition: Edition;
  lang: Lang;
  words: Words['bench']['disagree'];
  book: OpenBook | null;
  row: number;
  speech: Speech;
  go: (row: number) => void;
}

/** Of those that lead to one answer, the rarest: whoever overlooked another knows more than this. */
const MOST = 3;

/** What the other player holds, and the clause that parts the two. */
export function Disagree({ partings, fact, value, engine, start, edition, lang, words, ...strip }: Props) {
  const [chosen, setChosen] = useState('');
  const held = partings.find((parting) => JSON.stringify(parting.value) === chosen);
  return (
    <details className={styles.folded}>
      <summary>{words.label}</summary>
      <p className={styles.quiet}>{words.lead(value)}</p>
      <label>
        {words.other}
        <select value={held || chosen === ELSE ? chosen : ''} onChange={({ target }) => setChosen(target.value)}>
          <option value="">{words.choose}</option>
          {partings.map((parting) => (
            <option key={JSON.stringify(parting.value)} value={JSON.stringify(parting.value)}>
              {valueWords(fact, parting.value, edition, lang)}
            </option>
          ))}
          <option value={ELSE}>{words.else}</option>
        </select>
      </label>
      <div role="status" className={styles.quiet}>
        {chosen === ELSE ? words.none : held ? words.overlooks : ''}
      </div>
      {held ? (
        <ClauseStrip
          of={held.by.slice(0, MOST).map(({ clauses, at, changes, sound }) => ({
            clauses: clauses.filter((clause) => !clause.startsWith('reading:')),
            roles: ['decides'],
            at,
            text: '',
            sentence: sound ? (sentence({ clauses, changes }, { engine, start })?.[lang] ?? null) : null,
          }))}
          doc={edition}
          {...strip}
        />
      ) : null}
    </details>
  );
}

const ELSE = 'else';
