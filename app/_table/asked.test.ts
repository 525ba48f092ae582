import { describe, expect, it } from 'vitest';
import { EDITIONS, openEngine } from '@/engine';
import { addedTo, decides } from '@/scenarios/decide/decides';
import { rarityIn } from '@/scenarios/decide/weigh';
import { cardsFor } from '@/scenarios/format/pool';
import { readDecides } from '@/scenarios/measure/decides';
import { firstAsked, questionsOf, rulingFor } from './asked';
import { played } from './bench';
import { tableOf } from './starts';

/** The clauses by which the weaker of two in battle goes. */
const BY = {
  'fow-2.0': /^11\.2\.1/,
  'fow-5.00': /fow-5\.5\/8\.5\.2a$/,
  'fow-5.5': /^8\.5\.2a$/,
  'fow-8.01': /^806\.2/,
  fftcg: /^10\.1\.[34]/,
};

describe.each(EDITIONS.map((edition) => [edition] as const))('%s: what decides a table', (edition) => {
  const bench = played(tableOf('attack', edition), edition);
  if (!bench.ok) throw new Error(bench.line);
  const { run, scenario } = bench.benched;
  const engine = openEngine(edition, cardsFor(scenario, edition));
  const questions = questionsOf(engine, run);

  it('asks first where the card is that moved, and of everything else too', () => {
    expect(firstAsked(questions)).toBe('card/guard/zone');
    const keys = questions.map(({ key }) => key);
    expect(keys).toContain('card/attacker/damage');
    expect(keys).toContain(edition === 'fftcg' ? 'player/1/damage' : 'player/1/life');
    expect(keys.filter((key) => key.startsWith('player/'))).toHaveLength(2);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('asks of the field and of players before what a spell on the way came to', () => {
    const chase = played(tableOf('chase', edition), edition);
    if (!chase.ok) throw new Error(chase.line);
    const { scenario: answered, run: both } = chase.benched;
    const [first, ...others] = questionsOf(openEngine(edition, cardsFor(answered, edition)), both).map(
      ({ key }) => key,
    );
    expect(first).toMatch(/^card\/(?:guard|attacker)\//);
    expect(others).toContain('card/boost/zone');
  });

  it('is said with clauses of the battle and of the destruction', () => {
    const ruling = rulingFor(engine, run, 'card/guard/zone');
    if (!ruling) throw new Error('there is a ruling');
    const counted = readDecides().rarity[edition];
    const { entries } = decides(ruling, rarityIn(counted ?? { scenarios: 1, rows: {} }));
    expect(entries.length).toBeGreaterThan(0);
    expect(entries.length).toBeLessThanOrEqual(5);
    expect(entries.flatMap(({ clauses }) => clauses).some((clause) => BY[edition].test(clause))).toBe(true);
    expect(addedTo(ruling, []).added.length).toBeGreaterThan(0);
  });

  it('waits while something is still to be decided', () => {
    const open = played(
      { ...bench.benched.table, script: bench.benched.table.script.map(({ responses, ...own }) => own) },
      edition,
    );
    expect(open.ok && rulingFor(engine, open.benched.run, 'card/guard/zone')).toBeNull();
  });
});
