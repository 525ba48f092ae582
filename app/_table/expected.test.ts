import { describe, expect, it } from 'vitest';
import { EDITIONS, openEngine } from '@/engine';
import { GAME } from '@/rules/documents';
import { parseScenario } from '@/scenarios/format/parse';
import { cardsFor } from '@/scenarios/format/pool';
import { play } from '@/scenarios/play/play';
import { fileOf } from '@/scenarios/write/file';
import { questionsOf } from './asked';
import { played } from './bench';
import { expectedOf } from './expected';
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
});
