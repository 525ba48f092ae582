'use client';

import type { Words } from '../_words/words';
import styles from './setup.module.css';

interface Props {
  label: string;
  value: number;
  step: number;
  words: Words['bench'];
  set: (value: number) => void;
  /** The least that it can be; 0 where nothing else is said. */
  least?: number;
}

const MOST = 1_000_000;

/** A number that a tap changes by a step, and that can be typed. */
export function Stepper({ label, value, step, words, set, least = 0 }: Props) {
  return (
    <div className={styles.stepper}>
      <span>{label}</span>
      <button type="button" aria-label={words.less(label, step)} onClick={() => set(Math.max(least, value - step))}>
        −
      </button>
      <input
        type="number"
        inputMode="numeric"
        min={least}
        step={step}
        value={value}
        aria-label={label}
        // What is typed takes the place of what stands there.
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => set(clean(target.valueAsNumber, least))}
      />
      <button type="button" aria-label={words.more(label, step)} onClick={() => set(value + step)}>
        ＋
      </button>
    </div>
  );
}

/** A field that was emptied says nothing yet. */
const clean = (value: number, least: number): number =>
  Number.isInteger(value) ? Math.max(least, Math.min(value, MOST)) : Math.max(least, 0);
