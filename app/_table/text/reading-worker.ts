import { expose } from 'comlink';
import { type CardDefinition, type Edition, type Reader, type Reading, readerFor } from '@/engine';
import type { Lang } from '@/rules/documents';

/** Whose text is read, in which words. */
export interface ReadingOf {
  readonly edition: Edition;
  readonly lang: Lang;
  readonly card: CardDefinition;
  readonly face: number;
}

let last: { readonly of: string; readonly reader: Reader } | null = null;

/** A text goes on from the one before: the same reader reads it. */
function readerOf(of: ReadingOf): Reader {
  const key = JSON.stringify(of);
  if (last?.of === key) return last.reader;
  last = { of: key, reader: readerFor(of.edition, of.lang, of.card, of.face) };
  return last.reader;
}

const api = { read: (of: ReadingOf, text: string): Reading => readerOf(of).read(text) };
export type ReadingWorker = typeof api;

expose(api);
