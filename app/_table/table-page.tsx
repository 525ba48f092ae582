'use client';

import { useCallback, useMemo, useReducer, useRef, useState } from 'react';
import { type Answer, EDITIONS, openEngine } from '@/engine';
import { type Lang, newestFirst } from '@/rules/documents';
import { cardsFor } from '@/scenarios/format/pool';
import { address } from '../_frame/addresses';
import { Part } from '../_frame/part';
import { Score } from '../_watch/around/score';
import { KeyHelp, Transport } from '../_watch/around/transport';
import { useBook } from '../_watch/book/use-book';
import { lineOf } from '../_watch/line/line';
import { soughtAt } from '../_watch/line/sought';
import { useKeys } from '../_watch/line/use-keys';
import { momentOf, shownPlay } from '../_watch/line/use-play';
import { Agenda } from '../_watch/rule/agenda';
import { actsAt } from '../_watch/rule/card-acts';
import { DecisionPanel } from '../_watch/rule/decision-panel';
import { Rule } from '../_watch/rule/rule';
import { StepAccount, toldBy } from '../_watch/rule/step-account';
import { Table } from '../_watch/table/table';
import { speechOf } from '../_watch/view/speech';
import { touchedBy } from '../_watch/view/touched';
import { type Words, wordsIn } from '../_words/words';
import { answered, withLine } from './bench';
import { Decided } from './decided';
import type { LineAnswer } from './every-line';
import { expectedOf } from './expected';
import { GoOn } from './go-on';
import { KeepTable } from './keep-table';
import { NO_PLACE } from './place';
import { Setup } from './setup';
import { startsOf, tableOf } from './starts';
import { type Fault, firstTable, reduceBench } from './state';
import styles from './table-page.module.css';
import { TakeIn } from './take-in';
import { TakeOut } from './take-out';
import { unfitWords } from './unfit-words';
import { placeOf, useLink } from './use-link';
import { Why } from './why';

/** The edition that the page opens with: the newest. */
const FIRST = 'fow-8.01';

/** A table of one's own: what is on it, the play that led on from it, and the clause that is executing. */
export function TablePage({ lang }: { lang: Lang }) {
  const all = wordsIn(lang);
  const words = all.bench;
  const [state, dispatch] = useReducer(reduceBench, FIRST, firstTable);
  const { edition, benched, fixed } = state;
  const { table, scenario, run, aside, why } = benched;
  const [chosen, setChosen] = useState<string | null>(null);
  /** What was found of every line, as long as it answers what is asked now: a file that is saved says it. */
  const found = useRef<LineAnswer | null>(null);
  const tell = useCallback((answer: LineAnswer | null): void => {
    found.current = answer;
  }, []);
  const engine = useMemo(() => openEngine(edition, cardsFor(scenario, edition)), [scenario, edition]);
  const play = useMemo(() => shownPlay(engine, lineOf(run)), [engine, run]);
  const { line, shape } = play;
  const row = Math.min(state.row ?? shape.last, shape.last);
  const moment = useMemo(() => momentOf(line, row), [line, row]);
  const speech = useMemo(
    () => speechOf(lang, all.watch, engine, moment.position, 'judge'),
    [lang, all, engine, moment],
  );
  const loaded = useBook(edition);
  const book = loaded === 'failed' ? null : loaded;
  const touched = useMemo(() => (moment.row ? touchedBy(moment.row, moment.before) : NOTHING), [moment]);
  const go = useCallback(
    (to: number) => dispatch({ kind: 'row', row: Math.min(Math.max(to, -1), shape.last) }),
    [shape],
  );
  const move = useCallback<Parameters<typeof useKeys>[0]>(
    (to) => {
      switch (to.by) {
        case 'row':
          return go(row + to.change);
        case 'stop':
          return go(
            to.change > 0
              ? (shape.stops.find((stop) => stop > row) ?? shape.last)
              : (shape.stops.findLast((stop) => stop < row) ?? -1),
          );
        case 'place':
        case 'jump':
          return go(to.row);
        case 'end':
          return go(to.at === 'first' ? -1 : shape.last);
      }
    },
    [go, row, shape],
  );
  useKeys(move, IDLE);
  const place = useMemo(
    () => ({ asked: chosen, shown: state.row === null ? null : { row, sought: soughtAt(line, row) }, fixed }),
    [chosen, state.row, row, line, fixed],
  );
  const open = useLink(state, place, FIRST, dispatch, setChosen);

  const choose = (answer: Answer): void => {
    const { decision } = moment;
    if (!decision) return;
    const next = answered(benched, engine, decision.number, answer);
    // What is decided on the way is watched from there; at the end the play goes on to what is open next.
    dispatch({ kind: 'change', table: next, row: decision.decision.answer === null ? null : decision.decision.at + 1 });
  };

  const asked = useRef<HTMLDivElement>(null);
  const goAndAsk = (to: number): void => {
    go(to);
    // What can be decided there stands further up on a phone.
    requestAnimationFrame(() => asked.current?.scrollIntoView({ block: 'nearest' }));
  };
  const acts = actsAt(moment, { engine, doc: edition, book, speech, choose });
  const said = [all.watch.step.count(row + 1, shape.last + 1), ...toldBy(moment, speech)].join('. ');
  return (
    <div className="page">
      <header className={`book ${styles.head}`}>
        <h1>{words.title}</h1>
        <p>{words.lead}</p>
        <div className={styles.controls} data-screen-only>
          <fieldset aria-label={all.watch.edition}>
            {newestFirst(EDITIONS).map((one) => (
              <button
                key={one}
                type="button"
                aria-pressed={one === edition}
                onClick={() => dispatch({ kind: 'edition', edition: one })}
              >
                {all.document.edition[one]}
              </button>
            ))}
          </fieldset>
          <fieldset aria-label={words.starts.label}>
            <span aria-hidden="true">{words.starts.label}</span>
            {startsOf(edition).map((start) => (
              <button
                key={start}
                type="button"
                onClick={() => dispatch({ kind: 'change', table: tableOf(start, edition) })}
              >
                {words.starts[start]}
              </button>
            ))}
          </fieldset>
          <button type="button" disabled={state.past.length === 0} onClick={() => dispatch({ kind: 'undo' })}>
            {words.undo}
          </button>
          <TakeOut
            table={table}
            place={placeOf(table, edition, place)}
            words={words}
            expected={() => expectedOf(engine, run, chosen, { row, fixed, found: found.current })}
          />
          <TakeIn
            words={words}
            open={({ table: opened, edition: under, fixed: held, row: at }) =>
              dispatch({ kind: 'open', table: opened, edition: under, fixed: held, row: at })
            }
            refuse={({ line: said }) => dispatch({ kind: 'fault', fault: { why: 'file', line: said } })}
          />
        </div>
        <KeepTable words={words.kept} place={placeOf(table, edition, place)} open={open} />
      </header>
      <div role="status" className={styles.notices}>
        {state.fault === null ? null : (
          <p className={styles.fault}>
            {faultWords(state.fault.why, all)}{' '}
            {FROM_CHECK.includes(state.fault.why) ? <span lang="en">{state.fault.line}</span> : null}
          </p>
        )}
        {why === null || aside.length === 0 ? null : (
          <p className={styles.fault}>
            {words.aside}{' '}
            {unfitWords(why, words.unfit, speech, moment.position) ?? <span lang="en">{why.message}</span>}
          </p>
        )}
      </div>
      <Part lang={lang}>
        <Setup
          table={table}
          edition={edition}
          lang={lang}
          words={words}
          change={(next) => dispatch({ kind: 'change', table: next })}
        />
      </Part>
      <div className={styles.stage}>
        <section className={styles.table} aria-label={all.watch.table}>
          <Part lang={lang}>
            <Table
              engine={engine}
              position={moment.position}
              viewer="judge"
              touched={touched}
              room={play.room}
              speech={speech}
              acts={acts}
            />
          </Part>
        </section>
        <section className={styles.rule} aria-label={all.watch.rule}>
          <Part lang={lang}>
            <Agenda line={line} row={row} doc={edition} book={book} speech={speech} />
            <StepAccount moment={moment} doc={edition} book={book} speech={speech} />
            <div ref={asked}>
              {moment.decision ? (
                <DecisionPanel
                  engine={engine}
                  position={moment.position}
                  decision={moment.decision.decision}
                  doc={edition}
                  book={book}
                  speech={speech}
                  choose={choose}
                />
              ) : null}
              <GoOn
                benched={benched}
                engine={engine}
                line={line}
                row={row}
                words={words}
                go={goAndAsk}
                change={(next) => dispatch({ kind: 'change', table: next })}
              />
            </div>
            <Why
              table={table}
              scenario={scenario}
              position={moment.position}
              engine={engine}
              run={run}
              edition={edition}
              lang={lang}
              words={words}
              book={book}
              row={row}
              speech={speech}
              chosen={chosen}
              choose={setChosen}
              fixed={fixed}
              hold={(next) => dispatch({ kind: 'fix', fixed: next })}
              tell={tell}
              address={() => `${address.table(lang)}${placeOf(table, edition, { ...NO_PLACE, asked: chosen })}`}
              go={go}
              show={(played) => dispatch({ kind: 'change', table: withLine(benched, row, engine, played), row })}
              open={(other) => dispatch({ kind: 'edition', edition: other })}
            />
            <Decided play={play} row={row} lang={lang} words={words} book={book} go={goAndAsk} />
            <Rule doc={edition} book={loaded} citations={moment.row?.clauses ?? []} speech={speech} />
          </Part>
        </section>
        <section className={styles.dock} aria-label={all.watch.line}>
          <Score
            play={play}
            row={row}
            branch={NO_BRANCH}
            branches={NO_BRANCHES}
            book={book}
            speech={speech}
            said={said}
            go={go}
          />
          <div className={styles.keys}>
            <Transport
              row={row}
              last={shape.last}
              playing={false}
              speech={speech}
              move={move}
              play={() => move({ by: 'stop', change: 1 })}
            />
            <KeyHelp speech={speech} />
          </div>
        </section>
        <p className="away" aria-live="polite">
          {said}
        </p>
      </div>
    </div>
  );
}

const NOTHING: ReadonlySet<never> = new Set();
const NO_BRANCH: readonly never[] = [];
const NO_BRANCHES: readonly never[] = [];
const IDLE = (): void => undefined;
/** Faults of which the check alone says what is wrong. */
const FROM_CHECK: readonly Fault['why'][] = ['table', 'file', 'refused'];

function faultWords(why: Fault['why'], { bench, watch }: Words): string {
  switch (why) {
    case 'table':
      return bench.cannot;
    case 'file':
      return bench.badFile;
    case 'moved':
    case 'gone':
      return watch.fault[why];
    default:
      return bench.badLink[why];
  }
}
