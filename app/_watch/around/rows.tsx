'use client';

import { useState } from 'react';
import type { DocId } from '@/rules/documents';
import type { OpenBook } from '../book/book';
import { plainOf } from '../book/plain';
import { momentOf, type Play } from '../line/use-play';
import { Citations } from '../rule/citation';
import { toldBy } from '../rule/step-account';
import { type Speech, speechOf } from '../view/speech';
import type { Viewer } from '../view/table-view';
import styles from './rows.module.css';

interface Props {
  play: Play;
  row: number;
  doc: DocId;
  viewer: Viewer;
  book: OpenBook | null;
  speech: Speech;
  go: (row: number) => void;
}

/** The whole trace as a table: every row with its clauses and what happened. */
export function Rows({ play, row, doc, viewer, book, speech, go }: Props) {
  const [open, setOpen] = useState(false);
  const { words } = speech;
  const numbered = open ? play.line.rows.map((one, at) => ({ one, at })) : [];
  return (
    <details className={styles.rows} open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {words.rows.title} <span>{play.line.rows.length}</span>
      </summary>
      {open ? (
        <table>
          <thead>
            <tr>
              <th scope="col">{words.rows.number}</th>
              <th scope="col">{words.rows.clause}</th>
              <th scope="col">{words.rows.what}</th>
            </tr>
          </thead>
          <tbody>
            {numbered.map(({ one, at }) => (
              <tr key={at} data-now={at === row} aria-current={at === row ? 'step' : undefined}>
                <td>
                  <button type="button" onClick={() => go(at)}>
                    {at + 1}
                  </button>
                </td>
                <td>
                  <span className={styles.clauses}>
                    <Citations citations={one.clauses} doc={doc} book={book} speech={speech} now={at === row} />
                  </span>
                </td>
                <What told={whatOf(play, at, viewer, speech)} clause={one.clauses[0]} book={book} speech={speech} />
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
    </details>
  );
}

/** What happened; where nothing did, how the clause begins that was gone through. */
function What(props: { told: string; clause: string | undefined; book: OpenBook | null; speech: Speech }) {
  const { told, clause, book, speech } = props;
  if (told !== '') return <td>{told}</td>;
  const text = book?.clauseOf.get(clause?.replace(/#\d+$/, '') ?? '')?.text?.[speech.lang];
  return <td className={styles.clause}>{text ? plainOf(text, speech.lang) : ''}</td>;
}

/** What a row did, in the names of its own position. */
function whatOf(play: Play, at: number, viewer: Viewer, { lang, words }: Speech): string {
  const moment = momentOf(play.line, at);
  return toldBy(moment, speechOf(lang, words, play.engine, moment.position, viewer)).join(lang === 'ja' ? '' : ' ');
}
