'use client';

import { useState } from 'react';
import { fileOf } from '@/scenarios/write/file';
import type { Table } from '@/scenarios/write/link';
import type { Words } from '../_words/words';

/** A longer link has no QR code, and not everything that people send links by keeps it whole. */
const LONG_LINK = 1_200;

interface Props {
  table: Table;
  /** What an address ends in that opens it, at the place shown. */
  place: string;
  words: Words['bench'];
  /** What a file of it expects: what is asked. */
  expected: () => Table['expect'];
}

/** The table as a link, or as a scenario file. */
export function TakeOut({ table, place, words, expected }: Props) {
  const [outcome, setOutcome] = useState<'copied' | 'failed' | 'long' | null>(null);
  const copy = async (): Promise<void> => {
    const told = await written(`${location.origin}${location.pathname}${place}`);
    setOutcome(told === 'copied' && place.length > LONG_LINK ? 'long' : told);
    setTimeout(() => setOutcome(null), 4000);
  };
  const save = (): void => {
    const made = URL.createObjectURL(new Blob([fileOf({ ...table, expect: expected() })], { type: 'text/yaml' }));
    const anchor = document.createElement('a');
    anchor.href = made;
    anchor.download = 'table.yaml';
    anchor.click();
    URL.revokeObjectURL(made);
  };
  return (
    <>
      <button type="button" onClick={copy}>
        <span aria-live="polite">{outcome === 'long' ? words.long : words.share[outcome ?? 'copy']}</span>
      </button>
      <button type="button" onClick={save}>
        {words.file}
      </button>
    </>
  );
}

async function written(text: string): Promise<'copied' | 'failed'> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    // The browser gives no access to the clipboard.
    return 'failed';
  }
}
