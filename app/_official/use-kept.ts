'use client';

import { useCallback, useEffect, useState } from 'react';
import { DOC_IDS, LANGS } from '@/rules/documents';
import { renewRoom } from './room';
import { type KeptText, keepTexts, keptTexts, removeText, type StoreFailure, type WholeText } from './store';

/** A text on the device, or one that was taken off it on this page and can be put back. */
export type Row = { state: 'kept'; text: KeptText } | { state: 'removed'; text: WholeText };

export interface Kept {
  /** Undefined until the device has answered. */
  rows: Row[] | undefined;
  failure: StoreFailure | undefined;
  /** Looks again at what is on the device. */
  refresh: () => void;
  remove: (text: KeptText) => void;
  restore: (text: WholeText) => void;
}

/** The official texts on this device, and what is done with them. */
export function useKept(): Kept {
  const [rows, setRows] = useState<Row[]>();
  const [failure, setFailure] = useState<StoreFailure>();
  const replace = useCallback((by: Row) => {
    setRows((before = []) => before.map((row) => (isSame(row.text, by.text) ? by : row)));
  }, []);

  const refresh = useCallback(async () => {
    const kept = await keptTexts();
    setFailure(kept.ok ? undefined : kept.why);
    setRows((before) => (kept.ok ? withRemoved(kept.value, before) : before));
  }, []);
  const remove = useCallback(
    async (text: KeptText) => {
      const removed = await removeText(text);
      if (!removed.ok) setFailure(removed.why);
      else if (removed.value) replace({ state: 'removed', text: removed.value });
      // Another page was faster.
      else refresh();
    },
    [refresh, replace],
  );
  const restore = useCallback(
    async (text: WholeText) => {
      const kept = await keepTexts([text]);
      if (kept.ok) replace({ state: 'kept', text });
      else setFailure(kept.why);
    },
    [replace],
  );
  useEffect(() => void refresh(), [refresh]);
  useEffect(() => void (rows && renewRoom()), [rows]);
  return { rows, failure, refresh, remove, restore };
}

function isSame(a: KeptText, b: KeptText): boolean {
  return a.doc === b.doc && a.lang === b.lang;
}

/** What is kept now; what was removed stays in its row until another text of its document and language is opened. */
function withRemoved(kept: readonly KeptText[], before: readonly Row[] = []): Row[] {
  const removed = before.filter((row) => row.state === 'removed' && !kept.some((text) => isSame(text, row.text)));
  return [...kept.map((text): Row => ({ state: 'kept', text })), ...removed].sort((a, b) => order(a) - order(b));
}

/** As the documents are listed: the newest edition first, in Japanese before English. */
function order({ text: { doc, lang } }: Row): number {
  const edition = doc === 'fftcg' ? DOC_IDS.length : DOC_IDS.length - 1 - DOC_IDS.indexOf(doc);
  return edition * LANGS.length + LANGS.indexOf(lang);
}
