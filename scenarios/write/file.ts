/** A table as a scenario file: a draft, which plays before it has its texts. */
import { stringify } from 'yaml';
import type { Table } from './link';

/**
 * The text of a file that holds a table. Dropped into `scenarios/` it plays to the same end.
 * @param id what the file calls the scenario
 */
export function fileOf({ editions, cards, position, script, until, expect }: Table, id = 'table'): string {
  const file = {
    id,
    draft: true,
    editions,
    ...(cards && Object.keys(cards).length > 0 ? { cards } : {}),
    position,
    script,
    ...(until === undefined ? {} : { until }),
    expect,
  };
  return stringify(file, { lineWidth: 120, aliasDuplicateObjects: false });
}
