'use client';

import type { RefObject } from 'react';
import { type Fixed, SEATS } from '@/engine';
import type { Words } from '../_words/words';
import styles from './table-page.module.css';

/** Something that is fixed, and how it was said when a reader fixed it. */
export interface Held {
  readonly fixed: Fixed;
  readonly said: string;
}

interface Props {
  held: readonly Held[];
  words: Words['bench']['everyLine']['fixed'];
  hold: (held: readonly Held[]) => void;
  at: RefObject<HTMLFieldSetElement | null>;
}

/** What a reader has fixed: for each player whether they only pass, and whatever else, which a tap takes off again. */
export function FixedChoices({ held, words, hold, at }: Props) {
  return (
    <fieldset ref={at} tabIndex={-1} className={styles.choices}>
      <legend>{words.label}</legend>
      {SEATS.map((seat) => {
        const others = held.filter(({ fixed }) => fixed.kind !== 'passes' || fixed.seat !== seat);
        const on = others.length < held.length;
        const said = words.passes(seat === 0 ? 'A' : 'B');
        return (
          <button
            key={seat}
            type="button"
            aria-pressed={on}
            onClick={() => hold(on ? others : [...held, { fixed: { kind: 'passes', seat }, said }])}
          >
            {said}
          </button>
        );
      })}
      {held
        .filter(({ fixed }) => fixed.kind !== 'passes')
        .map((one) => (
          <button
            key={JSON.stringify(one.fixed)}
            type="button"
            aria-label={`${words.off}: ${one.said}`}
            onClick={() => {
              hold(held.filter((other) => other !== one));
              at.current?.focus({ preventScroll: true });
            }}
          >
            {one.said} <span aria-hidden="true">×</span>
          </button>
        ))}
    </fieldset>
  );
}
