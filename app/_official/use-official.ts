'use client';

import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { type DocId, LANGS, type Lang } from '@/rules/documents';
import { keepRoom } from './room';
import { keptTexts, sectionTexts } from './store';

/** What the official document says in one clause. */
export interface OfficialSentence {
  lang: Lang;
  text: string;
}

const NONE: ReadonlyMap<string, OfficialSentence[]> = new Map();

/** What the official texts on this device say in a section, by clause id; empty until they are read. */
export function useOfficial(doc: DocId, section: string): ReadonlyMap<string, OfficialSentence[]> {
  const [sentences, setSentences] = useState<ReadonlyMap<string, OfficialSentence[]>>();
  const load = useCallback(async () => {
    const texts = await sectionTexts(doc, section, LANGS);
    const found = new Map<string, OfficialSentence[]>();
    for (const { lang, clauses } of texts.ok ? texts.value : []) {
      for (const { id, text } of clauses) found.set(id, [...(found.get(id) ?? []), { lang, text }]);
    }
    setSentences(found);
  }, [doc, section]);
  useAppearing(load);
  useTakingRoom(sentences !== undefined);
  useStayingPut((sentences?.size ?? 0) > 0);
  return sentences ?? NONE;
}

/** Marks the page by whether an official text of a document is on this device, as the room script did before the first paint. */
export function useKeptMark(doc: DocId): void {
  const load = useCallback(async () => {
    const texts = await keptTexts();
    const kept = texts.ok ? texts.value : [];
    document.documentElement.toggleAttribute(
      'data-kept',
      kept.some((text) => text.doc === doc),
    );
    await keepRoom(kept);
  }, [doc]);
  useAppearing(load);
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

/** Gives up the room that was kept, in the same moment in which the sentences take it. */
function useTakingRoom(read: boolean): void {
  useLayoutEffect(() => {
    if (read) document.getElementById('room')?.remove();
  }, [read]);
}

/**
 * Sentences that appear push down what follows. Most browsers hold on to what is being read; for the others (Safari), the
 * clause that a link led to is brought back.
 */
function useStayingPut(appeared: boolean): void {
  useLayoutEffect(() => {
    if (appeared && !CSS.supports('overflow-anchor', 'auto')) {
      document.querySelector('article[data-here]')?.scrollIntoView();
    }
  }, [appeared]);
}
