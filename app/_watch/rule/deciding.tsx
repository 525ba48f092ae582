'use client';

import { useState } from 'react';
import type { DocId } from '@/rules/documents';
import type { Role } from '@/scenarios/decide/weigh';
import { address } from '../../_frame/addresses';
import type { OpenBook } from '../book/book';
import { wordsOfFirst } from '../book/plain';
import type { Speech } from '../view/speech';
import { Citations } from './citation';
import styles from './deciding.module.css';

/** A clause that decides a ruling, as the page shows it. */
export interface DecidingClause {
  /** As the engine cites them, the telling one first. */
  readonly clauses: readonly string[];
  /** Why it stands in the list. */
  readonly roles: readonly Role[];
  /** The row of its moment; `null`: beside the play, as with a deck. */
  readonly at: number | null;
  /** The clause in one line; empty behind *more*, where the book says it. */
  readonly text: string;
  /** What would be otherwise without it; `null` where nothing can be told. */
  readonly sentence: string | null;
}

/** What decides a ruling under one edition. */
export interface Deciding {
  /** At most five, in the order in which they act. */
  readonly entries: readonly DecidingClause[];
  /** What decides much else, too. */
  readonly more: readonly DecidingClause[];
}

/** A contradiction of editions that a ruling shows. */
export interface Shown {
  readonly id: string;
  readonly title: string;
}

interface Props {
  deciding: Deciding | null;
  shown: readonly Shown[];
  doc: DocId;
  book: OpenBook | null;
  /** The row shown: its moment is marked. */
  row: number;
  speech: Speech;
  go: (row: number) => void;
}

/** The first moment at which something decides; the first row where nothing is measured. */
export const firstMoment = (deciding: Deciding | null): number =>
  deciding?.entries.find(({ at }) => at !== null)?.at ?? 0;

/** What decides a ruling: each clause with what would be otherwise without it, and the way to its moment. */
export function DecidingStrip({ deciding, shown, doc, book, row, speech, go }: Props) {
  const [all, setAll] = useState(false);
  const words = speech.words.deciding;
  const shared = { doc, book, row, speech, go };
  return (
    <section className={styles.deciding} aria-label={words.title}>
      <h3>{words.title}</h3>
      {deciding === null ? <p className={styles.none}>{words.none}</p> : <Clauses of={deciding.entries} {...shared} />}
      {deciding && all ? <Clauses of={deciding.more} {...shared} /> : null}
      <p className={styles.ways}>
        {deciding && deciding.more.length > 0 ? (
          <button type="button" aria-expanded={all} data-screen-only onClick={() => setAll(!all)}>
            {all ? words.fewer : words.more(deciding.more.length)}
          </button>
        ) : null}
        {shown.map(({ id, title }) => (
          <a key={id} href={address.contradiction(speech.lang, id)}>
            {words.shows(title)}
          </a>
        ))}
      </p>
    </section>
  );
}

type ClausesProps = Omit<Props, 'deciding' | 'shown'> & { of: Deciding['entries'] };

/** Some clauses as the strip shows them, where something else is said of them. */
export const ClauseStrip = (props: ClausesProps) => (
  <div className={styles.deciding}>
    <Clauses {...props} />
  </div>
);

function Clauses({ of, doc, book, row, speech, go }: ClausesProps) {
  const words = speech.words.deciding;
  return (
    <ol>
      {of.map((entry) => {
        const { clauses, roles, at, text, sentence } = entry;
        const [role = 'decides'] = roles;
        return (
          <li key={`${at} ${clauses.join()}`} data-now={at === row}>
            <p className={styles.numbers}>
              <Citations citations={clauses} doc={doc} book={book} speech={speech} />
            </p>
            <details className={styles.text}>
              <summary>{text || wordsOfFirst(clauses, doc, book, speech.lang)}</summary>
            </details>
            <p className={styles.otherwise}>
              {roles.includes('either') ? `${words.role.either} ` : ''}
              {sentence ?? words.role[role]}
            </p>
            {at === null ? null : (
              <button type="button" className={styles.moment} data-screen-only onClick={() => go(at)}>
                {words.moment(at + 1)}
              </button>
            )}
          </li>
        );
      })}
    </ol>
  );
}
