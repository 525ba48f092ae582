import { DOC_IDS, type DocId } from '../documents';
import { inventory } from '../inventory';
import { type Anchor, anchorsOf } from './anchors';
import { isTitlePage } from './front-and-back';
import type { Stream } from './languages';
import { piecesOf } from './pieces';
import { refused } from './refusal';
import type { Refused } from './result';

/** A file with fewer headings of a document than this may be anything. */
const LEAST_HEADINGS = 3;
/** Other games number their clauses too, under other headings: of the headings due, at least this share must stand there. */
const LEAST_SHARE = 0.3;
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
  if (best.headings < Math.max(LEAST_HEADINGS, headingsDue(best.doc, best.clauses) * LEAST_SHARE)) {
    return refused({ kind: 'no-document', known: DOC_IDS });
  }
  const printed = printedVersion(streams);
  const { version } = inventory(best.doc);
  if (printed !== undefined && version !== null && Number(printed) !== Number(version)) {
    return refused({ kind: 'other-version', printed, like: version, known: DOC_IDS });
  }
  return { doc: best.doc };
}

/** Whether a text has anything of a document that it is said to be. Refused: a text without one of its headings. */
export function confirm(streams: readonly Stream[], doc: DocId): { doc: DocId } | Refused {
  const { headings, clauses } = traceOf(streams, doc);
  if (headings >= Math.max(1, headingsDue(doc, clauses) * LEAST_SHARE)) return { doc };
  return refused({ kind: 'not-this-document', doc });
}

/** What of a document stands in a file. */
interface Trace {
  weight: number;
  /** Sections whose title stands there. */
  headings: number;
  /** Clauses whose number stands there. */
  clauses: number;
}

function traceOf(streams: readonly Stream[], doc: DocId): Trace {
  const anchors: Anchor[] = streams
    .filter(({ lang }) => inventory(doc).languages.includes(lang))
    .flatMap(({ lang, lines }) => anchorsOf(piecesOf(lines), doc, lang));
  const headings = new Set(anchors.flatMap(({ stop, titled }) => (titled ? [stop.entry.id] : [])));
  return {
    weight: anchors.reduce((sum, { weight }) => sum + weight, 0),
    headings: headings.size,
    clauses: anchors.filter(({ stop }) => stop.kind === 'clause').length,
  };
}

/** The headings that go with so many clauses, on the average of the document. */
function headingsDue(doc: DocId, clauses: number): number {
  const { sections, clauses: all } = inventory(doc);
  return (sections.length / all.length) * clauses;
}

function printedVersion(streams: readonly Stream[]): string | undefined {
  const title = streams.flatMap(({ lines }) => lines.slice(0, TITLE_LINES)).filter(({ text }) => isTitlePage(text));
  for (const { text } of title) {
    const found = VERSION.exec(text.normalize('NFKC'));
    if (found?.[1]) return found[1];
  }
  return undefined;
}
