'use client';

import { useEffect } from 'react';
import { bringLetters } from './letters';

/** Marks the document once the page answers to clicks and keys; tests wait for it, and so does the web font. */
export function ReadyMark() {
  useEffect(() => {
    document.documentElement.dataset.ready = 'true';
    bringLetters();
  }, []);
  return null;
}
