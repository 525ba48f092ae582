import { expose } from 'comlink';
import { type CardDefinition, type Edition, type Reader, type Reading, readerFor } from '@/engine';
import type { Lang } from '@/rules/documents';
import { printedTexts, usualFirst } from './usual';

/** Whose text is read, in which words. */
export interface ReadingOf {
  readonly edition: Edition;
  readonly lang: Lang;
  readonly card: CardDefinition;
  readonly face: number;
}

const known = new Map<string, readonly string[]>();

/** What the cards of an edition print does not hang on the card whose text is typed. */
function printedIn(edition: Edition, lang: Lang): readonly string[] {
  const key = `${edition} ${lang}`;
  const printed = known.get(key) ?? printedTexts(edition, lang);
  known.set(key, printed);
  return printed;
}

interface Reads {
  readonly of: string;
  readonly reader: Reader;
  /** What cards print in the same words. */
  readonly printed: readonly string[];
}

let last: Reads | null = null;

/** A text goes on from the one before: the same reader reads it. */
function readsOf(of: ReadingOf): Reads {
  const key = JSON.stringify(of);
  if (last?.of === key) return last;
  const { edition, lang, card, face } = of;
  last = { of: key, reader: readerFor(edition, lang, card, face), printed: printedIn(edition, lang) };
  return last;
}

const api = {
  read: (of: ReadingOf, text: string): Reading => {
    const { reader, printed } = readsOf(of);
    const reading = reader.read(text);
    return { ...reading, next: usualFirst(text, reading, printed) };
  },
};
export type ReadingWorker = typeof api;

expose(api);
