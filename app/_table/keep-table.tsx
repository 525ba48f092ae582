'use client';

import { useEffect, useState } from 'react';
import type { Words } from '../_words/words';
import { type KeptTable, keepTable, keptTables, LONGEST_NAME, letTableGo } from './kept-tables';
import styles from './table-page.module.css';

interface Props {
  words: Words['bench']['kept'];
  /** What an address ends in that opens the table shown. */
  place: string;
  open: (place: string) => void;
}

/** The tables that the device keeps, each by its name, and the one shown to be kept with them. */
export function KeepTable({ words, place, open }: Props) {
  const [all, setAll] = useState<readonly KeptTable[]>([]);
  const [name, setName] = useState('');
  const [failed, setFailed] = useState(false);
  // What the device keeps is known only there.
  useEffect(() => setAll(keptTables()), []);
  return (
    <details className={styles.kept}>
      <summary>{words.label}</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setFailed(!keepTable(name, place));
          setAll(keptTables());
          setName('');
        }}
      >
        <label>
          {words.name}
          <input value={name} required maxLength={LONGEST_NAME} onChange={({ target }) => setName(target.value)} />
        </label>
        <button type="submit">{words.keep}</button>
      </form>
      <p role="status">{failed ? words.failed : all.length === 0 ? words.none : null}</p>
      <ul>
        {all.map((one) => (
          <li key={one.name}>
            <button type="button" onClick={() => open(one.place)}>
              {one.name}
            </button>
            <button
              type="button"
              aria-label={words.remove(one.name)}
              onClick={() => {
                letTableGo(one.name);
                setAll(keptTables());
              }}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
