'use client';

import { useEffect, useState } from 'react';
import type { Lang } from '@/rules/documents';
import { wordsIn } from '../_words/words';
import {
  forgetEverything,
  type KeptIndex,
  keepEverything,
  keptIndex,
  type Progress,
  type Whole,
  wholeSite,
} from './everything';
import styles from './keep-all.module.css';

type State = 'nothing' | 'part' | 'old' | 'all' | 'keeping';

/** Keeps the whole site on the device, in both languages, and says how much that is and what is kept already. */
export function KeepAll({ lang }: { lang: Lang }) {
  const [possible, setPossible] = useState(false);
  const [whole, setWhole] = useState<Whole>();
  const [kept, setKept] = useState<KeptIndex>();
  const [progress, setProgress] = useState<Progress>();
  const words = wordsIn(lang).offline;

  useEffect(() => {
    if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
    const look = async () => {
      await navigator.serviceWorker.ready;
      const [there, here] = await Promise.all([wholeSite(), keptIndex()]);
      setWhole(there);
      setKept(here);
      setPossible(true);
    };
    // Where a worker is refused nothing is offered.
    look().catch(() => undefined);
  }, []);

  const count = Object.keys(kept?.files ?? {}).length;
  if (!possible || (!whole && count === 0)) return null;

  const keep = async () => {
    setProgress({ done: count, of: whole?.files });
    await navigator.storage?.persist?.().catch(() => false);
    await keepEverything(async (next) => {
      if (next.ended) setKept(await keptIndex());
      setProgress((before) => ({ ...before, ...next }));
    });
  };
  const forget = async () => {
    await forgetEverything();
    setKept(undefined);
    setProgress(undefined);
  };

  const { state, failure } = told(kept, whole, progress);
  return (
    <section className={styles.keep} aria-labelledby="keep-all" data-screen-only data-keep={state}>
      <h2 id="keep-all">{words.title}</h2>
      <p>{words.lead}</p>
      {state === 'keeping' ? (
        <p role="status">
          <progress value={progress?.done ?? 0} max={progress?.of ?? whole?.files ?? 1} aria-label={words.keeping} />
          <span className="number">{words.progress(progress?.done ?? 0, progress?.of ?? whole?.files ?? 0)}</span>
        </p>
      ) : (
        <>
          <p role="status">
            {failure ? `${words.failed[failure]} ` : null}
            {words.state[state](count, whole?.files ?? count)}
          </p>
          <p className={styles.acts}>
            {whole && state !== 'all' ? (
              <button type="button" onClick={keep}>
                {words.keep[state](megabytes(whole.bytes))}
              </button>
            ) : null}
            {count > 0 ? (
              <button type="button" onClick={forget}>
                {words.forget}
              </button>
            ) : null}
          </p>
        </>
      )}
    </section>
  );
}

function told(
  kept: KeptIndex | undefined,
  whole: Whole | undefined,
  progress: Progress | undefined,
): { state: State; failure?: Progress['why'] } {
  if (progress && !progress.ended) return { state: 'keeping' };
  const failure = progress?.why;
  if (!kept || Object.keys(kept.files).length === 0) return { state: 'nothing', failure };
  if (kept.mark === undefined) return { state: 'part', failure };
  return { state: whole && whole.mark !== kept.mark ? 'old' : 'all', failure };
}

const megabytes = (bytes: number): string => (bytes / 1_000_000).toFixed(bytes < 10_000_000 ? 1 : 0);
