/** A table from a scenario file that somebody has on the device. */
import type { Edition } from '@/engine';
import { LONGEST_FILE } from '@/scenarios/format/bounds';
import { faultLine, parseScenario } from '@/scenarios/format/parse';
import type { FixedEntry, Scenario } from '@/scenarios/format/schema';
import { linesSpokenOf } from '@/scenarios/play/every-line';
import type { Table } from '@/scenarios/write/link';
import { NO_LINE } from '../_watch/line/no-line';
import { played } from './bench';
import { rowAt } from './expected';
import { tableFrom } from './from-line';

export type ReadTable =
  | {
      readonly ok: true;
      readonly table: Table;
      readonly edition: Edition;
      /** What the file fixes in every line, and the row from which: of what it says of lines, the first that fixes something. */
      readonly fixed: readonly FixedEntry[];
      readonly row: number | null;
    }
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
  const table = tableFrom(read.scenario, edition, NO_LINE, -1);
  return { ok: true, table, edition, ...fixedOf(read.scenario, edition, table) };
}

function fixedOf({ expect }: Scenario, edition: Edition, table: Table): Pick<Opened, 'fixed' | 'row'> {
  const spoken = [expect[edition], expect.all].flatMap((one) => (one === undefined ? [] : linesSpokenOf(one)));
  const [held] = spoken.flatMap(({ said: { at, fixed } }) => (fixed === undefined ? [] : [{ at, fixed }]));
  if (held === undefined) return { fixed: [], row: null };
  const begun = played(table, edition);
  return { fixed: held.fixed, row: begun.ok ? rowAt(begun.benched.run, held.at) : null };
}

type Opened = Extract<ReadTable, { readonly ok: true }>;
