'use client';

import { useEffect } from 'react';

/** Registers the service worker of a built site, so that visited pages open without a network. */
export function Offline() {
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
    // Where registration is refused (private windows, plain http) the site works as before, online.
    navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  }, []);
  return null;
}
