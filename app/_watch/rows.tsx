'use client';

import { useState } from 'react';
import type { DocId } from '@/rules/documents';
import { answerWords } from './answer-words';
import type { OpenBook } from './book';
import { Citations } from './citation';
import styles from './rows.module.css';
import { type Speech, speechOf } from './speech';
import { sentencesOf } from './step-account';
import { type Moment, momentOf, type Play } from './use-play';

interface Props {
  play: Play;
  row: number;
  doc: DocId;
  book: OpenBook | null;
  speech: Speech;
  go: (row: number) => void;
}

/** The whole trace as a table: every row with its clauses and what happened. */
export function Rows({ play, row, doc, book, speech, go }: Props) {
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
                <td>{whatOf(play, momentOf(play.line, at), speech)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
    </details>
  );
}

/** What happened at a row, or who decided what there. */
function whatOf(play: Play, moment: Moment, { lang, words }: Speech): string {
  const speech = speechOf(lang, words, play.engine, moment.position);
  const sentences = sentencesOf(moment, speech);
  const { decision } = moment;
  if (!decision) return sentences.join(' ');
  const { request, answer } = decision.decision;
  const who = request.seat === 0 ? 'A' : 'B';
  const what =
    answer === null ? words.decision.of(who) : answerWords(words.answers, speech, moment.position, request, answer);
  return [...sentences, `${who}: ${what}`].join(' ');
}
