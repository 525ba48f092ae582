'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { FileReading, type Outcome } from './file-reader';

/** What became of one of the files that were opened. */
export interface Answered {
  key: number;
  file: string;
  outcome: Outcome;
}

export interface Opener {
  /** The file that is being read, and how many wait behind it. */
  reading: { file: string; waiting: number } | undefined;
  /** The newest first. */
  answered: Answered[];
  open: (files: readonly File[]) => void;
  /** Gives up the file that is being read, and those that wait. */
  stop: () => void;
}

/** Reads files one after the other, away from the page. `onRead` is called after each that could be read. */
export function useOpener(onRead: () => void): Opener {
  const [waiting, setWaiting] = useState<readonly File[]>([]);
  const [answered, setAnswered] = useState<Answered[]>([]);
  const reading = useRef<FileReading>(undefined);
  const [first] = waiting;

  useEffect(() => {
    if (!first) return;
    let stale = false;
    reading.current ??= new FileReading();
    reading.current.open(first).then((outcome) => {
      if (stale) return;
      setAnswered((before) => [{ key: before.length, file: first.name, outcome }, ...before]);
      setWaiting((files) => (outcome.kind === 'stopped' ? [] : files.slice(1)));
      if (outcome.kind === 'read') onRead();
    });
    return () => {
      stale = true;
    };
  }, [first, onRead]);
  useEffect(() => () => reading.current?.stop(), []);

  return {
    reading: first && { file: first.name, waiting: waiting.length - 1 },
    answered,
    open: useCallback((files) => setWaiting((before) => [...before, ...files]), []),
    stop: useCallback(() => reading.current?.stop(), []),
  };
}
