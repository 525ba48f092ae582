import { describe, expect, test } from 'vitest';
import { type ToyStep, toyPosition, toyRules } from '../../testing/toy';
import { advance } from '../machine/machine';
import type { CardDefinition } from '../position/card';
import { call, checkpoint, perform, retract, unwind } from '../position/outcome';
import type { Event, Position } from '../position/position';
import { request } from '../view/context';
import type { Mutant } from './edition';

const soldier: CardDefinition = {
  name: { ja: '兵', en: 'Soldier' },
  faces: [{ types: ['resonator'], stats: { atk: 300, def: 300 } }],
};
const cards = { soldier };
const ends: ToyStep = () => unwind({ winners: [0], losers: [1], reason: 'test' });
const named = (p: Position, name: string) => p.items.find((item) => item.name === name);
const hurt = (p: Position, amount: number): Event => {
  const ref = named(p, 'a')?.ref ?? -1;
  return { kind: 'damage', source: ref, to: ref, amount, battle: false };
};
const without = (kind: Mutant['kind'], name: string, variant: string): readonly Mutant[] => [
  { kind, name, variant, clauses: [] },
];

type Rows = Parameters<typeof toyRules>[0];
type Changes = Parameters<typeof toyRules>[2];

/** The damage on the soldier once the turn is over, and whether anybody was asked anything. */
function played(rows: Rows, mutants: readonly Mutant[], changes: Changes = {}) {
  const rules = toyRules(rows, cards, changes, mutants);
  const after = advance(rules, toyPosition(rules, [{ card: 'soldier', as: 'a' }]));
  return { damage: named(after, 'a')?.damage, asked: after.request !== null };
}

describe('a row that is knocked out rules otherwise', () => {
  test('where a step asks, nobody is asked and the first answer is taken', () => {
    const space = { kind: 'number', min: 2, max: 5 } as const;
    const rows: Rows = {
      turn: [
        ['go', () => ({ kind: 'ask', request: request(0, 'number', space, null) })],
        ['take', (x) => perform([hurt(x.p, x.need('number') * 100)])],
        ['end', ends],
      ],
    };
    expect(played(rows, [])).toEqual({ damage: 0, asked: true });
    expect(played(rows, without('step', 'turn#go', 'skip'))).toEqual({ damage: 200, asked: false });
  });

  test('what a step does is not done, and what it hands on beside that is handed on', () => {
    const rows: Rows = {
      turn: [
        ['go', (x) => perform([hurt(x.p, 100)], { number: 1 })],
        ['take', (x) => perform([hurt(x.p, x.need('number') * 200)])],
        ['end', ends],
      ],
    };
    expect(played(rows, []).damage).toBe(300);
    expect(played(rows, without('step', 'turn#go', 'skip')).damage).toBe(200);
  });

  test('with no position kept to go back to, what was done stays done, and the procedure is left all the same', () => {
    const rows: Rows = {
      turn: [
        ['go', () => call('play')],
        ['end', ends],
      ],
      play: [
        ['keep', () => checkpoint()],
        ['pay', (x) => perform([hurt(x.p, 100)])],
        ['back', () => retract()],
        ['more', (x) => perform([hurt(x.p, 500)])],
      ],
    };
    expect(played(rows, []).damage).toBe(0);
    expect(played(rows, without('step', 'play#keep', 'skip')).damage).toBe(100);
    expect(played(rows, without('step', 'play#back', 'skip')).damage).toBe(600);
  });

  test('where a rule lets an event happen as it is, it does not happen; one that makes something else of it says nothing', () => {
    const rows: Rows = {
      turn: [
        ['go', (x) => perform([hurt(x.p, 100)])],
        ['end', ends],
      ],
    };
    const asItIs: Changes = { outcomes: { damage: [['dealt', (_, event) => [event]]] } };
    expect(played(rows, [], asItIs).damage).toBe(100);
    expect(played(rows, without('outcome', 'damage#dealt', 'none'), asItIs).damage).toBe(0);
    const nothing: Changes = { outcomes: { damage: [['prevented', () => []]] } };
    expect(played(rows, [], nothing).damage).toBe(0);
    expect(played(rows, without('outcome', 'damage#prevented', 'none'), nothing).damage).toBe(100);
  });
});
