import { DOC_IDS, type DocId } from '../documents';
import { inventory } from '../inventory';
import { confirm, detect } from './detect';
import { streamsOf } from './languages';
import { readLines } from './line';
import { withoutPageMarks } from './page-marks';
import { readStream } from './read-stream';
import { refused } from './refusal';
import type { LineBreaks, OfficialText, Refused, StreamRead, UnknownLine } from './result';
import { whyUnfit } from './unfit';

export type { FoundClause, OfficialText, Refused, UnknownLine } from './result';

/**
 * Reads a published rules text: finds out which document it is (unless `doc` says so) and gives the text of every clause
 * that could be told apart, the lines that could not be placed, and the ids that were not found. Of a file that holds
 * several documents one is read; the lines of the others are among those that could not be placed.
 * `breaks`: what is known of its line ends, where the text was taken off a page.
 * Refused, with one line: nothing to read, no text, a text of another game or version, a text in which `doc` is not.
 */
export function readOfficial(text: string, doc?: DocId, breaks?: LineBreaks): OfficialText | Refused {
  const unfit = whyUnfit(text);
  if (unfit !== undefined) return refused(unfit);
  const streams = streamsOf(withoutPageMarks(readLines(text, breaks).value).value);
  const detected = doc === undefined ? detect(streams) : confirm(streams, doc);
  if ('error' in detected) return detected;
  const read: StreamRead[] = [];
  for (const stream of streams) {
    const twins = new Map(read.flatMap(({ value }) => value).map(({ id, text: said }) => [id, said]));
    read.push(readStream(stream, detected.doc, twins));
  }
  const found = read.flatMap(({ value }) => value);
  const errors = read.flatMap((pass) => pass.errors);
  if (doc === undefined && (found.length === 0 || lengthOf(errors) > lengthOf(found))) {
    // Another game may have some of the headings, too.
    return refused({ kind: 'no-document', known: DOC_IDS });
  }
  if (found.length === 0) return refused({ kind: 'not-this-document', doc: detected.doc });
  const ids = new Set(found.map(({ id }) => id));
  return {
    doc: detected.doc,
    found,
    unknown: wholeLines([...errors, ...read.flatMap(({ others }) => others)]),
    missing: inventory(detected.doc).clauses.flatMap(({ id }) => (ids.has(id) ? [] : [id])),
  };
}

function lengthOf(texts: readonly { text: string }[]): number {
  return texts.reduce((sum, { text }) => sum + text.length, 0);
}

/** Pieces of one line as one row, in the order of the file. */
function wholeLines(pieces: readonly UnknownLine[]): UnknownLine[] {
  const byLine = new Map<number, string>();
  for (const { line, text } of pieces) byLine.set(line, byLine.has(line) ? `${byLine.get(line)} ${text}` : text);
  return [...byLine].map(([line, text]) => ({ line, text })).sort((a, b) => a.line - b.line);
}
