import { DOC_IDS, type DocId } from '../documents';
import { inventory } from '../inventory';
import { anchorsOf } from './anchors';
import { isTitlePage } from './front-and-back';
import type { Stream } from './languages';
import { piecesOf } from './pieces';
import { refused } from './refusal';
import type { Refused } from './result';
import { headingsNeeded, type Trace, traceIn } from './territory';

/** A file with fewer headings of a document than this may be anything. */
const LEAST_HEADINGS = 3;
const VERSION = /ver(?:sion)?\s*[.．:]?\s*(\d+(?:[.．]\d+)*)/i;
/** The title page ends somewhere in the first lines. */
const TITLE_LINES = 40;

/**
 * Finds the document by its headings and numbers. Refused: a text that has too few of them (another game, no rules text),
 * and another version of a document we know.
 */
export function detect(streams: readonly Stream[]): { doc: DocId } | Refused {
  const traces = DOC_IDS.map((doc) => ({ doc, ...traceOf(streams, doc) }));
  const best = traces.reduce((heaviest, trace) => (trace.weight > heaviest.weight ? trace : heaviest));
  if (!isThere(best)) return refused({ kind: 'no-document', known: DOC_IDS });
  const { version } = inventory(best.doc);
  // The title page of another document that stands in the same file says nothing about this one.
  const there = traces.filter(isThere).map(({ doc }) => Number(inventory(doc).version));
  const printed = printedVersions(streams).find((one) => !there.includes(Number(one)));
  if (printed !== undefined && version !== null) {
    return refused({ kind: 'other-version', printed, like: version, known: DOC_IDS });
  }
  return { doc: best.doc };
}

/** Whether a text has anything of a document that it is said to be. Refused: a text without one of its headings. */
export function confirm(streams: readonly Stream[], doc: DocId): { doc: DocId } | Refused {
  const { headings, clauses } = traceOf(streams, doc);
  if (headings >= headingsNeeded(doc, clauses)) return { doc };
  return refused({ kind: 'not-this-document', doc });
}

function isThere({ doc, headings, clauses }: Trace & { doc: DocId }): boolean {
  return headings >= Math.max(LEAST_HEADINGS, headingsNeeded(doc, clauses));
}

/** The places of a document in all the languages of a file. */
function traceOf(streams: readonly Stream[], doc: DocId): Trace {
  const published = streams.filter(({ lang }) => inventory(doc).languages.includes(lang));
  return traceIn(published.flatMap(({ lang, lines }) => anchorsOf(piecesOf(lines), doc, lang)));
}

function printedVersions(streams: readonly Stream[]): string[] {
  const title = streams.flatMap(({ lines }) => lines.slice(0, TITLE_LINES)).filter(({ text }) => isTitlePage(text));
  return title.flatMap(({ text }) => VERSION.exec(text.normalize('NFKC'))?.[1] ?? []);
}
