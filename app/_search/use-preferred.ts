'use client';

import { useEffect, useState } from 'react';
import { type DocId, isDocId } from '@/rules/documents';

const KEY = 'saitei-edition';

/** The edition that the reader plays by, as this device remembers it, and how to choose another, or none. */
export function usePreferred(): [DocId | undefined, (doc: DocId | undefined) => void] {
  const [preferred, setPreferred] = useState<DocId>();
  useEffect(() => setPreferred(kept()), []);
  const prefer = (doc: DocId | undefined) => {
    setPreferred(doc);
    try {
      if (doc === undefined) localStorage.removeItem(KEY);
      else localStorage.setItem(KEY, doc);
    } catch {
      // A browser that refuses storage still prefers it on this page.
    }
  };
  return [preferred, prefer];
}

function kept(): DocId | undefined {
  try {
    const doc = localStorage.getItem(KEY) ?? '';
    return isDocId(doc) ? doc : undefined;
  } catch {
    return undefined;
  }
}
