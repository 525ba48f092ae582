import { beforeAll, describe, expect, test } from 'vitest';
import { answers, type Engine, openEngine } from '@/engine';
import { cardsFor } from '@/scenarios/format/pool';
import { readScenario } from '@/scenarios/format/read';
import { play } from '@/scenarios/play/play';
import { type Branch, Branching, type Line, lineOf, positionAt, type Turn } from './line';
import { MOST_TURNS } from './link';
import { decisionsOf, happensAt, rowAt, scoreOf, stopsOf } from './score-shape';

let engine: Engine;
let script: Line;

beforeAll(() => {
  const parsed = readScenario('scenarios/fow/pierce-and-the-attacked-resonator.yaml');
  if (!parsed.ok) throw new Error('the scenario is not sound');
  engine = openEngine('fow-8.01', cardsFor(parsed.scenario, 'fow-8.01'));
  const line = lineOf(play(parsed.scenario, 'fow-8.01', { engine }));
  if (!line) throw new Error('no position');
  script = line;
});

const follow = (branch: Branch) => new Branching(engine, script).follow(branch);
const blocks = (line: Line): number => line.decisions.findIndex(({ request }) => request.prompt === 'battle.blocker');
const turn = (line: Line, answer: string): Turn => ({ decision: blocks(line), prompt: 'battle.blocker', answer });
const damageOf = (line: Line, name: string): number | undefined =>
  positionAt(line, line.rows.length - 1).items.find((item) => item.name === name)?.damage;

describe('the line of the script', () => {
  test('tells who answered: the script the block, the rest the passes', () => {
    expect(script.decisions[blocks(script)]).toMatchObject({ answer: 'guard', by: 'script' });
    const passes = script.decisions.filter(({ answer }) => answer === 'pass');
    expect(passes.length).toBeGreaterThan(5);
    expect(passes.every(({ by }) => by === 'rest')).toBe(true);
  });

  test('ends with a decision that is open', () => {
    expect(script.decisions.at(-1)).toMatchObject({ at: script.rows.length - 1, answer: null });
  });

  test('tells what the script decided and where it is open: battle, attack, attacker, object, block, Pierce, end', () => {
    expect(decisionsOf(script)).toHaveLength(7);
  });

  test('stops besides at what happens: both are rested, the guard and the squire are damaged and destroyed', () => {
    const happening = stopsOf(script).filter((at) => !decisionsOf(script).includes(at));
    expect(happening.map((at) => happensAt(script.rows[at] ?? { events: [] }))).toEqual([
      'change',
      'change',
      'damage',
      'destruction',
    ]);
  });
});

describe('a branch', () => {
  test('shares the rows before its turn and plays on to where nothing is under way', () => {
    const { state, line } = follow([turn(script, 'no block')]);
    expect(state).toBe('whole');
    const at = script.decisions[blocks(script)]?.at ?? 0;
    expect(line.rows.slice(0, at + 1)).toEqual(script.rows.slice(0, at + 1));
    expect(line.decisions.at(-1)).toMatchObject({ answer: null });
    expect(positionAt(line, line.rows.length - 1).memory.battle).toBe(null);
  });

  test('without a block the boar deals its 800 to the squire it attacked (806.2.a-2), and DEF 400 is destroyed (1204.1)', () => {
    const { line } = follow([turn(script, 'no block')]);
    const end = positionAt(line, line.rows.length - 1);
    expect(end.items.find(({ name }) => name === 'squire')?.zone).toBe('graveyard');
    expect(damageOf(line, 'boar')).toBe(400);
    expect(damageOf(line, 'guard')).toBe(0);
  });

  test('with an answer that is not possible comes apart there', () => {
    const followed = follow([turn(script, 'squire')]);
    expect(followed).toMatchObject({ state: 'apart', turns: 0 });
    expect(followed.line).toBe(script);
  });

  test('whose turn asks something else than the play does comes apart there', () => {
    const good = turn(script, 'no block');
    const followed = follow([good, { decision: 3, prompt: 'target', answer: 'guard' }]);
    expect(followed).toMatchObject({ state: 'apart', turns: 1 });
  });
});

describe('a long branch', () => {
  /** Answers every decision as it would be answered anyhow, the open ones by whatever is possible, to the end of the game. */
  function longest(): Turn[] {
    const branching = new Branching(engine, script);
    const branch: Turn[] = [];
    while (branch.length < MOST_TURNS) {
      const { line } = branching.follow(branch);
      const decision = branch.length;
      const asked = line.decisions[decision];
      if (!asked) return branch;
      const answer = asked.answer ?? answers(asked.request.space, 1).list[0];
      if (answer === undefined) return branch;
      branch.push({ decision, prompt: asked.request.prompt, answer });
    }
    return branch;
  }

  test('is followed a slice at a time, and comes to the same line', () => {
    const branch = longest();
    expect(branch.length).toBeGreaterThan(20);
    const branching = new Branching(engine, script);
    let followed = branching.follow(branch, () => false);
    for (let turns = 0; followed.state === 'waiting'; turns += 10) {
      expect(followed.turns).toBe(turns);
      let left = 10;
      followed = branching.follow(branch, () => left-- > 0);
    }
    expect(followed).toMatchObject({ state: 'whole', turns: branch.length });
    expect(followed.line.rows).toEqual(follow(branch).line.rows);
  });

  test('plays what branches share only once', () => {
    const branch = longest();
    const branching = new Branching(engine, script);
    branching.follow(branch);
    let played = 0;
    const count = () => {
      played += 1;
      return true;
    };
    for (let turns = 0; turns <= branch.length; turns += 1) branching.follow(branch.slice(0, turns), count);
    expect(played).toBe(0);
  });
});

describe('the score', () => {
  test('gives every row a place of its own, from left to right', () => {
    const { marks, width } = scoreOf(script);
    expect(marks).toHaveLength(script.rows.length);
    marks.forEach((mark, at) => {
      expect(mark.x).toBeGreaterThan(marks[at - 1]?.x ?? 0);
      expect(rowAt(scoreOf(script), mark.x)).toBe(at);
    });
    expect(marks.at(-1)?.x).toBeLessThan(width);
  });

  test('is the start left of the first row', () => {
    expect(rowAt(scoreOf(script), 0)).toBe(-1);
  });

  test('has the main phase and the steps of the battle as its parts, without a gap', () => {
    const { bars } = scoreOf(script);
    expect(bars.map(({ proc }) => proc)).toEqual([
      'main-phase',
      'battle-begin',
      'attack-declaration',
      'block-declaration',
      'first-strike-damage',
      'normal-damage',
      'battle-end',
    ]);
    bars.slice(1).forEach((bar, at) => {
      expect(bar.from).toBe((bars[at]?.to ?? 0) + 1);
    });
  });
});
