import { describe, expect, test } from 'vitest';
import { openEngine, type Position } from '@/engine';
import { cardsFor } from '@/scenarios/format/pool';
import { fixedAs } from '@/scenarios/write/fixed';
import { played } from './bench';
import { type Choice, choicesOn, notFixed, partings } from './choices';
import { everyLine, type LineQuestion } from './every-line';
import { tableOf } from './starts';

const EDITION = 'fow-8.01';
const begun = played(tableOf('attack', EDITION), EDITION);
if (!begun.ok) throw new Error(begun.line);
const { scenario, run } = begun.benched;
const engine = openEngine(EDITION, cardsFor(scenario, EDITION));

/** A moment of the table: the start, or where a kind of decision is asked. */
function momentOf(prompt: string | null): Position {
  const row = run.decisions.find((one) => one.prompt === prompt)?.row ?? -1;
  const position = prompt === null ? run.start : run.rows[row]?.position;
  if (!position) throw new Error(`nobody is asked ${prompt}`);
  return position;
}

const asking = (from: Position): LineQuestion => ({
  scenario,
  edition: EDITION,
  from,
  fact: 'player/1/life',
  fixed: [],
});
const prompts = (choices: readonly Choice[]): readonly string[] => choices.map(({ request }) => request.prompt);

describe('the choices on lines', () => {
  test('the lines part where B blocks or does not', () => {
    const from = momentOf('battle.blocker');
    const { outcomes } = everyLine(asking(from));
    const [parting, ...others] = partings(
      engine,
      from,
      outcomes.map(({ line }) => line),
    );
    expect(others).toEqual([]);
    expect(parting).toMatchObject({ request: { seat: 1, prompt: 'battle.blocker' }, answers: ['guard', 'no block'] });
  });

  test('from the start they part where A begins a battle or nobody does anything', () => {
    const from = momentOf(null);
    const { outcomes } = everyLine(asking(from));
    const lines = outcomes.map(({ line }) => line);
    expect(partings(engine, from, lines)).toMatchObject([{ request: { seat: 0, prompt: 'priority' } }]);
    // Whether the attacker attacks and what: to forfeit is possible, there is but one attacker and one thing to attack.
    const through = lines.find((line) => line.some(({ answer }) => answer === 'no block')) ?? [];
    expect(prompts(choicesOn(engine, from, through))).toEqual(['priority', 'battle.attack', 'battle.blocker']);
    expect(choicesOn(engine, from, through).map(({ answers }) => answers)).toEqual([
      ['battle'],
      ['attack'],
      ['no block'],
    ]);
  });

  test('what is fixed of them is asked again, and holds in every line', () => {
    const from = momentOf(null);
    const [parting] = partings(
      engine,
      momentOf('battle.blocker'),
      everyLine(asking(momentOf('battle.blocker'))).outcomes.map(({ line }) => line),
    );
    const guards = parting ? fixedAs(engine, parting.position, 'guard') : null;
    if (guards === null) throw new Error('nobody decides on a block');
    const { complete, outcomes } = everyLine({ ...asking(from), fixed: [guards] });
    expect(complete).toBe(true);
    expect(outcomes.map(({ value, forcedBy }) => [value, forcedBy])).toEqual([[4000, [0, 1]]]);
  });

  test('what is fixed already is not offered again', () => {
    const from = momentOf('battle.blocker');
    const blocked = partings(
      engine,
      from,
      everyLine(asking(from)).outcomes.map(({ line }) => line),
    );
    const fixed = ['guard', 'no block'].flatMap((answer) => fixedAs(engine, from, answer) ?? []);
    expect(notFixed(engine, blocked, fixed.slice(0, 1))).toMatchObject([{ answers: ['no block'] }]);
    expect(notFixed(engine, blocked, fixed)).toEqual([]);
    expect(notFixed(engine, blocked, [{ B: 'pass' }])).toEqual(blocked);
  });
});
