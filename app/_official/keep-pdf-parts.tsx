'use client';

import { useEffect } from 'react';
import { address } from '../_frame/addresses';

/** Asks the service worker to keep what reads PDFs: whoever comes to this page may open one where there is no network. */
export function KeepPdfParts() {
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
    const keep = async () => {
      const answer = await fetch(address.pdfParts());
      const parts: unknown = await answer.json();
      const { active } = await navigator.serviceWorker.ready;
      active?.postMessage({ keep: parts });
    };
    // Without them PDFs are read online only; text files always.
    keep().catch(() => undefined);
  }, []);
  return null;
}
