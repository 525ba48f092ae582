import { describe, expect, test } from 'vitest';
import { type Edition, openEngine } from '@/engine';
import { cardsFor } from '@/scenarios/format/pool';
import { readScenario } from '@/scenarios/format/read';
import { play } from '@/scenarios/play/play';
import { type Line, lineOf } from './line';
import { counterpart, foundIn, soughtAt } from './sought';

/** The play of the ruling on [Pierce] under an edition. */
function lineUnder(edition: Edition): Line {
  const parsed = readScenario('scenarios/fow/pierce-and-the-attacked-resonator.yaml');
  if (!parsed.ok) throw new Error('the scenario is not sound');
  const line = lineOf(
    play(parsed.scenario, edition, { engine: openEngine(edition, cardsFor(parsed.scenario, edition)) }),
  );
  if (!line) throw new Error('the position cannot be set up');
  return line;
}

const now = lineUnder('fow-8.01');
const rowOf = ({ rows }: Line, step: string): number => rows.findIndex((row) => row.step === step);

describe('a row that a link tells', () => {
  test('is there, row by row, while the engine is the same', () => {
    for (const row of now.rows.keys()) {
      const told = soughtAt(now, row);
      expect(told && foundIn(now, row, told)).toEqual({ row, as: 'there' });
    }
    expect(soughtAt(now, -1)).toBeNull();
  });

  test('is found where it has moved to', () => {
    const row = rowOf(now, 'block-declaration#blocks');
    const told = soughtAt(now, row);
    if (!told) throw new Error('a row');
    expect(told).toEqual({ step: 'block-declaration#blocks', nth: 1, clause: '804.4' });
    expect(foundIn({ rows: now.rows.slice(3) }, row, told)).toEqual({ row: row - 3, as: 'moved' });
  });

  test('has changed where the step cites another clause', () => {
    const row = rowOf(now, 'block-declaration#blocks');
    expect(foundIn(now, row, { step: 'block-declaration#blocks', nth: 1, clause: '804.9' }).as).toBe('moved');
  });

  test('is gone where no row is of its step', () => {
    expect(foundIn(now, 7, { step: 'block-declaration#bows', nth: 1, clause: '' })).toEqual({ row: 7, as: 'gone' });
  });
});

describe('the same moment under another edition', () => {
  test('is the row of the same step', () => {
    const old = lineUnder('fow-2.0');
    const there = counterpart(now, rowOf(now, 'block-declaration#blocks'), old);
    expect(old.rows[there]?.step).toBe('block-declaration#blocks');
  });

  test('among many of one step, is the one that was reached the same way', () => {
    const old = lineUnder('fow-2.0');
    const at = rowOf(now, 'block-declaration#blocks') + 6;
    expect(now.rows[at]?.path).toContain('block-declaration');
    expect(old.rows[counterpart(now, at, old)]?.path).toContain('block-declaration');
  });

  test('for a step the other does not know, is the nearest before it', () => {
    const old = lineUnder('fow-2.0');
    const known = new Set(old.rows.map(({ step }) => step));
    const own = now.rows.findIndex(({ step }, at) => at > 20 && !known.has(step));
    expect(own).toBeGreaterThan(20);
    const before = now.rows.slice(0, own).findLastIndex(({ step }) => known.has(step));
    expect(counterpart(now, own, old)).toBe(counterpart(now, before, old));
  });
});
