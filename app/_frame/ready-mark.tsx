'use client';

import { useEffect } from 'react';

/** Marks the document once the page answers to clicks and keys; tests wait for it. */
export function ReadyMark() {
  useEffect(() => {
    document.documentElement.dataset.ready = 'true';
  }, []);
  return null;
}
