import { describe, expect, it } from 'vitest';
import { parseScenario } from '../format/parse';
import type { Failure } from './failure';
import { play, type Run } from './play';
import { optionFor } from './script';
import { said } from './testing/small';

function run(text: string): Run {
  const head =
    'id: small\ntitle: { ja: 小, en: Small }\nquestion: { ja: 何, en: What? }\nanswer: { ja: 何も, en: Nothing. }\n';
  const read = parseScenario(`${head}editions: [fow-8.01]\n${text}`, 'small.yaml');
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  return play(read.scenario, 'fow-8.01');
}
const kinds = (failures: readonly Failure[]): readonly string[] => failures.map(({ kind }) => kind);

const BATTLE = `position:
  A: { field: [{ card: squire, as: squire }] }
  B: { field: [{ card: plain-guard, as: guard }] }
`;

describe('a script', () => {
  it('that leaves a block open fails as missing, naming what is possible', () => {
    const { failures } = run(`${BATTLE}script: [{ A: attack squire -> player }]\nexpect: { all: {} }\n`);
    expect(kinds(failures)).toEqual(['missing']);
    expect(failures[0]?.message).toBe(
      'B has to decide battle.blocker and the script is silent; possible: guard, no block',
    );
  });

  it('that does not say what pays spends what is there already, and cards only for the rest', () => {
    const { failures } = run(`position:
  A: { pool: { fire: 1 }, stones: [{ card: fire-stone, as: stone }], hand: [{ card: ember-bolt, as: bolt }] }
  B: { field: [{ card: plain-guard, as: guard }] }
script: [{ A: play bolt on guard }]
expect: { all: { stone: { rested: false }, bolt: graveyard } }
`);
    expect(failures).toEqual([]);
  });

  it('may leave out the number of an ability where no other of the card can be chosen', () => {
    const keys = ['rope#0', 'tax#0', 'tax#1'].map((key) => ({ key }));
    expect(['rope', 'tax#1', 'tax', 'rop'].map((name) => optionFor(name, keys, 0)?.key)).toEqual([
      'rope#0',
      'tax#1',
      undefined,
      undefined,
    ]);
  });

  it('with an entry that never gets its turn fails as unused, with the clause that refuses it', () => {
    const { failures } = run(`position:
  A: { hand: [{ card: ember-bolt, as: bolt }] }
  B: { field: [{ card: plain-guard, as: guard }] }
script: [{ A: play bolt on guard }]
expect: { all: {} }
`);
    expect(kinds(failures)).toEqual(['unused']);
    expect(failures[0]?.message).toBe(
      '"play bolt on guard" was not used: play bolt is refused by 903.2.j, 703.2, 709.2',
    );
  });

  it('with a number that only a play sets a bound to is refused by no clause', () => {
    const { failures } = run(`cards:
  font:
    name: { ja: 泉, en: Font }
    faces: [{ types: [regalia], abilities: [{ kind: activate, cost: {}, do: [{ op: gainLife, player: you, amount: 100 }] }] }]
position: { A: { field: [font] } }
script:
${'  - A: activate font#0\n'.repeat(6)}    responses: [{ A: number 101 }]
expect: { all: {} }
`);
    expect(failures.map(({ message }) => message)).toEqual([
      '"number 101" cannot be played: loop: the rules allow 101, but no more than 100 are played here',
    ]);
  });

  it('is settled before what a player would have to begin next', () => {
    const { failures } = run(`cards:
  oni:
    name: { ja: 鬼, en: Oni }
    faces: [{ types: [resonator], stats: { atk: 500, def: 500 }, abilities: [{ kind: continuous, modify: { self: true, bans: [{ must: attack }] } }] }]
position:
  A: { field: [oni], hand: [{ card: ember-bolt, as: bolt }], stones: [fire-stone] }
  B: { field: [{ card: plain-guard, as: guard }] }
script: [{ A: play bolt on guard }]
expect: { all: { oni: { rested: false }, refused: [{ by: A, action: pass, clause: fow-8.01/712.2, at: end }] } }
`);
    expect(failures).toEqual([]);
  });

  it('passes, pays and takes sole answers by itself', () => {
    const { ok, decisions } = run(`position:
  A: { hand: [{ card: ember-bolt, as: bolt }], stones: [{ card: fire-stone, times: 2 }] }
  B: { field: [{ card: plain-guard, as: guard }] }
script: [{ A: play bolt on guard }]
expect: { all: { bolt: graveyard, guard: { zone: field, damage: 500 } } }
`);
    expect(ok).toBe(true);
    expect(decisions.filter(({ line }) => line !== null)).toHaveLength(2);
    expect(decisions.filter(({ prompt }) => prompt === 'pay')).toHaveLength(1);
  });

  it('an entry of the outer list waits until the chase is empty, a response does not', () => {
    const bolts = `position:
  A: { hand: [{ card: ember-bolt, as: one }, { card: ember-bolt, as: two }], stones: [{ card: fire-stone, times: 2 }] }
  B: { field: [{ card: wall, as: wall }] }
`;
    const apart = run(
      `${bolts}script: [{ A: play one on wall }, { A: play two on wall }]\nexpect: { all: { wall: graveyard } }\n`,
    );
    const onTop = run(
      `${bolts}script: [{ A: play one on wall, responses: [{ A: play two on wall }] }]\nexpect: { all: { wall: graveyard } }\n`,
    );
    const most = ({ rows }: Run): number => Math.max(...rows.map(({ position }) => position.zones.chase?.length ?? 0));
    expect([apart.ok, onTop.ok]).toEqual([true, true]);
    expect([most(apart), most(onTop)]).toEqual([1, 2]);
  });

  it('an entry with a step waits for that step', () => {
    const { ok, decisions, rows } = run(`position:
  A: { field: [{ card: squire, as: squire }], hand: [{ card: ember-bolt, as: bolt }], stones: [fire-stone] }
  B: { field: [{ card: plain-guard, as: guard }] }
script:
  - A: attack squire -> player
    responses: [{ B: no block }, { A: play bolt on guard, at: battle-end#begins }]
expect: { all: { guard: { zone: field, damage: 500 }, B: { life: 3600 } } }
`);
    expect(ok).toBe(true);
    const played = decisions.find(({ answer }) => answer === 'play bolt');
    expect(rows[played?.row ?? 0]?.path).toContain('battle-end');
  });
});

describe('an expectation', () => {
  it('that the outcome does not meet says what is and what was wanted', () => {
    const { failures } = run(
      `${BATTLE}script: []\nexpect: { all: { squire: { zone: graveyard, atk: 300 }, B: { life: 1 }, result: draw } }\n`,
    );
    expect(failures.map(({ message }) => message)).toEqual([
      'zone of squire is field, not graveyard',
      'atk of squire is 400, not 300',
      'life of B is 4000, not 1',
      'the result is none, not draw',
    ]);
    expect(new Set(kinds(failures))).toEqual(new Set(['outcome']));
  });

  it('of a refusal fails where the action is open, and where another clause refuses it', () => {
    const { failures } = run(`${BATTLE}script: [{ A: attack squire -> player, responses: [{ B: block with guard }] }]
expect:
  all:
    refused:
      - { by: A, action: attack with squire, clause: '803.3a' }
      - { by: A, action: attack squire -> guard, clause: '1106.2' }
      - { by: A, action: attack squire -> guard, clause: '803.3b' }
`);
    expect(failures.map(({ kind, message }) => [kind, message])).toEqual([
      ['legality', 'refused "attack with squire": A can'],
      ['legality', 'refused "attack squire -> guard": A is not kept from it by 1106.2 but by 803.3b, 1103.2'],
    ]);
  });

  it('of an offer fails where the action is not open', () => {
    const { failures } = run(`${BATTLE}script: []
expect: { all: { offers: [{ by: A, action: open battle }, { by: B, action: open battle }], notOffers: [{ by: A, action: open battle }] } }
`);
    expect(failures.map(({ kind }) => kind)).toEqual(['offers', 'offers']);
  });

  it('names a moment that never came as missing', () => {
    const { failures } = run(
      `${BATTLE}script: []\nexpect: { all: { offers: [{ by: A, action: open battle, at: battle-end }] } }\n`,
    );
    expect(kinds(failures)).toEqual(['missing']);
  });

  it('knows who sees a card', () => {
    const { failures } = run(`position:
  A: { hand: [{ card: squire, as: secret }], field: [{ card: wall, as: open }] }
script: []
expect: { all: { sees: { A: { secret: true, open: true }, B: { secret: false, open: true } } } }
`);
    expect(failures).toEqual([]);
  });
});

describe('a position that cannot be', () => {
  it.each([
    ['card', 'position: { A: { field: [squier] } }', 'position.A.field: "squier" is no card here; "squire" is nearest'],
    ['phase', 'position: { phase: mian }', 'position.phase: "mian" is no phase of fow-8.01 here; "main" is nearest'],
    [
      'a rule to agree on',
      'position: { agreed: [valhala] }',
      'position.agreed: "valhala" is no rule to agree on in fow-8.01 here; "valhalla" is nearest',
    ],
    [
      'name given twice',
      'position: { A: { field: [{ card: wall, as: x }, { card: squire, as: x }] } }',
      'position.A.field: the name "x" is given twice; each card needs its own',
    ],
  ])('%s', (_, position, message) => {
    const { failures } = run(`${position}\nscript: []\nexpect: { all: {} }\n`);
    expect(failures.map(({ kind, message: said }) => [kind, said])).toEqual([['position', message]]);
  });
});

describe('the work of a play', () => {
  it('is bounded by the objects that every step looks through, not by its steps alone', () => {
    const cards = (count: number): string => {
      const read = parseScenario(
        `id: small\ndraft: true\neditions: [fow-8.01]\nposition: { A: { removed: [${`{ card: wall, times: 60 }, `.repeat(count)}], deck: [wall] }, B: { deck: [wall] } }\nscript: []\nuntil: end of turn\nexpect: { all: {} }\n`,
        'small.yaml',
      );
      if (!read.ok) throw new Error(JSON.stringify(read.faults));
      return play(read.scenario, 'fow-8.01', { mostWork: 1_000_000 })
        .failures.map(({ kind, message }) => `${kind}: ${message}`)
        .join();
    };
    expect(cards(0)).toBe('');
    expect(cards(6)).toMatch(/^crash: too much to do after \d+ steps with so many objects: undecided$/);
  });

  it('ends where there would be more objects than a position can tell apart', () => {
    const token = '{ name: { ja: 苗木, en: Seedling }, types: [resonator], stats: { atk: 100, def: 100 } }';
    const [line, ...more] = said(
      `cards: { swarm: { name: { ja: 群れ, en: Swarm }, faces: [{ types: [chant], abilities: [{ kind: text, do: [{ op: create, token: ${token}, amount: 5000 }] }] }] } }\nposition: { A: { hand: [swarm] } }\nscript: [{ A: play swarm }]\nexpect: { all: {} }\n`,
    );
    expect(line).toBe('more than 4096 objects at once');
    expect(more).toEqual([]);
  });
});
