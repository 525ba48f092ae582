'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { type DocId, isDocId, type Lang } from '@/rules/documents';
import { editionsPath } from '../_compare/editions';
import { renewEverything } from '../_offline/everything';
import { wordsIn } from '../_words/words';
import { address } from './addresses';
import styles from './colophon.module.css';

/**
 * Registers the service worker of a built site, so that visited pages open without a network, and asks it to keep what
 * came before it was there (this page, its data) and what a reader of this page is likely to need next: the search index,
 * the clauses its references lead to, and their other editions. What a reader has kept of the whole site is brought up to
 * date. Says where the device has no room for that.
 */
export function Offline({ lang }: { lang: Lang }) {
  const [, , , doc = '', section = ''] = usePathname().split('/');
  const [full, setFull] = useState(false);
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
    const wanted = [address.index(lang), address.guides(lang), ...(isDocId(doc) ? neededBy(doc, section) : [])];
    navigator.serviceWorker
      .register('/sw.js')
      .then(() => navigator.serviceWorker.ready)
      .then(({ active }) => active?.postMessage({ keep: [...wanted, ...seen()] }))
      .then(renewEverything)
      // Where a worker is refused (private windows, plain http) the site works as before, online.
      .catch(() => undefined);
  }, [lang, doc, section]);
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    const hear = ({ data }: MessageEvent<unknown>) => {
      if (typeof data === 'object' && data !== null && 'unkept' in data) setFull(true);
    };
    navigator.serviceWorker.addEventListener('message', hear);
    navigator.serviceWorker.startMessages();
    return () => navigator.serviceWorker.removeEventListener('message', hear);
  }, []);
  return full ? (
    <p className={`page ${styles.colophon}`} role="status" data-screen-only>
      {wordsIn(lang).unkept}
    </p>
  ) : null;
}

/** This page and the data that it has loaded by now. */
function seen(): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const data = loaded.filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/data/'));
  return [location.pathname, ...data.map(({ pathname }) => pathname)];
}

function neededBy(doc: DocId, section: string): string[] {
  const compared = section !== '' && section !== 'history' && doc !== 'fftcg';
  return [address.data(doc), ...(compared ? [editionsPath(doc, section)] : [])];
}
