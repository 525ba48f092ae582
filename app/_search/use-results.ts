'use client';

import { proxy, type Remote, transfer, wrap } from 'comlink';
import { useEffect, useState } from 'react';
import type { DocId, Lang } from '@/rules/documents';
import { address } from '../_frame/addresses';
import type { FoundClause } from './answers';
import type { Asked } from './asked';
import type { Answers } from './finder';
import type { Fetching, SearchWorker } from './search-worker';

/** `to`: the words that the answers are to; `beside`: whether what stands beside the clauses is among them. */
export type Found =
  | { state: 'idle' | 'loading' | 'failed' }
  | { state: 'found'; answers: Answers<FoundClause>; to: string; beside: 'there' | 'coming' | 'failed' };

/** So long the clauses wait for what stands beside them, in milliseconds: what comes together is read together. */
const PATIENCE = 150;

let worker: Remote<SearchWorker> | undefined;

/** Brings what answers questions in a language, ahead of the first of them. */
export function prepareSearch(lang: Lang): void {
  searchWorker(lang);
}

/** The one search worker of the page, started when it is first needed; what it then needs is fetched meanwhile. */
function searchWorker(lang: Lang): Remote<SearchWorker> {
  if (worker) return worker;
  // One after the other: clauses answer alone, and their index is read while what stands beside them is on its way.
  const index = fetchAhead(address.index(lang));
  const follow = (): void => void fetchAhead(address.guides(lang));
  index.then(follow, follow);
  worker = wrap<SearchWorker>(
    new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module', name: 'search' }),
  );
  const handOver: Fetching = async (path) => {
    const bytes = await fetchAhead(path);
    // What was handed over is no longer here.
    ahead.delete(path);
    return transfer(bytes, [bytes]);
  };
  worker.open(proxy(handOver));
  return worker;
}

/** Files on their way that the worker has not asked for yet. */
const ahead = new Map<string, Promise<ArrayBuffer>>();

/** A file on its way to the worker, fetched where it is not under way already. */
function fetchAhead(path: string): Promise<ArrayBuffer> {
  const known = ahead.get(path);
  if (known) return known;
  const coming = fetched(path);
  // What did not come is asked for again.
  coming.catch(() => ahead.delete(path));
  ahead.set(path, coming);
  return coming;
}

async function fetched(path: string): Promise<ArrayBuffer> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${answer.status} ${answer.url}`);
  return answer.arrayBuffer();
}

interface Question extends Asked {
  lang: Lang;
  /** The edition that leads, where the reader prefers one. */
  prefer: DocId | undefined;
  limit: number;
}

/** The answers to a question, as it changes. The last answers stay in sight until the new ones are there. */
export function useResults({ words, lang, doc, kind, prefer, limit }: Question): Found {
  const [found, setFound] = useState<Found>({ state: 'idle' });
  const asked = words.trim();
  useEffect(() => {
    if (asked === '') {
      setFound({ state: 'idle' });
      return;
    }
    let stale = false;
    setFound((before) => (before.state === 'found' ? before : { state: 'loading' }));
    let whole = false;
    const tell = (answers: Answers<FoundClause>, beside: 'there' | 'coming' | 'failed'): void => {
      if (!stale) setFound({ state: 'found', answers, to: asked, beside });
    };
    const options = { lang, doc, kind, prefer, limit };
    const search = searchWorker(lang);
    const ask = (): void => {
      // Of what is typed while the index is on its way, only the last is asked.
      if (stale) return;
      const clauses = search.clauses(asked, options);
      clauses.then(
        (answers) => setTimeout(() => whole || tell(answers, 'coming'), PATIENCE),
        () => stale || setFound({ state: 'failed' }),
      );
      search.answer(asked, options).then(
        (answers) => {
          whole = true;
          tell(answers, 'there');
        },
        () => {
          whole = true;
          clauses.then(
            (answers) => tell(answers, 'failed'),
            () => undefined,
          );
        },
      );
    };
    search.ready(lang).then(ask, () => stale || setFound({ state: 'failed' }));
    return () => {
      stale = true;
    };
  }, [asked, lang, doc, kind, prefer, limit]);
  return found;
}
