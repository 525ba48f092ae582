'use client';

import { useCallback, useEffect, useLayoutEffect, useMemo, useReducer, useRef } from 'react';
import type { Answer, Edition } from '@/engine';
import type { Lang } from '@/rules/documents';
import type { Scenario } from '@/scenarios/format/schema';
import { baseOf } from '@/scenarios/play/citation';
import type { InlineView } from '../../_content/views';
import { address } from '../../_frame/addresses';
import { Part } from '../../_frame/part';
import { RelatedRulings } from '../../_rulings/related-rulings';
import { ChangeThis } from '../../_table/change-this';
import { wordsIn } from '../../_words/words';
import { Branches } from '../around/branches';
import { Depths } from '../around/depths';
import { Dock } from '../around/dock';
import { Editions } from '../around/editions';
import { Heading } from '../around/heading';
import { useBook } from '../book/use-book';
import type { Ruled } from '../card/card';
import { RulingCard } from '../card/ruling-card';
import { queryOf } from '../line/link';
import type { Mark } from '../line/score-shape';
import { counterpart, foundIn, soughtAt } from '../line/sought';
import { type Move, opening, reduce } from '../line/state';
import { useAddress } from '../line/use-address';
import { useKeys } from '../line/use-keys';
import { momentOf, usePlay } from '../line/use-play';
import { actsAt } from '../rule/card-acts';
import { firstLabel } from '../rule/citation';
import { type Deciding, DecidingStrip, firstMoment, type Shown } from '../rule/deciding';
import { Printed } from '../rule/printed';
import { RuleSide } from '../rule/rule-side';
import { toldBy } from '../rule/step-account';
import { Table } from '../table/table';
import { speechOf } from '../view/speech';
import { touchedBy } from '../view/touched';
import { useFollow } from './use-follow';
import styles from './watch-page.module.css';

/** How long a row stays while the play runs by itself, in milliseconds. */
const PACE: Readonly<Record<Mark['kind'], number>> = {
  decision: 1600,
  destruction: 1600,
  damage: 1600,
  trigger: 1200,
  move: 1200,
  change: 1200,
  pass: 260,
  row: 380,
};

interface Props {
  lang: Lang;
  scenario: Scenario;
  /** The newest first. */
  editions: readonly Edition[];
  /** The ruling with its clauses as references. */
  ruling: InlineView[];
  /** What decides it, by edition. */
  deciding: Partial<Record<Edition, Deciding>>;
  /** The contradictions it shows. */
  shown: Shown[];
}

/** A scenario: the question first, then the table, the rule and the line of play, which move together. */
export function WatchPage({ lang, scenario, editions, ruling, deciding, shown }: Props) {
  const all = wordsIn(lang);
  const words = all.watch;
  const [state, dispatch] = useReducer(reduce, editions[0] ?? 'fow-8.01', opening);
  const stage = useRef<HTMLDivElement>(null);
  const tableRef = useRef<HTMLElement>(null);
  const dock = useRef<HTMLElement>(null);
  const play = usePlay(scenario, state.edition, state.branch);
  const { line, shape, engine, followed } = play;
  const waiting = followed.state === 'waiting';
  const branch = useMemo(() => state.branch.slice(0, followed.turns), [state.branch, followed.turns]);
  const row = Math.min(state.row, shape.last);
  const moment = useMemo(() => momentOf(line, row), [line, row]);
  const speech = useMemo(
    () => speechOf(lang, words, engine, moment.position, state.viewer),
    [lang, words, engine, moment, state.viewer],
  );
  const loaded = useBook(state.edition);
  const book = loaded === 'failed' ? null : loaded;
  const touched = useMemo(() => (moment.row ? touchedBy(moment.row, moment.before) : NOTHING), [moment]);
  const sentences = toldBy(moment, speech);
  const said = [
    words.step.count(row + 1, shape.last + 1),
    firstLabel(moment.row?.clauses ?? [], state.edition, speech),
    ...sentences,
  ]
    .filter((part) => part !== '')
    .join('. ');

  const move = useCallback((to: Move) => dispatch({ kind: 'move', move: to, shape }), [shape]);
  const toggle = useCallback(
    () => dispatch(state.playing ? { kind: 'pause' } : { kind: 'play', shape }),
    [state.playing, shape],
  );
  const go = useCallback((to: number) => move({ by: 'place', row: to }), [move]);
  useKeys(move, toggle);
  const told = useMemo(() => soughtAt(line, row), [line, row]);
  const shownAt = useMemo(() => ({ row, sought: told, branch: waiting ? null : branch }), [row, told, waiting, branch]);
  useAddress(state, shownAt, editions, dispatch);

  const { sought } = state;
  useLayoutEffect(() => {
    if (sought === null || waiting) return;
    const found =
      sought.by === 'link'
        ? foundIn(line, sought.row, sought.told)
        : { row: counterpart(sought.line, sought.row, line), as: 'there' as const };
    dispatch({ kind: 'found', found });
  }, [sought, waiting, line]);

  const pace = PACE[play.score.marks[row]?.kind ?? 'row'];
  useEffect(() => {
    if (!state.playing) return;
    const timer = setTimeout(() => dispatch({ kind: 'tick', shape }), (row < 0 ? PACE.row : pace) / state.speed);
    return () => clearTimeout(timer);
  }, [state.playing, state.speed, row, pace, shape]);

  const opened = state.side === 'rule';
  useFollow(tableRef, dock, touched, opened);
  const came = useRef(false);
  useEffect(() => {
    // Who follows a link to a row wants the row, not the question above it.
    if (came.current || !opened || !state.arrived) return;
    came.current = true;
    // The frame after the next has the layout the reader will see.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => stage.current?.scrollIntoView({ block: 'start', behavior: 'instant' })),
    );
  }, [opened, state.arrived]);

  const choose = (answer: Answer): void => {
    const { decision } = moment;
    if (!decision) return;
    const turns = branch.filter((turn) => turn.decision < decision.number);
    const own = play.script.decisions[decision.number];
    const asScripted =
      turns.length === 0 && own?.at === decision.decision.at && JSON.stringify(own.answer) === JSON.stringify(answer);
    const next = asScripted
      ? []
      : [...turns, { decision: decision.number, prompt: decision.decision.request.prompt, answer }];
    dispatch({ kind: 'branch', branch: next, row: decision.decision.at + 1 });
  };

  const decided = deciding[state.edition] ?? null;
  const show = (at: number): void => {
    move({ by: 'jump', row: at });
    stage.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  };

  const ruled = (): Ruled => ({
    question: scenario.question,
    ruling: scenario.answer,
    doc: state.edition,
    deciding: decided,
    address: address.scenario(
      lang,
      scenario.id,
      state.edition === editions[0] ? undefined : { edition: state.edition, row: -1 },
    ),
  });
  const strip = (
    <DecidingStrip
      deciding={decided}
      shown={shown}
      doc={state.edition}
      book={book}
      row={row}
      speech={speech}
      go={show}
    />
  );

  const table = (
    <section key="table" ref={tableRef} className={styles.table} aria-label={words.table}>
      <Part lang={lang}>
        <Table
          engine={engine}
          position={moment.position}
          viewer={state.viewer}
          touched={touched}
          room={play.room}
          speech={speech}
          // Before the question is opened, nothing is given away.
          {...(opened ? { acts: actsAt(moment, { engine, doc: state.edition, book, speech, choose }) } : {})}
        />
      </Part>
    </section>
  );
  const rule = (
    <Part key="rule" lang={lang}>
      <RuleSide
        scenario={scenario}
        ruling={ruling}
        strip={strip}
        state={state}
        play={play}
        row={row}
        moment={moment}
        loaded={loaded}
        speech={speech}
        dispatch={dispatch}
        choose={choose}
        watch={() => show(firstMoment(decided))}
      />
    </Part>
  );

  const failure = state.fault ? words.fault[state.fault] : followed.state === 'apart' ? words.fault.apart : null;
  return (
    <div className={`page ${styles.watch}`}>
      <div className={styles.first}>
        <Heading
          lang={lang}
          scenario={scenario}
          state={state}
          editions={editions}
          speech={speech}
          short={all.document.edition}
          line={line}
          dispatch={dispatch}
          query={opened ? queryOf({ edition: state.edition, row, branch, sought: told }) : ''}
        />
        {failure === null ? null : (
          <p className={styles.fault} role="status">
            {failure}
          </p>
        )}
        {waiting ? (
          <p className={styles.fault} role="status">
            {words.following(followed.turns, state.branch.length)}{' '}
            <progress value={followed.turns} max={state.branch.length} aria-hidden="true" />
          </p>
        ) : null}
        {play.failure ? (
          <p className={styles.fault} role="status">
            {words.fault.play} {play.failure.message}
          </p>
        ) : null}
        <Printed lang={lang} id={scenario.id} title={words.ruling} ruling={ruling}>
          {strip}
        </Printed>
        <div ref={stage} className={styles.stage} data-screen-only>
          {opened ? [table, rule] : [rule, table]}
          <Dock
            place={dock}
            play={play}
            row={row}
            branch={branch}
            state={state}
            moment={moment}
            book={book}
            speech={speech}
            said={said}
            move={move}
            toggle={toggle}
            faster={() => dispatch({ kind: 'speed' })}
            pull={() => dispatch({ kind: 'sheet', open: true })}
            go={go}
          />
          <p className="away" aria-live={state.playing ? 'off' : 'polite'}>
            {opened ? said : ''}
          </p>
        </div>
      </div>
      <div className={styles.more} data-screen-only>
        <Part lang={lang}>
          <Branches
            play={play}
            branch={branch}
            branches={waiting ? NO_BRANCHES : state.branches}
            speech={speech}
            open={(to, at) => dispatch({ kind: 'branch', branch: to, row: at })}
          />
        </Part>
        <Part lang={lang}>
          <RelatedRulings
            lang={lang}
            edition={state.edition}
            clauses={(decided?.entries ?? []).flatMap(({ clauses }) => clauses.map(baseOf))}
            but={scenario.id}
          />
          <Editions lang={lang} scenario={scenario} editions={editions} speech={speech} short={all.document.edition} />
        </Part>
        <Part lang={lang}>
          <Depths
            play={play}
            row={row}
            doc={state.edition}
            viewer={state.viewer}
            book={book}
            speech={speech}
            strip={strip}
            go={show}
          />
        </Part>
      </div>
      <p className={styles.away} data-screen-only>
        <ChangeThis
          lang={lang}
          scenario={scenario}
          edition={state.edition}
          line={line}
          row={row}
          arrived={state.arrived && !waiting}
        />
        <RulingCard lang={lang} ruled={ruled} book={book} />
        <a href={address.scenarios(lang)}>{all.home.rulingsMore}</a>
      </p>
    </div>
  );
}

const NOTHING: ReadonlySet<never> = new Set();
const NO_BRANCHES: readonly never[] = [];
