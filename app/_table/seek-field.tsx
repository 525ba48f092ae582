'use client';

import styles from './setup.module.css';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly set: (value: string) => void;
}

/** A field for words that a list is searched by. */
export function SeekField({ label, value, set }: Props) {
  return (
    <input
      type="search"
      className={styles.seek}
      value={value}
      placeholder={label}
      aria-label={label}
      onChange={({ target }) => set(target.value)}
    />
  );
}
