'use client';

import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { type DocId, LANGS, type Lang } from '@/rules/documents';
import { keptTexts, sectionTexts } from './store';

/** What the official document says in one clause. */
export interface OfficialSentence {
  lang: Lang;
  text: string;
}

/** What the official texts on this device say in a section, by clause id; empty until they are read. */
export function useOfficial(doc: DocId, section: string): ReadonlyMap<string, OfficialSentence[]> {
  const [sentences, setSentences] = useState<ReadonlyMap<string, OfficialSentence[]>>(new Map());
  const load = useCallback(async () => {
    const texts = await sectionTexts(doc, section, LANGS);
    const found = new Map<string, OfficialSentence[]>();
    for (const { lang, clauses } of texts.ok ? texts.value : []) {
      for (const { id, text } of clauses) found.set(id, [...(found.get(id) ?? []), { lang, text }]);
    }
    setSentences(found);
  }, [doc, section]);
  useAppearing(load);
  useStayingPut(sentences.size > 0);
  return sentences;
}

/** Whether an official text of a document is on this device; false until that is known. */
export function useHasOfficial(doc: DocId): boolean {
  const [has, setHas] = useState(false);
  const load = useCallback(async () => {
    const texts = await keptTexts();
    setHas(texts.ok && texts.value.some((text) => text.doc === doc));
  }, [doc]);
  useAppearing(load);
  return has;
}

/** Loads when the page appears: also when it comes back out of the browser's memory, where a text may since be gone. */
function useAppearing(load: () => void): void {
  useEffect(() => {
    load();
    const back = ({ persisted }: PageTransitionEvent) => {
      if (persisted) load();
    };
    addEventListener('pageshow', back);
    return () => removeEventListener('pageshow', back);
  }, [load]);
}

/**
 * Sentences that appear push down what follows. Most browsers hold on to what is being read; for the others (Safari), the
 * clause that a link led to is brought back.
 */
function useStayingPut(appeared: boolean): void {
  useLayoutEffect(() => {
    if (appeared && !CSS.supports('overflow-anchor', 'auto')) {
      document.querySelector('article:is(:target, :has(> :target))')?.scrollIntoView();
    }
  }, [appeared]);
}
