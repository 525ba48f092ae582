import { proxy, wrap } from 'comlink';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { LineAnswer, LineQuestion } from './every-line';
import type { EveryLineWorker } from './every-line-worker';

export type EveryLine =
  | { readonly state: 'looking'; readonly positions: number }
  | { readonly state: 'done'; readonly answer: LineAnswer }
  | { readonly state: 'failed' };

interface Asking {
  /** How far the answer to the question has come; `null` where it was not asked. */
  readonly known: EveryLine | null;
  readonly look: () => void;
  readonly stop: () => void;
}

/**
 * Looks into every line when told to, in a worker of its own, and gives up as soon as something else is asked.
 * @param atOnce the question is looked into without being told
 */
export function useEveryLine(question: LineQuestion | null, atOnce: boolean): Asking {
  const [told, setTold] = useState<{ readonly question: LineQuestion; readonly known: EveryLine } | null>(null);
  const running = useRef<Worker | null>(null);
  const end = useCallback((): void => {
    running.current?.terminate();
    running.current = null;
  }, []);
  const stop = useCallback((): void => {
    end();
    setTold(null);
  }, [end]);
  const look = useCallback((): void => {
    if (question === null) return;
    end();
    const worker = new Worker(new URL('./every-line-worker.ts', import.meta.url), { type: 'module', name: 'lines' });
    running.current = worker;
    const tell = (known: EveryLine): void => {
      if (running.current === worker) setTold({ question, known });
    };
    tell({ state: 'looking', positions: 0 });
    worker.addEventListener('error', () => tell({ state: 'failed' }));
    wrap<EveryLineWorker>(worker)
      .ask(
        question,
        proxy((positions) => tell({ state: 'looking', positions })),
      )
      .then((answer) => tell({ state: 'done', answer }))
      .catch(() => tell({ state: 'failed' }))
      .finally(() => worker.terminate());
  }, [question, end]);
  // Another question ends the search for the last.
  useEffect(() => {
    if (atOnce) look();
    return end;
  }, [atOnce, look, end]);
  return { known: told !== null && told.question === question ? told.known : null, look, stop };
}
