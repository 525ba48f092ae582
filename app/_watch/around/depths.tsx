'use client';

import { type ReactNode, useMemo, useState } from 'react';
import type { DocId } from '@/rules/documents';
import type { OpenBook } from '../book/book';
import { plainOf } from '../book/plain';
import { happensIn } from '../line/happens';
import { momentOf, type Play } from '../line/use-play';
import { Citations } from '../rule/citation';
import { toldBy } from '../rule/step-account';
import { type Speech, speechOf } from '../view/speech';
import type { Viewer } from '../view/table-view';
import styles from './depths.module.css';
import { Legend } from './score';

interface Props {
  play: Play;
  row: number;
  doc: DocId;
  viewer: Viewer;
  book: OpenBook | null;
  speech: Speech;
  /** What decides the ruling, as its strip shows it. */
  strip: ReactNode;
  go: (row: number) => void;
}

const DEPTHS = ['decides', 'happens', 'rows'] as const;
type Depth = (typeof DEPTHS)[number];

/** The play in three depths: what decides it, what happens, every row. Nothing is told before a depth is asked for. */
export function Depths({ strip, ...rows }: Props) {
  const [depth, setDepth] = useState<Depth | null>(null);
  const { play, speech } = rows;
  const words = speech.words.depths;
  return (
    <section className={styles.depths} aria-label={words.title}>
      <h2>
        {words.title} {depth === null ? <span className={styles.nothing}>{words.choose}</span> : null}
      </h2>
      <fieldset className={styles.choice} aria-label={words.title}>
        {DEPTHS.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === depth}
            onClick={() => setDepth(one === depth ? null : one)}
          >
            {words.of[one]} {one === 'rows' ? <span>{play.line.rows.length}</span> : null}
          </button>
        ))}
      </fieldset>
      {depth === 'decides' ? strip : null}
      {depth === 'happens' ? <Happens {...rows} /> : null}
      {depth === 'rows' ? <Rows {...rows} rows={play.line.rows.map((_, at) => at)} /> : null}
    </section>
  );
}

/** Events and decisions; a round of passes is one line until it is opened. */
function Happens(props: Omit<Props, 'strip'>) {
  const { play, speech } = props;
  const told = useMemo(() => happensIn(play.line), [play.line]);
  const [open, setOpen] = useState<ReadonlySet<number>>(NONE);
  const rows = told.flatMap((one): readonly (number | Round)[] => {
    if (one.kind === 'row') return [one.at];
    const [first = -1] = one.rows;
    const shown = open.has(first);
    return [{ first, passes: one.rows.length, open: shown }, ...(shown ? one.rows : [])];
  });
  const turn = (first: number): void =>
    setOpen(new Set(open.has(first) ? [...open].filter((one) => one !== first) : [...open, first]));
  return (
    <>
      <Legend speech={speech} at="play" />
      <Rows {...props} rows={rows} turn={turn} />
    </>
  );
}

const NONE: ReadonlySet<number> = new Set();

/** A round of passes, by its first row. */
interface Round {
  readonly first: number;
  readonly passes: number;
  readonly open: boolean;
}

interface RowsProps extends Omit<Props, 'strip'> {
  rows: readonly (number | Round)[];
  /** Opens a round of passes, or folds it. */
  turn?: (first: number) => void;
}

/** Rows of the trace as a table: each with its clauses and what happened. */
function Rows({ play, row, doc, viewer, book, speech, go, rows, turn }: RowsProps) {
  const { words } = speech;
  return (
    <table className={styles.rows}>
      <thead>
        <tr>
          <th scope="col">{words.rows.number}</th>
          <th scope="col">{words.rows.clause}</th>
          <th scope="col">{words.rows.what}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((at) =>
          typeof at === 'object' ? (
            <tr key={`round ${at.first}`}>
              <td colSpan={3}>
                <button
                  type="button"
                  className={styles.passes}
                  aria-expanded={at.open}
                  onClick={() => turn?.(at.first)}
                >
                  {words.depths.passes(at.passes)}
                </button>
              </td>
            </tr>
          ) : (
            <tr key={at} data-now={at === row} aria-current={at === row ? 'step' : undefined}>
              <td>
                <button type="button" className={styles.number} onClick={() => go(at)}>
                  {at + 1}
                </button>
              </td>
              <td>
                <span className={styles.clauses}>
                  <Citations
                    citations={play.line.rows[at]?.clauses ?? []}
                    doc={doc}
                    book={book}
                    speech={speech}
                    now={at === row}
                  />
                </span>
              </td>
              <What
                told={whatOf(play, at, viewer, speech)}
                clause={play.line.rows[at]?.clauses[0]}
                book={book}
                speech={speech}
              />
            </tr>
          ),
        )}
      </tbody>
    </table>
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
