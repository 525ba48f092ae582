import type { DocId } from '../documents';
import { decodeText, isPdf, LARGEST_FILE } from './decode';
import { type ReadCMap, textOfPdf } from './pdf/pdf-text';
import { type OfficialText, type Refused, readOfficial } from './read-official';
import { refused } from './refusal';
import type { LineBreaks } from './result';

/**
 * Reads a file, text or PDF. Refused, with one line: what `readOfficial` refuses, files larger than 40 MB, other kinds of
 * file, PDFs that cannot be opened.
 */
export async function readOfficialFile(
  bytes: Uint8Array,
  readCMap: ReadCMap,
  doc?: DocId,
): Promise<OfficialText | Refused> {
  if (bytes.length > LARGEST_FILE) return tooLarge(bytes.length);
  const content: { text: string; breaks?: LineBreaks } | Refused = isPdf(bytes)
    ? await textOfPdf(bytes, readCMap)
    : decodeText(bytes);
  if ('error' in content) return content;
  return readOfficial(content.text, doc, content.breaks);
}

/** Refuses a file that is not even opened. */
export function tooLarge(size: number): Refused {
  const megabytes = (bytes: number): number => Math.ceil(bytes / 1_000_000);
  return refused({ kind: 'too-large', megabytes: megabytes(size), most: megabytes(LARGEST_FILE) });
}
