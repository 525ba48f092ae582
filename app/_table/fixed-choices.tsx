'use client';

import type { RefObject } from 'react';
import { SEATS } from '@/engine';
import type { FixedEntry } from '@/scenarios/format/schema';
import { fixedBy, onlyPasses } from '@/scenarios/play/fixed';
import type { Words } from '../_words/words';
import styles from './table-page.module.css';

interface Props {
  fixed: readonly FixedEntry[];
  /** How an entry is said. */
  said: (entry: FixedEntry) => string;
  words: Words['bench']['everyLine']['fixed'];
  hold: (fixed: readonly FixedEntry[]) => void;
  at: RefObject<HTMLFieldSetElement | null>;
}

/** What a reader has fixed: for each player whether they only pass, and whatever else, which a tap takes off again. */
export function FixedChoices({ fixed, said, words, hold, at }: Props) {
  return (
    <fieldset ref={at} tabIndex={-1} className={styles.choices}>
      <legend>{words.label}</legend>
      {SEATS.map((seat) => {
        const passes: FixedEntry = seat === 0 ? { A: 'pass' } : { B: 'pass' };
        const others = fixed.filter((one) => !onlyPasses(one) || fixedBy(one) !== seat);
        const on = others.length < fixed.length;
        return (
          <button key={seat} type="button" aria-pressed={on} onClick={() => hold(on ? others : [...fixed, passes])}>
            {said(passes)}
          </button>
        );
      })}
      {fixed
        .filter((one) => !onlyPasses(one))
        .map((one) => (
          <button
            key={JSON.stringify(one)}
            type="button"
            aria-label={`${words.off}: ${said(one)}`}
            onClick={() => {
              hold(fixed.filter((other) => other !== one));
              at.current?.focus({ preventScroll: true });
            }}
          >
            {said(one)} <span aria-hidden="true">×</span>
          </button>
        ))}
    </fieldset>
  );
}
