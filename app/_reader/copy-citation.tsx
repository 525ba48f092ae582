'use client';

import { useState } from 'react';
import type { ClauseView } from '../_content/views';
import { wordsIn } from '../_words/words';
import { citation } from './citation';
import { useBook } from './reader-context';

const SAID_FOR_MS = 2000;

/** Puts a citation of the clause on the clipboard, and says for a moment whether that worked. */
export function CopyCitation({ clause }: { clause: Pick<ClauseView, 'id' | 'text'> }) {
  const book = useBook();
  const words = wordsIn(book.lang).reader;
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(citation(clause, book, location.href));
      setState('copied');
    } catch {
      setState('failed');
    }
    setTimeout(() => setState('idle'), SAID_FOR_MS);
  };
  return (
    <button type="button" onClick={copy} aria-live="polite">
      {{ idle: words.copy, copied: words.copied, failed: words.copyFailed }[state]}
    </button>
  );
}
