'use client';

import { useMemo } from 'react';
import type { Edition, Engine, Move, Position } from '@/engine';
import { GAME, type Lang } from '@/rules/documents';
import { factOf, standingFactsOf } from '@/scenarios/decide/facts';
import { sentence } from '@/scenarios/decide/sentence';
import type { FixedEntry, Scenario } from '@/scenarios/format/schema';
import { baseOf } from '@/scenarios/play/citation';
import type { Run } from '@/scenarios/play/play';
import type { Table } from '@/scenarios/write/link';
import { RelatedRulings } from '../_rulings/related-rulings';
import type { OpenBook } from '../_watch/book/book';
import { RulingCard } from '../_watch/card/ruling-card';
import { DecidingStrip, type Deciding as Strip } from '../_watch/rule/deciding';
import type { Speech } from '../_watch/view/speech';
import { type Words, wordsIn } from '../_words/words';
import { askedOf, questionsOf, rulingFor } from './asked';
import { Beside } from './beside';
import { cardFor } from './card-for';
import { Disagree } from './disagree';
import type { LineAnswer } from './every-line';
import { InEveryLine } from './in-every-line';
import { questionWords, valueWords } from './spoken';
import styles from './table-page.module.css';
import { useDeciding } from './use-deciding';

interface Props {
  table: Table;
  scenario: Scenario;
  /** The moment that is shown. */
  position: Position;
  engine: Engine;
  run: Run;
  edition: Edition;
  lang: Lang;
  words: Words['bench'];
  book: OpenBook | null;
  row: number;
  speech: Speech;
  /** What a reader asks, by its key; `null` where that is left to the page. */
  chosen: string | null;
  choose: (key: string) => void;
  /** What is fixed in every line from the moment that is shown on. */
  fixed: readonly FixedEntry[];
  hold: (fixed: readonly FixedEntry[]) => void;
  /** Is told what was found of every line, and `null` as soon as that answers no more what is asked. */
  tell: (answer: LineAnswer | null) => void;
  /** The address of this table, for its card. */
  address: () => string;
  go: (row: number) => void;
  /** Plays a line from the moment that is shown. */
  show: (line: readonly Move[]) => void;
  /** Opens the table under another edition. */
  open: (edition: Edition) => void;
}

/** What is in doubt, and which clauses decide it. */
export function Why({
  table,
  scenario,
  position,
  engine,
  run,
  edition,
  lang,
  words,
  book,
  row,
  speech,
  chosen,
  choose,
  fixed,
  hold,
  tell,
  address,
  go,
  show,
  open,
}: Props) {
  const questions = useMemo(() => questionsOf(engine, run), [engine, run]);
  const asked = askedOf(questions, chosen);
  const fact = asked === null ? null : factOf(asked);
  const ruling = useMemo(() => rulingFor(engine, run, asked), [engine, run, asked]);
  const value = useMemo(
    () => (run.end === null || asked === null ? null : (standingFactsOf(engine, run.end).get(asked) ?? null)),
    [engine, run, asked],
  );
  const deciding = useDeciding(ruling, edition);
  const strip = useMemo((): Strip | null => {
    const decided = deciding === null || deciding.state === 'failed' ? null : deciding.decided;
    if (decided === null || run.start === null) return null;
    const { start } = run;
    const shown = ({ clauses, roles, at, changes }: (typeof decided.entries)[number]) => ({
      clauses: clauses.filter((clause) => !clause.startsWith('reading:')),
      roles,
      at,
      text: '',
      sentence: sentence({ clauses, changes }, { engine, start })?.[lang] ?? null,
    });
    return { entries: decided.entries.map(shown), more: decided.more.map(shown) };
  }, [deciding, run, engine, lang]);
  if (questions.length === 0) return null;
  return (
    <section className={styles.why} aria-label={words.asked}>
      <h2 className="away">{words.asked}</h2>
      <label>
        {words.asked}
        <select value={asked ?? ''} onChange={({ target }) => choose(target.value)}>
          {questions.map(({ key, fact }) => (
            <option key={key} value={key}>
              {questionWords(fact, engine, run, lang)}
            </option>
          ))}
        </select>
      </label>
      {ruling === null ? (
        <p className={styles.quiet}>{words.stillOpen}</p>
      ) : (
        <p className={styles.comes}>
          {words.comes} <strong>{valueWords(fact, value, edition, lang)}</strong>
        </p>
      )}
      {deciding?.state === 'looking' ? <p className={styles.quiet}>{words.looking}</p> : null}
      {deciding?.state === 'failed' ? <p className={styles.quiet}>{words.notFound}</p> : null}
      {strip && (deciding?.state === 'done' || strip.entries.length > 0) ? (
        <DecidingStrip deciding={strip} shown={NONE} doc={edition} book={book} row={row} speech={speech} go={go} />
      ) : null}
      {strip && fact && deciding?.state === 'done' && run.start ? (
        <>
          <RulingCard
            lang={lang}
            ruled={() => cardFor(fact, engine, run, { deciding: strip, address: address() })}
            book={book}
          />
          <Disagree
            key={asked}
            partings={deciding.partings}
            fact={fact}
            value={valueWords(fact, value, edition, lang)}
            engine={engine}
            start={run.start}
            edition={edition}
            lang={lang}
            words={words.disagree}
            book={book}
            row={row}
            speech={speech}
            go={go}
          />
          <RelatedRulings
            lang={lang}
            edition={edition}
            clauses={strip.entries.flatMap(({ clauses }) => clauses.map(baseOf))}
          />
        </>
      ) : null}
      {fact && GAME[edition] === 'fow' ? (
        <Beside
          table={table}
          edition={edition}
          fact={fact}
          value={value}
          lang={lang}
          words={words}
          speech={speech}
          position={position}
          short={wordsIn(lang).document.edition}
          open={open}
        />
      ) : null}
      {asked === null ? null : (
        <InEveryLine
          scenario={scenario}
          engine={engine}
          edition={edition}
          from={position}
          asked={asked}
          fixed={fixed}
          hold={hold}
          tell={tell}
          lang={lang}
          words={words.everyLine}
          show={show}
        />
      )}
    </section>
  );
}

const NONE: readonly never[] = [];
