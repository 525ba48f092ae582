import { describe, expect, it } from 'vitest';
import { EDITIONS, openEngine } from '@/engine';
import { GAME } from '@/rules/documents';
import { cardsFor } from '@/scenarios/format/pool';
import { lineOf } from '../_watch/line/line';
import { played, put, throughTurn } from './bench';
import { readyAnswers } from './blank';
import { couldAct, nextFor } from './could-act';
import { tableOf } from './starts';

describe.each(EDITIONS.map((edition) => [edition] as const))('%s: going on from a moment', (edition) => {
  const boost = readyAnswers(edition).find(({ id }) => id === 'boost');
  if (!boost) throw new Error('there is a boost');
  const begun = played(put(tableOf('attack', edition), 'B', 'hand', boost.id, boost.card), edition);
  if (!begun.ok) throw new Error(begun.line);
  const { run, scenario } = begun.benched;
  const line = lineOf(run);
  if (!line) throw new Error('it is played');

  it('leads to where a player can act, past what nobody can change', () => {
    const block = line.decisions.find(({ request }) => request.prompt.endsWith('.blocker'))?.at ?? -1;
    const next = nextFor(line, block, 1);
    const there = line.decisions.find(({ at }) => at === next);
    expect(next).toBeGreaterThan(block);
    expect(there && couldAct(there) && there.request.seat).toBe(1);
    expect(nextFor(line, line.rows.length - 1, 1)).toBeNull();
  });

  it('leads through the rest of the turn to the main phase of the next, with what was played before', () => {
    const table = throughTurn(begun.benched, openEngine(edition, cardsFor(scenario, edition)));
    if (!table) throw new Error('nobody has to choose');
    const next = played(table, edition);
    if (!next.ok) throw new Error(next.line);
    const { end } = next.benched.run;
    expect(next.benched.aside).toEqual([]);
    expect(end?.request).toMatchObject({ seat: 1, prompt: 'priority' });
    expect(end?.turn).toMatchObject({ player: 1, phase: GAME[edition] === 'fftcg' ? 'main1' : 'main' });
    expect(end?.items.find(({ name }) => name === 'guard')?.zone).toBe(edition === 'fftcg' ? 'break' : 'graveyard');
  });
});
