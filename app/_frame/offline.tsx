'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { isDocId, type Lang } from '@/rules/documents';
import { address } from './addresses';

/**
 * Registers the service worker of a built site, so that visited pages open without a network, and asks it to keep what
 * a reader of this page is likely to need next: the search index, and the clauses its references lead to.
 */
export function Offline({ lang }: { lang: Lang }) {
  const doc = usePathname().split('/')[3] ?? '';
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
    const wanted = [address.index(lang), ...(isDocId(doc) ? [address.data(doc)] : [])];
    navigator.serviceWorker
      .register('/sw.js')
      .then(() => navigator.serviceWorker.ready)
      .then(({ active }) => active?.postMessage({ keep: wanted }))
      // Where a worker is refused (private windows, plain http) the site works as before, online.
      .catch(() => undefined);
  }, [lang, doc]);
  return null;
}
