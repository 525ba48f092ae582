import type { OtherFile } from './other-file';
import { refused } from './refusal';
import type { Refused } from './result';

/** In bytes. */
export const LARGEST_FILE = 40_000_000;

const ENCODINGS = ['utf-8', 'shift_jis', 'euc-jp'] as const;
/** Files that begin so are something else than text. */
const SIGNATURES: readonly [string, OtherFile][] = [
  ['PK\u0003\u0004', 'word'],
  ['\u00d0\u00cf\u0011\u00e0', 'old-word'],
  ['\u0089PNG', 'picture'],
  ['\u00ff\u00d8\u00ff', 'picture'],
  ['GIF8', 'picture'],
  ['\u001f\u008b', 'archive'],
];
/** How far into a file its mark may stand (some PDFs have a line before it); in bytes. */
export const HEAD = 1024;

/** Whether a file is a PDF. */
export function isPdf(bytes: Uint8Array): boolean {
  return head(bytes).includes('%PDF-') && !head(bytes).trimStart().startsWith('<');
}

/** The text of a text file in UTF-8, UTF-16, Shift_JIS or EUC-JP. Refused: any other file. */
export function decodeText(bytes: Uint8Array): { text: string } | Refused {
  const [first = 0, second = 0] = bytes;
  if (first === 0xff && second === 0xfe) return { text: new TextDecoder('utf-16le').decode(bytes) };
  if (first === 0xfe && second === 0xff) return { text: new TextDecoder('utf-16be').decode(bytes) };
  const file = SIGNATURES.find(([mark]) => head(bytes).startsWith(mark))?.[1];
  if (file !== undefined) return refused({ kind: 'other-file', file });
  if (bytes.includes(0)) return refused({ kind: 'no-text' });
  for (const encoding of ENCODINGS) {
    const text = decodedAs(encoding, bytes);
    if (text !== undefined) return { text };
  }
  return refused({ kind: 'no-text' });
}

function decodedAs(encoding: string, bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function head(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes.subarray(0, HEAD));
}
