import { EDITIONS, type Edition } from '@/engine';
import { readScenario, scenarioFiles } from '@/scenarios/format/read';
import { linkOf, packed, readFixed, readLink, type Table } from '@/scenarios/write/link';
import { played } from '../../_table/bench';
import { startsOf, tableOf } from '../../_table/starts';
import type { Chance } from './chance';
import { mutated, TEXTS } from './hostile';
import { faultOfLine, type Opened, type Part } from './part';

/** What links to tables are made from: the start of every scenario, and what a table begins with. */
function tables(): readonly Table[] {
  const ruled = scenarioFiles().flatMap((file) => {
    const read = readScenario(file);
    return read.ok ? [read.scenario] : [];
  });
  return [...ruled, ...EDITIONS.flatMap((edition) => startsOf(edition).map((start) => tableOf(start, edition)))];
}

/** A link that was cut, changed in its letters, or holds what nobody made on a table. */
function changedLink(table: Table, chance: Chance): string {
  if (chance.once(2)) {
    const { editions, cards, position, script, until } = table;
    let given: unknown = JSON.parse(JSON.stringify({ editions, cards, position, script, until }));
    for (let times = 1 + chance.below(3); times > 0; times -= 1) given = mutated(given, chance);
    return packed(given);
  }
  const link = linkOf(table);
  const at = chance.below(link.length);
  return link.slice(0, at) + chance.of(['', 'A', '.', '_', '%', '=', ...TEXTS]) + link.slice(at + chance.below(4));
}

/** What is wrong with how a table was played under an edition. */
function faultOfTable(table: Table, edition: Edition): string | null {
  const begun = played(table, edition);
  if (!begun.ok) return faultOfLine(begun.line);
  const { why, aside } = begun.benched;
  if ((why === null) !== (aside.length === 0)) return `put ${aside.length} entries aside, and says: ${why?.message}`;
  return why === null ? null : faultOfLine(why.message);
}

/** What a reader may have fixed. */
const FIXED: unknown = [
  { A: 'pass' },
  { B: 'no block', of: 'battle.blocker' },
  { A: 'target guard', for: 'bolt#0', group: 1, at: 'main-phase#priority' },
];

/** What is wrong with how what is fixed beside a table was read, that was changed in its data or its letters. */
function faultOfFixed(chance: Chance): string | null {
  const link = packed(mutated(FIXED, chance));
  const at = chance.below(link.length);
  const read = readFixed(chance.once(2) ? link : link.slice(0, at) + chance.of(TEXTS) + link.slice(at + 1));
  return read.ok ? null : faultOfLine(read.line);
}

/** Links to tables of one's own: each opens, or is refused in a line. */
export const benches: Part = {
  name: 'tables',
  cases: 100_000,
  few: 120,
  open: async (): Promise<Opened> => {
    const known = tables();
    let opened = 0;
    return {
      told: () => `${opened} opened`,
      run: (chance) => {
        const fault = faultOfFixed(chance);
        if (fault !== null) return fault;
        const read = readLink(changedLink(chance.of(known), chance));
        if (!read.ok) return faultOfLine(read.line);
        opened += 1;
        return faultOfTable(read.table, read.table.editions[0] ?? 'fow-8.01');
      },
    };
  },
};
