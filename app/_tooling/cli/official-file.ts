import { readFileSync, type Stats, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { LARGEST_FILE } from '../../../rules/official/decode';
import type { ReadCMap } from '../../../rules/official/pdf/pdf-text';
import { tooLarge } from '../../../rules/official/read-file';
import { BadInput } from './bad-input';
import { callerFolder, projectFolder } from './folders';

/**
 * The bytes of a file as the caller named it, from where they stand.
 * Refused before it is opened: no such file, a folder, a pipe or device (which may never end), more than 40 MB.
 */
export function officialFile(named: string): Uint8Array {
  const path = resolve(callerFolder, named);
  const stats = statsOf(path);
  if (stats === undefined) throw new BadInput(`${named}: there is no such file`);
  if (stats.isDirectory()) throw new BadInput(`${named}: is a folder; name the text or the PDF in it`);
  if (!stats.isFile()) throw new BadInput(`${named}: is a pipe or a device; save the text as a file`);
  if (stats.size > LARGEST_FILE) throw new BadInput(`${named}: ${tooLarge(stats.size).error}`);
  try {
    return readFileSync(path);
  } catch {
    throw new BadInput(`${named}: may not be read; check its permissions`);
  }
}

function statsOf(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

/** The tables that come with pdf.js. */
export const readCMap: ReadCMap = (name) =>
  readFile(join(projectFolder, 'node_modules/pdfjs-dist/cmaps', `${name}.bcmap`));
