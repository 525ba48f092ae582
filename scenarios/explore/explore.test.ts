import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { explore, openEngine, type Position } from '@/engine';
import { parseScenario } from '../format/parse';
import { cardsFor } from '../format/pool';
import { readScenario, scenarioFiles } from '../format/read';
import type { Scenario } from '../format/schema';
import { toItsEnd } from '../play/every-line';
import { play, startOf } from '../play/play';
import { exploreRun } from './explore';

const FILE = 'scenarios/fow/first-strike-kills-the-blocker.yaml';
const EDITION = 'fow-8.01';

function scenarioIn(file: string): Scenario {
  const read = readScenario(file);
  if (!read.ok) throw new Error(read.faults.map(({ what }) => what).join('; '));
  return read.scenario;
}

/** All that anybody would tell apart at an end. */
const everything = ({ players, items, result }: Position): string =>
  JSON.stringify([
    result,
    players,
    items
      .filter(({ kind }) => kind === 'card')
      .map(({ name, zone, damage, rested, counters, controller }) => [
        name,
        zone,
        damage,
        rested,
        counters,
        controller,
      ]),
  ]);

describe('positions taken for one', () => {
  test('come to the same outcomes as positions that are told apart', () => {
    let compared = 0;
    let merged = 0;
    let apart = 0;
    for (const [index, file] of scenarioFiles().entries()) {
      if (index % 2 > 0) continue;
      const scenario = scenarioIn(file);
      const edition = scenario.editions[(index / 2) % scenario.editions.length];
      if (edition === undefined) continue;
      const engine = openEngine(edition, cardsFor(scenario, edition));
      const from = startOf(scenario, engine);
      if (from === null) continue;
      const how = { isOver: toItsEnd(engine, from), outcomeOf: everything, most: 150 };
      const brute = explore(engine, from, { ...how, unmerged: true });
      if (brute.cut !== null) continue;
      const found = explore(engine, from, how);
      const outcomes = ({ outcomes: all }: typeof found): readonly string[] => all.map(({ outcome }) => outcome).sort();
      expect(outcomes(found), `${file} ${edition}`).toEqual(outcomes(brute));
      compared += 1;
      merged += found.positions;
      apart += brute.positions;
    }
    expect(compared).toBeGreaterThan(40);
    expect(merged).toBeLessThan(apart);
  });
});

describe('every line of a scenario', () => {
  const text = readFileSync(FILE, 'utf8');
  const SCRIPT = text.slice(text.indexOf('script:'), text.indexOf('until:'));
  /** The scenario with another script and another expectation. */
  const saying = (script: string, explored: string): Scenario => {
    const whole = `${text.slice(0, text.indexOf('script:'))}${script}until: end of turn\nexpect: { all: { explore: ${explored} } }\n`;
    const read = parseScenario(whole, FILE);
    if (!read.ok) throw new Error(read.faults.map(({ what }) => what).join('; '));
    return read.scenario;
  };
  const EMPTY = 'script: []\n';
  const failures = (script: string, explored: string): readonly string[] =>
    play(saying(script, explored), EDITION).failures.map(({ message }) => message);

  test('says what can come, what never does, and who can bring it about', () => {
    const said = `{
      can: [{ squire: graveyard }, { B: { life: 3500 } }],
      never: [{ lancer: graveyard }, { B: { life: 3500 }, squire: graveyard }],
      always: [{ A: { life: 4000 } }],
      forces: { A: [{ B: { life: 4000 } }], B: [{ squire: field }, { B: { life: 4000 } }] } }`;
    expect(failures(EMPTY, said)).toEqual([]);
  });

  test('is told where it is otherwise', () => {
    const wrong = `{
      can: [{ lancer: graveyard }],
      never: [{ squire: graveyard }],
      always: [{ squire: field }],
      forces: { A: [{ squire: graveyard }], B: [{ squire: graveyard }] } }`;
    expect(failures(EMPTY, wrong)).toEqual([
      'explore: no line comes to this',
      'explore: a line comes to this',
      'explore: a line comes to something else',
      'explore: A cannot bring this about whatever the other does',
      'explore: B cannot bring this about whatever the other does',
    ]);
  });

  test('goes on from where the script ends', () => {
    expect(failures(SCRIPT, '{ always: [{ squire: graveyard }] }')).toEqual([]);
    expect(failures(SCRIPT, '{ can: [{ squire: field }] }')).toEqual(['explore: no line comes to this']);
    // No further than that: at the end of the turn no damage would be left.
    expect(
      failures(SCRIPT, '{ never: [{ lancer: { damage: 400 } }], always: [{ lancer: { damage: 0, rested: true } }] }'),
    ).toEqual([]);
  });

  test('speaks of cards that there are, in words of the edition', () => {
    expect(failures(EMPTY, '{ never: [{ squier: graveyard }] }')).toEqual([expect.stringContaining('"squier"')]);
    expect(failures(EMPTY, '{ never: [{ squire: graveyrad }] }')).toEqual([expect.stringContaining('graveyrad')]);
  });

  test('can be asked of several moments, with what is fixed there', () => {
    const said = `[
      { can: [{ squire: graveyard }, { B: { life: 3500 } }] },
      { fixed: [{ A: pass }], always: [{ squire: field, B: { life: 4000 } }] },
      { fixed: [{ A: attack lancer -> player }, { B: no block }], always: [{ B: { life: 3500 } }] },
      { fixed: [{ A: open battle }, { A: attack }], forces: { B: [{ squire: field }, { squire: graveyard }] } } ]`;
    expect(failures(EMPTY, said)).toEqual([]);
  });

  test.each([
    ['block-declaration#blockOrNot', '{ can: [{ squire: field }, { squire: graveyard }] }'],
    ['attack-declaration#secondPriority', '{ forces: { B: [{ squire: field }, { squire: graveyard }] } }'],
    ['blocks', '{ forces: { B: [{ squire: field }] } }'],
    ['start', '{ can: [{ squire: field, lancer: { rested: false } }] }'],
    ['end', '{ always: [{ squire: graveyard }] }'],
    ['normal-damage#priority', '{ always: [{ squire: graveyard }] }'],
  ])('goes on from %s', (at, said) => {
    const named = SCRIPT.replace('- B: block with squire', '- { B: block with squire, name: blocks }');
    expect(failures(named, said.replace('{', `{ at: ${at},`))).toEqual([]);
  });

  test('is otherwise where a part of it is, and tells what is fixed and never comes up', () => {
    const said = `[
      { fixed: [{ A: pass }], can: [{ squire: graveyard }] },
      { fixed: [{ B: pass }, { A: forfeit }, { B: no block }] },
      { at: battle-end#begins 2, always: [{ squire: field }] } ]`;
    expect(failures(SCRIPT, said)).toEqual([
      'fixed: "forfeit" never comes up: in no line A has that to answer',
      'fixed: "no block" never comes up: in no line B has that to answer',
      'explore: "battle-end#begins 2" never came',
    ]);
  });

  test.each([
    ['{ A: block wit squire }', /"block wit squire" is no action; written: block with <card>/],
    ['{ A: concede }', /nobody leaves the game in a line that is explored/],
    ['{ B: block with squier }', /"squier" is no name of a card here; "squire" is nearest/],
    ['{ A: burst lancer }', /fow-8\.01 has no action "burst <card>"/],
    ['{ A: pass, B: pass }', /exactly one of A and B is expected/],
    ['{ A: pass, during: main-phase }', /"during" is no key here/],
    [
      '{ B: no block, of: battle.bloker }',
      /"battle\.bloker" is no decision of fow-8\.01 here; "battle\.blocker" is nearest/,
    ],
    ['{ B: no block, of: priority }', /"no block" answers no priority; it answers battle\.blocker$/],
    ['{ B: no block, for: lanser }', /"lanser" is no name of a card here; "lancer" is nearest/],
    ['{ B: no block, at: block-declaration#blockOrnot }', /"block-declaration#blockOrNot" is nearest/],
    ['{ A: attack, at: battle-end#begins 2 }', /here without a number/],
  ])('%s fixes nothing: told in a line', (one, line) => {
    const told = (): readonly string[] => failures(EMPTY, `{ fixed: [${one}], can: [{ squire: field }] }`);
    let lines: readonly string[];
    try {
      lines = told();
    } catch (error) {
      lines = [String(error instanceof Error ? error.message : error)];
    }
    expect(lines).toEqual([expect.stringMatching(line)]);
  });

  test('begins at a moment that there is', () => {
    expect(failures(EMPTY, '{ at: blok-declaration#begins, can: [{ squire: field }] }')).toEqual([
      expect.stringContaining('"blok-declaration#begins" is no'),
    ]);
  });

  test('is told with the entries of a line for each outcome, and with what it was cut off at', () => {
    const asked = { ...scenarioIn(FILE), script: [] };
    const run = play(saying(EMPTY, '{ can: [{ squire: graveyard }] }'), EDITION);
    const engine = openEngine(EDITION, run.cards);
    const report = exploreRun(asked, run, engine, 1_000);
    expect(report).toMatchObject({ edition: EDITION, complete: true });
    expect(report?.outcomes.map(({ line }) => line)).toEqual([
      [],
      [{ A: 'open battle' }, { A: 'attack lancer -> B' }, { B: 'block with squire' }],
      [{ A: 'open battle' }, { A: 'attack lancer -> B' }, { B: 'no block' }],
    ]);
    const cut = exploreRun(asked, run, engine, 5);
    expect(cut).toMatchObject({ states: 5, complete: false, cut: 'more than 5 positions' });
  });

  test('is not said of what was cut off', () => {
    const scenario = scenarioIn(FILE);
    const engine = openEngine(EDITION, cardsFor(scenario, EDITION));
    const start = startOf(scenario, engine);
    if (start === null) throw new Error('the table cannot stand so');
    const how = { isOver: toItsEnd(engine, start), outcomeOf: everything };
    const cut = explore(engine, start, { ...how, most: 5 });
    expect(cut.cut).not.toBeNull();
    expect(cut.forces(0, () => true)).toBe(false);
    let told = 0;
    const goOn = (): boolean => {
      told += 1;
      return false;
    };
    expect([explore(engine, start, { ...how, most: 1_000, goOn }).cut, told]).toEqual(['stopped', 1]);
  });
});
