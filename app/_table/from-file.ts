/** A table from a scenario file that somebody has on the device. */
import type { Edition } from '@/engine';
import { LONGEST_FILE } from '@/scenarios/format/bounds';
import { faultLine, parseScenario } from '@/scenarios/format/parse';
import type { Table } from '@/scenarios/write/link';
import { NO_LINE } from '../_watch/line/no-line';
import { tableFrom } from './from-line';

export type ReadTable =
  | { readonly ok: true; readonly table: Table; readonly edition: Edition }
  /** `line`: what the check said, in English. */
  | { readonly ok: false; readonly line: string };

/** A letter takes at most four bytes: what is larger is longer than a file may be, and is not read at all. */
export const readable = ({ size }: Pick<File, 'size'>): boolean => size <= 4 * LONGEST_FILE;

/**
 * Reads a scenario file as a table under the first of its editions.
 * @param text `null`: it is too large to be read
 */
export function tableOf(text: string | null, file: string): ReadTable {
  if (text === null) return { ok: false, line: `${file}: has more than ${LONGEST_FILE} characters` };
  const read = parseScenario(text, file);
  if (!read.ok) return { ok: false, line: read.faults.map(faultLine)[0] ?? `${file}: says nothing` };
  const [edition] = read.scenario.editions;
  if (edition === undefined) return { ok: false, line: `${file}: names no edition` };
  return { ok: true, table: tableFrom(read.scenario, edition, NO_LINE, -1), edition };
}
