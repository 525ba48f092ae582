'use client';

import { useEffect, useState } from 'react';
import type { DocId, Lang } from '@/rules/documents';
import { editionsPath } from '../_compare/editions';
import { address } from '../_frame/addresses';
import { wordsIn } from '../_words/words';
import styles from './contents.module.css';

type Progress =
  | { state: 'idle' }
  | { state: 'keeping'; done: number; of: number }
  | { state: 'kept' | 'failed' | 'full' };

/** Keeps every page of a document on the device, for a place without a network. Not shown where that is impossible. */
export function KeepDocument({ lang, doc, sections }: { lang: Lang; doc: DocId; sections: string[] }) {
  const [possible, setPossible] = useState(false);
  const [progress, setProgress] = useState<Progress>({ state: 'idle' });
  const words = wordsIn(lang).document;
  useEffect(() => setPossible('serviceWorker' in navigator && navigator.serviceWorker.controller !== null), []);
  if (!possible) return <p className={styles.keep} />;

  const keep = () => {
    const pages = sections.map((section) => address.section(lang, doc, section));
    const editions = doc === 'fftcg' ? [] : sections.map((section) => editionsPath(doc, section));
    const search = [address.index(lang), address.guides(lang)];
    const paths = [address.document(lang, doc), ...pages, ...editions, address.data(doc), ...search];
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<{ done: number; kept: number; of: number; why?: string }>) => {
      const { done, kept, of, why } = data;
      const failed = why === 'full' ? 'full' : 'failed';
      setProgress(done < of ? { state: 'keeping', done, of } : { state: kept === of ? 'kept' : failed });
    };
    setProgress({ state: 'keeping', done: 0, of: paths.length });
    navigator.serviceWorker.controller?.postMessage({ keep: paths, anew: true }, [port2]);
  };

  return (
    <p className={styles.keep} aria-live="polite">
      {progress.state === 'keeping' ? (
        <>
          <progress value={progress.done} max={progress.of} aria-label={words.keeping} /> {words.keeping}
        </>
      ) : (
        <button type="button" onClick={keep}>
          {{ idle: words.keep, kept: words.kept, failed: words.keepFailed, full: words.keepFull }[progress.state]}
        </button>
      )}
    </p>
  );
}
