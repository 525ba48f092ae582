'use client';

import { useState } from 'react';
import type { Engine } from '@/engine';
import { isIdle } from '@/scenarios/play/script';
import type { Table } from '@/scenarios/write/link';
import type { Line } from '../_watch/line/line';
import type { Words } from '../_words/words';
import { type Benched, throughTurn } from './bench';
import { nextFor } from './could-act';
import styles from './table-page.module.css';

interface Props {
  benched: Benched;
  engine: Engine;
  line: Line;
  row: number;
  words: Words['bench'];
  go: (row: number) => void;
  change: (table: Table) => void;
}

/** From a moment on the way to where a player can act next, or to the end; from the end into the next turn. */
export function GoOn({ benched, engine, line, row, words: all, go, change }: Props) {
  const words = all.goOn;
  const [stuck, setStuck] = useState<Benched | null>(null);
  const last = line.rows.length - 1;
  const { end } = benched.run;
  if (row >= last) {
    if (end === null || !isIdle(end)) return null;
    const through = (): void => {
      const table = throughTurn(benched, engine);
      if (table) change(table);
      else setStuck(benched);
    };
    return (
      <fieldset className={styles.goOn} aria-label={words.label}>
        <span aria-hidden="true">{words.label}</span>
        <button type="button" onClick={through}>
          {words.turn(end.turn.player === 0 ? 'B' : 'A')}
        </button>
        <p role="status">{stuck === benched ? words.stuck : ''}</p>
      </fieldset>
    );
  }
  return (
    <fieldset className={styles.goOn} aria-label={words.label}>
      <span aria-hidden="true">{words.label}</span>
      {([0, 1] as const).map((seat) => {
        const next = nextFor(line, row, seat);
        return next === null ? null : (
          <button key={seat} type="button" onClick={() => go(next)}>
            {words.player(seat === 0 ? 'A' : 'B')}
          </button>
        );
      })}
      <button type="button" onClick={() => go(last)}>
        {words.end}
      </button>
    </fieldset>
  );
}
