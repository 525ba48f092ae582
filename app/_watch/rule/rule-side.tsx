'use client';

import { type Dispatch, type ReactNode, useCallback, useEffect, useRef } from 'react';
import type { Answer } from '@/engine';
import type { Scenario } from '@/scenarios/format/schema';
import type { InlineView } from '../../_content/views';
import type { OpenBook } from '../book/book';
import type { Act, WatchState } from '../line/state';
import type { Moment, Play } from '../line/use-play';
import type { Speech } from '../view/speech';
import { Agenda } from './agenda';
import { DecisionPanel } from './decision-panel';
import { Quiz } from './quiz';
import { Rule } from './rule';
import styles from './rule-side.module.css';
import { StepAccount } from './step-account';

interface Props {
  scenario: Scenario;
  ruling: InlineView[];
  /** What decides it, shown under the ruling. */
  strip: ReactNode;
  state: WatchState;
  play: Play;
  row: number;
  moment: Moment;
  loaded: OpenBook | null | 'failed';
  speech: Speech;
  dispatch: Dispatch<Act>;
  choose: (answer: Answer) => void;
  watch: () => void;
}

/** The right-hand page: the question until the play begins, then the rule that is executing. */
export function RuleSide({
  scenario,
  ruling,
  strip,
  state,
  play,
  row,
  moment,
  loaded,
  speech,
  dispatch,
  choose,
  watch,
}: Props) {
  const { words } = speech;
  const doc = state.edition;
  const book = loaded === 'failed' ? null : loaded;
  const shut = useCallback(() => dispatch({ kind: 'sheet', open: false }), [dispatch]);
  if (state.side === 'question') {
    return (
      <section className={styles.side} aria-label={words.question}>
        <Quiz
          scenario={scenario}
          ruling={ruling}
          choice={state.choice}
          revealed={state.revealed}
          speech={speech}
          commit={(choice) => dispatch({ kind: 'commit', choice })}
          reveal={() => dispatch({ kind: 'reveal' })}
          watch={watch}
          under={strip}
        />
      </section>
    );
  }
  const { decision } = moment;
  return (
    <section className={`${styles.side} ${styles.steps}`} aria-label={words.rule}>
      <div className={styles.top}>
        <Agenda line={play.line} row={row} doc={doc} book={book} speech={speech} />
        <button type="button" className={styles.again} onClick={() => dispatch({ kind: 'side', side: 'question' })}>
          {words.again}
        </button>
      </div>
      <StepAccount moment={moment} doc={doc} book={book} speech={speech} />
      {decision ? (
        <DecisionPanel
          engine={play.engine}
          position={moment.position}
          decision={decision.decision}
          doc={doc}
          book={book}
          speech={speech}
          choose={choose}
        />
      ) : null}
      <RuleSheet open={state.sheet} close={shut} words={words}>
        <Rule doc={doc} book={loaded} citations={moment.row?.clauses ?? []} speech={speech} />
      </RuleSheet>
    </section>
  );
}

interface SheetProps {
  open: boolean;
  close: () => void;
  words: Speech['words'];
  children: ReactNode;
}

/** On a desktop simply there; on a phone a sheet that a button pulls up over the table. */
function RuleSheet({ open, close, words, children }: SheetProps) {
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open) return;
    sheet.current?.querySelector('button')?.focus();
    const pressed = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') close();
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [open, close]);
  return (
    <div ref={sheet} className={styles.sheet} data-open={open}>
      <button type="button" className={styles.shut} onClick={close}>
        {words.closeRule}
      </button>
      {children}
      <span className="away">{open ? words.openRule : ''}</span>
    </div>
  );
}
