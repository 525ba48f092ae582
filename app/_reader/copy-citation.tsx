'use client';

import { useState } from 'react';
import type { Lang } from '@/rules/documents';
import type { ClauseView } from '../_content/views';
import { wordsIn } from '../_words/words';
import { citation } from './citation';
import { useBook } from './reader-context';

const SAID_FOR_MS = 2000;

/** Puts a citation of the clause on the clipboard, in one language, and says for a moment whether that worked. */
export function CopyCitation({ clause, into }: { clause: Pick<ClauseView, 'id' | 'text'>; into: Lang }) {
  const { lang, title } = useBook();
  const words = wordsIn(lang).reader;
  const idle = into === lang ? words.copy : words.copyOther;
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(citation(clause, title, into, location.href));
      setState('copied');
    } catch {
      setState('failed');
    }
    setTimeout(() => setState('idle'), SAID_FOR_MS);
  };
  return (
    <button type="button" onClick={copy} aria-live="polite">
      {{ idle, copied: words.copied, failed: words.copyFailed }[state]}
    </button>
  );
}
