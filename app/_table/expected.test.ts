import { describe, expect, it } from 'vitest';
import { EDITIONS, openEngine } from '@/engine';
import { GAME } from '@/rules/documents';
import { parseScenario } from '@/scenarios/format/parse';
import { cardsFor } from '@/scenarios/format/pool';
import type { FixedEntry } from '@/scenarios/format/schema';
import { play } from '@/scenarios/play/play';
import { fileOf } from '@/scenarios/write/file';
import { askedOf, questionsOf } from './asked';
import { played } from './bench';
import { everyLine } from './every-line';
import { expectedOf } from './expected';
import { tableOf as fromFile } from './from-file';
import { tableOf } from './starts';

describe.each(EDITIONS.map((edition) => [edition] as const))('%s: a file made from a table', (edition) => {
  const begun = played(tableOf('attack', edition), edition);
  if (!begun.ok) throw new Error(begun.line);
  const { table, run, scenario } = begun.benched;
  const engine = openEngine(edition, cardsFor(scenario, edition));
  const over = GAME[edition] === 'fftcg' ? 'break' : 'graveyard';

  it('expects what is asked, and that alone', () => {
    expect(expectedOf(engine, run, null)).toEqual({ [edition]: { guard: over } });
    const [asked] = questionsOf(engine, run).filter(({ fact }) => fact.kind === 'player');
    const expected = expectedOf(engine, run, asked?.key ?? '');
    expect(Object.keys(expected[edition] ?? {})).toEqual(['A']);
  });

  it('holds, whatever is asked', () => {
    for (const { key } of questionsOf(engine, run)) {
      const read = parseScenario(fileOf({ ...table, expect: expectedOf(engine, run, key) }), 'table.yaml');
      if (!read.ok) throw new Error(read.faults[0]?.what);
      expect(Object.keys(read.scenario.expect)).toEqual([edition]);
      expect(play(read.scenario, edition).failures, key).toEqual([]);
    }
  });

  const FIXED: readonly FixedEntry[] = [{ A: 'pass' }, { B: 'no block' }];
  const last = run.rows.length - 1;
  const asks = run.decisions.flatMap(({ row, prompt }) => (/block/.test(prompt) ? [row] : []));

  it.each([-1, 5, ...asks.flatMap((row) => [row - 3, row, row + 1]), last].map((row) => [row]))(
    'says from row %i what is fixed there and what was found, holds, and opens there again',
    (row) => {
      const from = run.rows[row]?.position ?? run.start;
      const fact = askedOf(questionsOf(engine, run), null);
      if (from === null || fact === null) throw new Error('nothing can be asked');
      for (const fixed of [FIXED, FIXED.slice(0, 1)]) {
        const found = everyLine({ scenario, edition, from, fact, fixed });
        for (const known of [found, null]) {
          const said = expectedOf(engine, run, null, { row, fixed, found: known });
          const file = fileOf({ ...table, expect: said });
          const read = parseScenario(file, 'table.yaml');
          if (!read.ok) throw new Error(read.faults[0]?.what);
          const wrong = play(read.scenario, edition).failures.map(({ message }) => message);
          const unmet = wrong.filter((message) => message.includes('never comes up'));
          expect(wrong.length - unmet.length, wrong.join()).toBe(0);
          // What nobody has looked for may never come up; what was found does.
          expect(unmet).toHaveLength(known === null ? found.unmet.length : 0);
          const kept = known === null ? fixed : fixed.filter((_, number) => !found.unmet.includes(number));
          const opened = fromFile(file, 'table.yaml');
          const at = kept.length === 0 || row === last ? null : row;
          expect(opened).toMatchObject({ ok: true, fixed: kept });
          // Between two decisions every row is the same moment.
          const next = (one: number | null): number =>
            run.decisions.find((made) => made.row >= (one ?? run.rows.length))?.row ?? last;
          expect(next(opened.ok ? opened.row : 0)).toBe(next(at));
        }
      }
    },
  );

  it('says of what is fixed what comes always, what can, and who can bring it about', () => {
    const [row = -1] = asks;
    const from = run.rows[row]?.position;
    const fact = askedOf(questionsOf(engine, run), null);
    if (!from || fact === null) throw new Error('nobody decides on a block');
    const exploreOf = (fixed: readonly FixedEntry[]): unknown => {
      const found = everyLine({ scenario, edition, from, fact, fixed });
      return expectedOf(engine, run, null, { row, fixed, found })[edition]?.explore;
    };
    const at = expect.stringMatching(/^(block-declaration|declare-block)#/);
    expect(exploreOf(FIXED)).toEqual({ at, fixed: expect.any(Array), always: [{ guard: 'field' }] });
    const ends = [{ guard: over }, { guard: 'field' }];
    expect(exploreOf([{ A: 'pass' }])).toEqual({ at, fixed: [{ A: 'pass' }], can: ends, forces: { B: ends } });
    expect(expectedOf(engine, run, null, { row, fixed: [], found: null })).toEqual(expectedOf(engine, run, null));
  });
});
