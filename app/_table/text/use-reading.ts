import { type Remote, wrap } from 'comlink';
import { useEffect, useRef, useState } from 'react';
import type { Reading } from '@/engine';
import type { ReadingOf, ReadingWorker } from './reading-worker';

/** What was read, and of which text. */
export interface ReadText {
  readonly text: string;
  /** `null` where nothing can be read here. */
  readonly reading: Reading | null;
}

/** Reads a text as it is typed, beside the page: the words of an edition are gathered the first time. */
export function useReading(of: ReadingOf, text: string): ReadText | null {
  const [read, setRead] = useState<ReadText | null>(null);
  const asked = useRef<Remote<ReadingWorker> | null>(null);
  /** Tells that what is being read cannot be. */
  const giveUp = useRef<(() => void) | null>(null);
  useEffect(() => {
    const worker = new Worker(new URL('./reading-worker.ts', import.meta.url), { type: 'module', name: 'reading' });
    worker.addEventListener('error', () => giveUp.current?.());
    asked.current = wrap<ReadingWorker>(worker);
    return () => {
      asked.current = null;
      worker.terminate();
    };
  }, []);
  const { edition, lang, card, face } = of;
  useEffect(() => {
    let isLatest = true;
    const tell = (reading: Reading | null): void => {
      if (isLatest) setRead({ text, reading });
    };
    giveUp.current = () => tell(null);
    asked.current?.read({ edition, lang, card, face }, text).then(tell, () => tell(null));
    return () => {
      isLatest = false;
    };
  }, [edition, lang, card, face, text]);
  return read;
}
