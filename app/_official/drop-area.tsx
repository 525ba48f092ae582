'use client';

import { useEffect, useId, useState } from 'react';
import type { Lang } from '@/rules/documents';
import { wordsIn } from '../_words/words';
import styles from './official.module.css';

/** Where files are chosen, or dropped: the whole page takes them, so that one dropped beside it does not replace the page. */
export function DropArea({ lang, onFiles }: { lang: Lang; onFiles: (files: readonly File[]) => void }) {
  const words = wordsIn(lang).official;
  const [over, setOver] = useState(false);
  const formats = useId();

  useEffect(() => {
    const holdsFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') === true;
    const drag = (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      setOver(false);
      if (!event.dataTransfer || !holdsFiles(event)) return;
      event.preventDefault();
      onFiles([...event.dataTransfer.files]);
    };
    document.addEventListener('dragover', drag);
    document.addEventListener('dragleave', leave);
    document.addEventListener('drop', drop);
    return () => {
      document.removeEventListener('dragover', drag);
      document.removeEventListener('dragleave', leave);
      document.removeEventListener('drop', drop);
    };
  }, [onFiles]);

  return (
    <label className={styles.drop} data-over={over}>
      <input
        type="file"
        multiple
        className="away"
        accept=".txt,.text,.md,.pdf,text/plain,application/pdf"
        aria-describedby={formats}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same file chosen again is opened again.
          target.value = '';
        }}
      />
      <span className={styles.choose}>{words.choose}</span>
      <span className={styles.or}>{words.drop}</span>
      <small id={formats}>{words.formats}</small>
    </label>
  );
}
