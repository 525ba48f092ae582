import { describe, expect, test } from 'vitest';
import { type ToyStep, toyPosition, toyRules } from '../../testing/toy';
import type { CardDefinition } from '../position/card';
import { broken } from '../position/key';
import { call, checkpoint, contribute, done, goTo, next, perform, retract, unwind } from '../position/outcome';
import type { Event, Position } from '../position/position';
import { request } from '../view/context';
import { Look } from '../view/look';
import { advance, answer, type Row, STEP_CAP } from './machine';

const soldier: CardDefinition = {
  name: { ja: '兵', en: 'Soldier' },
  faces: [{ types: ['resonator'], stats: { atk: 300, def: 300 } }],
};
const cards = { soldier };
const ends: ToyStep = () => unwind({ winners: [0], losers: [1], reason: 'test' });
const hurt = (p: Position, name: string, amount: number): Event => {
  const item = p.items.find((one) => one.name === name);
  if (!item) throw new Error(name);
  return { kind: 'damage', source: item.ref, to: item.ref, amount, battle: false };
};
const named = (p: Position, name: string) => p.items.find((item) => item.name === name);

describe('a step comes to exactly one thing', () => {
  test('next runs the rows in the order of the table, each once', () => {
    const seen: string[] = [];
    const mark =
      (name: string): ToyStep =>
      () => {
        seen.push(name);
        return next();
      };
    const rules = toyRules(
      {
        turn: [
          ['go', mark('one')],
          ['two', mark('two')],
          ['three', mark('three')],
          ['end', ends],
        ],
      },
      cards,
    );
    const p = advance(rules, toyPosition(rules, []));
    expect(seen).toEqual(['one', 'two', 'three']);
    expect(p.result?.reason).toBe('test');
    expect(p.agenda).toEqual([]);
  });

  test('goTo leaves rows out; call returns its result to the following row', () => {
    const rules = toyRules(
      {
        turn: [
          ['go', () => goTo('third')],
          [
            'second',
            () => {
              throw new Error('left out');
            },
          ],
          ['third', () => call('inner', { count: 2 })],
          ['fourth', (x) => perform([hurt(x.p, 'a', x.env.result?.amounts?.dealt ?? 0)])],
          ['end', ends],
        ],
        inner: [['only', (x) => done({ done: true, amounts: { dealt: (x.env.count ?? 0) * 100 } })]],
      },
      cards,
    );
    expect(named(advance(rules, toyPosition(rules, [{ card: 'soldier', as: 'a' }])), 'a')?.damage).toBe(200);
  });

  test('ask stops the machine until an answer of its space is given', () => {
    const rules = toyRules(
      {
        turn: [
          [
            'go',
            (x) => ({
              kind: 'ask',
              request: request(1, 'number', { kind: 'number', min: 1, max: 3 }, null, null, x.p.items[0]?.ref ?? null),
            }),
          ],
          ['then', (x) => perform([hurt(x.p, 'a', (x.env.number ?? 0) * 100)])],
          ['end', ends],
        ],
      },
      cards,
    );
    const asked = advance(rules, toyPosition(rules, [{ card: 'soldier', as: 'a' }]));
    expect(asked.request?.seat).toBe(1);
    expect(answer(asked, 4)).toEqual({ ok: false, error: 'number: a number is expected, 1 to 3' });
    const given = answer(asked, 2);
    expect(given.ok && named(advance(rules, given.position), 'a')?.damage).toBe(200);
  });

  test('contributed parts happen together in the closing row', () => {
    const rules = toyRules(
      {
        turn: [
          ['go', (x) => contribute([hurt(x.p, 'a', 100)])],
          ['second', (x) => contribute([hurt(x.p, 'a', named(x.p, 'a')?.damage === 0 ? 200 : 900)])],
          ['close', (x) => perform(x.env.batch ?? [])],
          ['end', ends],
        ],
      },
      cards,
    );
    expect(named(advance(rules, toyPosition(rules, [{ card: 'soldier', as: 'a' }])), 'a')?.damage).toBe(300);
  });

  test('retract restores the position of the checkpoint and leaves its procedure undone', () => {
    const rules = toyRules(
      {
        turn: [
          ['go', () => call('play')],
          ['then', (x) => (x.env.result?.done === false ? ends(x) : goTo('go'))],
        ],
        play: [
          ['keep', () => checkpoint()],
          ['pay', (x) => perform([hurt(x.p, 'a', 100)])],
          ['back', () => retract()],
          [
            'never',
            () => {
              throw new Error('left out');
            },
          ],
        ],
      },
      cards,
    );
    const after = advance(rules, toyPosition(rules, [{ card: 'soldier', as: 'a' }]));
    expect(named(after, 'a')?.damage).toBe(0);
    expect(after.checkpoints).toEqual([]);
    expect(after.result?.reason).toBe('test');
  });

  test('a run without end is undecided, not a ruling', () => {
    const rules = toyRules({ turn: [['go', () => goTo('go')]] }, cards);
    expect(STEP_CAP).toBeGreaterThan(1000);
    expect(advance(rules, toyPosition(rules, [])).result?.reason).toBe('undecided');
  });

  test('a loop that is repeated so often as was settled is no run without end, however long its round', () => {
    const times = 100;
    const long = Array.from({ length: Math.ceil(STEP_CAP / times) }, (_, at): [string, ToyStep] => [
      `${at}`,
      () => next(),
    ]);
    let asked = 0;
    const rules = toyRules(
      {
        turn: [
          [
            'go',
            () => {
              asked += 1;
              return { kind: 'ask', request: request(0, 'number', { kind: 'number', min: 1, max: 2 }, null) };
            },
          ],
          ...long,
          ['again', () => goTo('go', {})],
        ],
        loop: [['settle', () => perform([{ kind: 'repeat', times, stops: 0 }])]],
      },
      cards,
    );
    let p = advance(rules, toyPosition(rules, []));
    for (let given = 0; given < 64 && asked < times; given += 1) {
      const answered = answer(p, 1);
      if (!answered.ok) throw new Error(answered.error);
      p = advance(rules, answered.position);
    }
    expect(asked).toBeGreaterThan(times);
    expect(p.result).toBeNull();
    expect(p.request?.seat).toBe(0);
  });
});

describe('positions', () => {
  const toGraveyard: ToyStep = (x) => {
    const item = named(x.p, 'a');
    const move: Event = { kind: 'move', item: item?.ref ?? 0, to: 'graveyard', cause: 'effect' };
    return perform([move, { ...move, to: 'hand' }]);
  };

  test('two moves of one card in a batch collapse to the first, and the card is a new object', () => {
    const rules = toyRules(
      {
        turn: [
          ['go', toGraveyard],
          ['end', ends],
        ],
      },
      cards,
    );
    const before = toyPosition(rules, [{ card: 'soldier', as: 'a' }]);
    const rows: Row[] = [];
    const after = advance(rules, before, (row) => rows.push(row));
    expect(after.zones['graveyard/0']).toEqual([0]);
    expect(after.zones['hand/0']).toEqual([]);
    expect(new Look(rules, after).item(before.items[0]?.ref)).toBeUndefined();
    expect(rows[0]?.events).toHaveLength(1);
    expect(broken(after)).toEqual([]);
  });

  test('a position survives JSON and goes on identically', () => {
    const rules = toyRules(
      {
        turn: [
          ['go', toGraveyard],
          ['end', ends],
        ],
      },
      cards,
    );
    const p = toyPosition(rules, [{ card: 'soldier', as: 'a' }]);
    const copy: Position = JSON.parse(JSON.stringify(p));
    expect(advance(rules, copy)).toEqual(advance(rules, p));
  });

  test('the trace names each row, the procedures under way and the position after it', () => {
    const rules = toyRules(
      {
        turn: [
          ['go', () => call('inner')],
          ['end', ends],
        ],
        inner: [['hits', (x) => perform([hurt(x.p, 'a', 100)])]],
      },
      cards,
    );
    const rows: Row[] = [];
    advance(rules, toyPosition(rules, [{ card: 'soldier', as: 'a' }]), (row) => rows.push(row));
    expect(rows.map(({ step }) => step)).toEqual(['turn#go', 'inner#hits', 'turn#end']);
    expect(rows[1]?.path).toEqual(['turn', 'inner']);
    expect(rows[1] && named(rows[1].position, 'a')?.damage).toBe(100);
  });
});
