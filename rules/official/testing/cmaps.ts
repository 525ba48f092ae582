import { readFile } from 'node:fs/promises';

/** The tables that come with pdf.js. */
export function readCMap(name: string): Promise<Uint8Array> {
  return readFile(`node_modules/pdfjs-dist/cmaps/${name}.bcmap`);
}
