import { describe, expect, test } from 'vitest';
import { openEngine } from '@/engine';
import { cardsFor } from '@/scenarios/format/pool';
import { type Benched, played, withLine } from './bench';
import { everyLine } from './every-line';
import { tableOf } from './starts';

const EDITION = 'fow-8.01';

function benchedOf(table: Benched['table']): Benched {
  const begun = played(table, EDITION);
  if (!begun.ok) throw new Error(begun.line);
  return begun.benched;
}

/** A table on which B has just to decide whether to block. */
function blocking(): { readonly benched: Benched; readonly row: number } {
  const benched = benchedOf(tableOf('attack', EDITION));
  const row = benched.run.decisions.find(({ prompt }) => prompt === 'battle.blocker')?.row ?? -1;
  return { benched, row };
}

describe('every line from a moment of a table', () => {
  const { benched, row } = blocking();
  const from = benched.run.rows[row]?.position;
  const engine = openEngine(EDITION, cardsFor(benched.scenario, EDITION));
  if (!from) throw new Error('nobody has to decide on a block');

  test('tells what a fact can come to, who can bring it about, and how far it looked', () => {
    const told: number[] = [];
    const { complete, positions, outcomes } = everyLine(
      { scenario: benched.scenario, edition: EDITION, from, fact: 'player/1/life', fixed: [] },
      (count) => told.push(count),
    );
    expect(complete).toBe(true);
    expect(told[0]).toBe(0);
    expect(positions).toBeGreaterThan(1);
    // B blocks or does not; whether its life falls is for B alone to decide.
    expect(outcomes).toHaveLength(2);
    expect(outcomes.map(({ forcedBy }) => forcedBy)).toEqual([[1], [1]]);
  });

  test('says nothing of what it did not come to', () => {
    const cut = everyLine(
      { scenario: benched.scenario, edition: EDITION, from, fact: 'player/1/life', fixed: [] },
      undefined,
      1,
    );
    expect(cut).toMatchObject({ complete: false, positions: 1 });
  });

  test('a line can be played from there', () => {
    const { outcomes } = everyLine({
      scenario: benched.scenario,
      edition: EDITION,
      from,
      fact: 'player/1/life',
      fixed: [],
    });
    for (const { value, line } of outcomes) {
      const { run } = benchedOf(withLine(benched, row, engine, line));
      expect(run.end?.players[1].life).toBe(value);
    }
  });
});
