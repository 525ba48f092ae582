import { expect, it } from 'vitest';
import { readScenario, scenarioFiles } from '@/scenarios/format/read';
import { play } from '@/scenarios/play/play';
import { linkOf, readLink } from '@/scenarios/write/link';
import { lineOf } from '../_watch/line/line';
import { played } from './bench';
import { tableFrom } from './from-line';

/** Every seventh ruling: each takes part in some run of the tests as rulings come and go; and one that grows for ever from its middle. */
const some = scenarioFiles().filter((file, at) => at % 7 === 0 || file.endsWith('seedlings-enough-to-pay-with.yaml'));

it('opens every ruling as a table that plays to the same end, whole and from its middle', () => {
  for (const file of some) {
    const read = readScenario(file);
    if (!read.ok || read.scenario.draft || read.scenario.script.length === 0) continue;
    const { scenario } = read;
    for (const edition of scenario.editions) {
      const run = play(scenario, edition);
      const line = lineOf(run);
      if (!line || run.outcome?.reason === 'conceded') continue;
      for (const row of [-1, Math.floor(line.rows.length / 2)]) {
        const link = readLink(linkOf(tableFrom(scenario, edition, line, row)));
        const opened = link.ok ? played(link.table, edition) : link;
        expect(opened.ok ? opened.benched.aside : opened.line, `${file} ${edition} ${row}`).toEqual([]);
        if (row < 0 && opened.ok && scenario.until === undefined) expect(opened.benched.run.end).toEqual(run.end);
      }
    }
  }
}, 600_000);
