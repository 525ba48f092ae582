'use client';

import { useRef } from 'react';
import type { Words } from '../_words/words';
import type { ReadTable } from './from-file';
import styles from './table-page.module.css';

interface Props {
  words: Words['bench'];
  open: (read: Extract<ReadTable, { readonly ok: true }>) => void;
  refuse: (read: Extract<ReadTable, { readonly ok: false }>) => void;
}

/** Opens a scenario file from the device as a table. */
export function TakeIn({ words, open, refuse }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const take = async (file: File): Promise<void> => {
    // Who takes in no file does not load what reads one.
    const { tableOf, readable } = await import('./from-file');
    const read = readable(file) ? tableOf(await file.text(), file.name) : tableOf(null, file.name);
    if (read.ok) open(read);
    else refuse(read);
  };
  return (
    <>
      <button type="button" onClick={() => input.current?.click()}>
        {words.openFile}
      </button>
      <input
        ref={input}
        className={styles.file}
        type="file"
        accept=".yaml,.yml,.json"
        aria-label={words.openFile}
        tabIndex={-1}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file can be chosen again once it was changed.
          target.value = '';
          if (file) void take(file);
        }}
      />
    </>
  );
}
