/** A table from a place in a play: the start, and what was decided up to there. */
import type { Edition } from '@/engine';
import type { Entry, Scenario } from '@/scenarios/format/schema';
import { linkOf, type Table } from '@/scenarios/write/link';
import { scriptOf } from '@/scenarios/write/script';
import { type Line, positionAt } from '../_watch/line/line';

/**
 * The table of a scenario under one edition, at a row of the line that is shown.
 * @param row `-1`: the whole script of the scenario, as it stands in the file
 */
export function tableFrom({ cards, position, script }: Scenario, edition: Edition, line: Line, row: number): Table {
  const table = { editions: [edition], cards, position, until: undefined, expect: {} };
  if (row < 0) return { ...table, script: ofEdition(script, edition) };
  const made = line.decisions.flatMap(({ at, answer }) =>
    at < row && answer !== null ? [{ position: positionAt(line, at), answer }] : [],
  );
  return { ...table, script: [...scriptOf(made)] };
}

/** The same as a link. */
export const linkFrom = (...from: Parameters<typeof tableFrom>): string => linkOf(tableFrom(...from));

/** The entries of an edition, without saying so. */
const ofEdition = (script: readonly Entry[], edition: Edition): Entry[] =>
  script.flatMap(({ in: only, responses, ...entry }) => {
    if (only && !only.includes(edition)) return [];
    return [responses === undefined ? entry : { ...entry, responses: ofEdition(responses, edition) }];
  });
