import type { DocId } from '../documents';
import { decodeText, isPdf, LARGEST_FILE } from './decode';
import { type ReadCMap, textOfPdf } from './pdf/pdf-text';
import { type OfficialText, type Refused, readOfficial } from './read-official';
import { refused } from './refusal';

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
  const content = isPdf(bytes) ? await textOfPdf(bytes, readCMap) : decodeText(bytes);
  return 'error' in content ? content : readOfficial(content.text, doc);
}

/** Refuses a file that is not even opened. */
export function tooLarge(size: number): Refused {
  const megabytes = (bytes: number): number => Math.ceil(bytes / 1_000_000);
  return refused({ kind: 'too-large', megabytes: megabytes(size), most: megabytes(LARGEST_FILE) });
}
