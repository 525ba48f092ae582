import { describe, expect, it } from 'vitest';
import { type Edition, openEngine } from '@/engine';
import { parseScenario } from '../format/parse';
import { cardsFor } from '../format/pool';
import { play } from '../play/play';
import { decides, lookingInto, type Ruling, removalsOf } from './decides';
import { rulingOf } from './ruling';
import { sentence } from './sentence';
import { type Decided, listed, type Rarity, type Removal } from './weigh';

/** Every row alike: nothing stands behind. */
const ALIKE: Rarity = { decides: () => 0, adds: () => 0 };
const HEAD =
  'title: { ja: 小, en: Small }\nquestion: { ja: 何, en: What? }\nanswer: { ja: 何も, en: Nothing. }\neditions: [fow-8.01]\n';

function rulingFor(rest: string, edition: Edition = 'fow-8.01'): Ruling {
  const read = parseScenario(`id: small\n${HEAD}${rest}`, 'small.yaml');
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  const run = play(read.scenario, edition);
  expect(run.failures).toEqual([]);
  const ruling = rulingOf(read.scenario, run, openEngine(edition, cardsFor(read.scenario, edition)));
  if (!ruling) throw new Error('nothing is asked');
  return ruling;
}
const clausesOf = ({ entries, more }: Decided): readonly string[] =>
  [...entries, ...more].flatMap(({ clauses }) => clauses);
const saying = ({ entries, more }: Decided, clause: string) =>
  [...entries, ...more].find(({ clauses }) => clauses.includes(clause));

const STRIKE = `position:
  A: { field: [{ card: swift-lancer, as: lancer }] }
  B: { field: [{ card: squire, as: squire }] }
script: [{ A: attack lancer -> player, responses: [{ B: block with squire }] }]
expect: { all: { lancer: { damage: 0 } } }
`;

const PIERCE = `position:
  A: { field: [{ card: boar, as: boar }] }
  B: { field: [{ card: squire, as: squire, rested: true }, { card: plain-guard, as: guard }] }
script:
  - { A: attack boar -> squire, responses: [{ B: block with guard }, { A: 'split guard 0, squire 200' }] }
expect: { all: { squire: { damage: 200 } } }
`;

const FLYING = `position:
  A: { field: [{ card: hawk, as: hawk }] }
  B: { field: [{ card: plain-guard, as: guard }] }
script: [{ A: attack hawk -> player, responses: [{ B: no block }] }]
expect: { all: { refused: [{ by: B, action: block with guard }] } }
`;

const UNTIL_THE_END = `position:
  A: { field: [{ card: squire, as: squire }] }
script: [{ A: attack squire -> player }]
until: turn#nextTurn
expect: { all: { B: { life: 3600 } } }
`;

describe('what decides a ruling', () => {
  it('is no row without which nobody decides anything: that takes the play away, and no rule', () => {
    const rows = [...removalsOf(rulingFor(UNTIL_THE_END))].map(({ row }) => row);
    expect(rows).toContain('step normal-damage#deal');
    expect(rows).not.toContain('step priority#action');
  });

  it('has the step whose absence changes the asked fact, with its moment (805.2)', () => {
    const ruling = rulingFor(STRIKE);
    const deals = [...removalsOf(ruling)].find(({ row }) => row === 'step first-strike-damage#deal');
    expect(deals?.clauses).toContain('805.2');
    expect(ruling.tape.rows[deals?.at ?? -1]?.step).toBe('first-strike-damage#deal');
    expect(deals?.changes).toContainEqual({ fact: 'card/lancer/damage', was: 0, would: 400 });
  });

  it('tells what made it so at once, and the rest a row at a time', () => {
    const ruling = rulingFor(UNTIL_THE_END);
    const [first, ...others] = lookingInto(ruling, ALIKE);
    expect(first?.entries.flatMap(({ clauses }) => clauses)).toContain('1007.2');
    expect(first?.entries.map(({ roles }) => roles)).toEqual([['makes']]);
    expect(others.length).toBeGreaterThan([...removalsOf(ruling)].length);
    expect(new Set(others)).toEqual(new Set([null]));
  });

  it('merges equal counterfactuals into one entry, at most five, in the order in which they act', () => {
    const { entries } = decides(rulingFor(STRIKE), ALIKE);
    expect(entries.length).toBeGreaterThan(0);
    expect(entries.length).toBeLessThanOrEqual(5);
    expect(entries.filter(({ roles }) => roles.includes('decides'))).toHaveLength(1);
    const moments = entries.map(({ at }) => at ?? Number.MAX_SAFE_INTEGER);
    expect(moments).toEqual(moments.toSorted((a, b) => a - b));
  });

  it('has the row that asks what is divided (1102.2b), and says so', () => {
    const asks = saying(decides(rulingFor(PIERCE), ALIKE), '1102.2b');
    expect(asks?.roles).toContain('asks');
  });

  it('has every clause that refuses, and what would be open without it', () => {
    const ruling = rulingFor(FLYING);
    const refuses = saying(decides(ruling, ALIKE), '1106.2');
    expect(refuses?.roles).toContain('refuses');
    expect(
      sentence(
        { clauses: ['1106.2'], changes: refuses?.changes ?? [] },
        { engine: ruling.engine, start: ruling.tape.start },
      ),
    ).toEqual({
      en: 'Without 1106.2, B could block with Gate Guard.',
      ja: expect.stringContaining('1106.2がなければ、Bは'),
    });
  });

  it('says of two that refuse that either suffices', () => {
    const ruling = rulingFor(FLYING.replace('as: guard }', 'as: guard, rested: true }'));
    const decided = decides(ruling, ALIKE);
    expect([...removalsOf(ruling)].some(({ changes }) => changes.some(({ fact }) => fact.startsWith('may/')))).toBe(
      false,
    );
    for (const clause of ['1106.2', '804.3'])
      expect(saying(decided, clause)?.roles).toEqual(expect.arrayContaining(['refuses', 'either']));
  });

  it('never turns a row around: a condition that was met is not made to fail', () => {
    // 803.3a: the lancer is recovered, and without that condition it could attack as well.
    expect(clausesOf(decides(rulingFor(STRIKE), ALIKE))).not.toContain('1106.2');
    expect([...removalsOf(rulingFor(STRIKE))].filter(({ row }) => row.startsWith('condition '))).toEqual([]);
  });

  it('keeps behind what decides more than a fifth of all rulings, unless nothing else is left', () => {
    const ruling = rulingFor(STRIKE);
    const { entries, more } = decides(ruling, {
      decides: (row) => (row.startsWith('step first-strike') ? 0.1 : 0.5),
      adds: () => 0.5,
    });
    expect(entries.map(({ row }) => row.split('#')[0])).toEqual(['step first-strike-damage']);
    expect(more.length).toBeGreaterThan(0);
    expect(decides(ruling, { decides: () => 0.5, adds: () => 0.5 }).entries).toHaveLength(1);
  });

  describe('what is listed', () => {
    const removal = (row: string, clauses: readonly string[], would: string): Removal => ({
      row,
      clauses,
      at: 1,
      changes: [{ fact: 'card/x/zone', was: 'field', would }],
      sound: true,
    });
    const of = (...removals: readonly Removal[]) => listed(['card/x/zone'], removals, [], ALIKE).entries;

    it('has one entry for rows that cite the same, or a part of the same, with all their clauses', () => {
      const found = of(
        removal('a', ['1.1'], 'hand'),
        removal('b', ['1.1', '1.2'], 'deck'),
        removal('c', ['1.3'], 'none'),
      );
      expect(found.map(({ clauses }) => clauses)).toEqual([['1.1', '1.2'], ['1.3']]);
    });

    it('keeps what refuses beside the rows that come to the same without it', () => {
      const [refuses, does] = [removal('condition a#b', ['1.1'], 'hand'), removal('step c#d', ['1.2'], 'hand')];
      const added = [{ row: refuses.row, clauses: refuses.clauses, roles: ['refuses' as const], at: 1 }];
      const { entries } = listed(['card/x/zone'], [refuses, does], added, ALIKE);
      expect(entries.map(({ row, roles }) => [row, roles])).toEqual([
        [refuses.row, ['decides', 'refuses']],
        [does.row, ['decides']],
      ]);
    });
  });
});
