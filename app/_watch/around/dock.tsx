import type { RefObject } from 'react';
import { isDocId } from '@/rules/documents';
import { citationOf, citedPlaces, type OpenBook } from '../book/book';
import { plainOf } from '../book/plain';
import type { Branch } from '../line/line';
import type { Move, WatchState } from '../line/state';
import type { Moment, Play } from '../line/use-play';
import { labelOf } from '../rule/citation';
import type { Speech } from '../view/speech';
import styles from './dock.module.css';
import { Legend, Score } from './score';
import { KeyHelp, Transport } from './transport';

interface Props {
  place: RefObject<HTMLElement | null>;
  play: Play;
  row: number;
  branch: Branch;
  state: WatchState;
  moment: Moment;
  book: OpenBook | null;
  speech: Speech;
  said: string;
  move: (move: Move) => void;
  toggle: () => void;
  faster: () => void;
  /** Pulls the rule up in full. */
  pull: () => void;
  go: (row: number) => void;
}

/** The foot of the stage: on a phone the executing clause, then everywhere the line and its keys. */
export function Dock({
  place,
  play,
  row,
  branch,
  state,
  moment,
  book,
  speech,
  said,
  move,
  toggle,
  faster,
  pull,
  go,
}: Props) {
  const { words, lang } = speech;
  const [cited] = citedPlaces(moment.row?.clauses ?? [], state.edition, isDocId);
  const clause = cited === undefined || cited.kind === 'reading' ? null : cited;
  const text = clause === null ? null : book?.clauseOf.get(citationOf(state.edition, clause))?.text?.[lang];
  return (
    <section ref={place} className={styles.dock} data-side={state.side} aria-label={words.line}>
      {state.side === 'rule' ? (
        <button type="button" className={styles.clause} onClick={pull}>
          <span className={`number ${styles.number}`}>{clause ? labelOf(clause, speech) : ''}</span>
          <span className={styles.text}>{text ? plainOf(text, lang) : moment.row ? '' : words.step.start}</span>
          <span className="away">{words.openRule}</span>
        </button>
      ) : null}
      <Score
        play={play}
        row={row}
        branch={branch}
        branches={state.branches}
        book={book}
        speech={speech}
        said={said}
        go={go}
      />
      <div className={styles.keys}>
        <Transport
          row={row}
          last={play.shape.last}
          playing={state.playing}
          speech={speech}
          move={move}
          play={toggle}
          pace={{ speed: state.speed, faster }}
        />
        <KeyHelp speech={speech} />
      </div>
      <Legend speech={speech} at="dock" />
    </section>
  );
}
