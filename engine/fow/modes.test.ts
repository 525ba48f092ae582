import { describe, expect, it } from 'vitest';
import { type Answer, type CardDefinition, type Instruction, openEngine, type Space, type Target } from '@/engine';
import { mainPhase } from '../testing/main-phase';

const card = (type: string, cost: Readonly<Record<string, number>>, more = {}): CardDefinition => ({
  name: { ja: '札', en: 'Card' },
  faces: [{ types: [type], cost, ...more }],
});

const DESTROYS = (target: number): readonly Instruction[] => [{ op: 'destroy', what: { target } }];
const ofX = (type: string, mode?: number): Target => ({
  filter: { types: [type], cost: 'X' },
  count: 1,
  ...(mode !== undefined && { mode }),
});
const song = (targets: readonly Target[], list: readonly Instruction[]): CardDefinition =>
  card('chant', { X: 1 }, { abilities: [{ kind: 'text', targets, do: list }] });

const CARDS: Readonly<Record<string, CardDefinition>> = {
  one: card('resonator', { free: 1 }, { stats: { atk: 300, def: 300 } }),
  two: card('addition', { free: 2 }),
  rock: card('stone', { free: 3 }),
  crown: card('regalia', { free: 2 }),
  pair: song(
    [ofX('resonator', 1), ofX('addition', 2), ofX('regalia', 3)],
    [{ op: 'modes', choose: 2, of: [DESTROYS(0), DESTROYS(1), DESTROYS(2)] }],
  ),
  four: song(
    [ofX('resonator', 1), ofX('addition', 2), ofX('regalia', 3), ofX('resonator', 4)],
    [{ op: 'modes', choose: 2, of: [DESTROYS(0), DESTROYS(1), DESTROYS(2), DESTROYS(3)] }],
  ),
  both: song(
    [ofX('addition'), ofX('resonator', 1), ofX('regalia', 2)],
    [...DESTROYS(0), { op: 'modes', choose: 1, of: [DESTROYS(1), DESTROYS(2)] }],
  ),
  exact: song([ofX('addition')], DESTROYS(0)),
  anyOf: song([{ ...ofX('addition'), upTo: true }], DESTROYS(0)),
  most: song([{ filter: { types: ['addition'], maxCost: 'X' }, count: 1 }], DESTROYS(0)),
  many: song([{ filter: { types: ['resonator', 'addition'] }, count: 'X' }], DESTROYS(0)),
  gaps: song([{ filter: { types: ['resonator', 'stone'], cost: 'X' }, count: 1 }], DESTROYS(0)),
  either: song(
    [ofX('addition', 1)],
    [{ op: 'modes', choose: 1, of: [DESTROYS(0), [{ op: 'draw', player: 'you', amount: 'X' }]] }],
  ),
  split: song(
    [{ filter: { types: ['resonator', 'addition'] }, count: 2 }],
    [{ op: 'divide', amount: { times: 100, of: 'X' }, among: { target: 0 } }],
  ),
  open: card('chant', { free: 1 }, { abilities: [{ kind: 'text', targets: [ofX('addition')], do: DESTROYS(0) }] }),
  openMost: card(
    'chant',
    { free: 1 },
    {
      abilities: [
        { kind: 'text', targets: [{ filter: { types: ['addition'], maxCost: 'X' }, count: 1 }], do: DESTROYS(0) },
      ],
    },
  ),
  twice: song(
    [ofX('resonator', 1), ofX('addition', 2), ofX('resonator', 3), ofX('regalia', 4)],
    [
      { op: 'modes', choose: 1, of: [DESTROYS(0), DESTROYS(1)] },
      { op: 'modes', choose: 1, of: [DESTROYS(2), DESTROYS(3)] },
    ],
  ),
};

/** What is asked as it is played from hand and these answers are given. */
function asked(played: string, ...answers: readonly Answer[]): Space | undefined {
  const engine = openEngine('fow-8.01', CARDS);
  const field = [{ card: 'one' }, { card: 'two' }, { card: 'crown' }, { card: 'rock' }];
  let p = engine.advance(
    mainPhase(engine, { pool: { fire: 3 }, zones: { hand: [{ card: played }] } }, { zones: { field } }),
  );
  for (const answer of [`play ${played}`, ...answers]) {
    const given = engine.answer(p, answer);
    if (!given.ok) throw new Error(given.error);
    p = engine.advance(given.position);
  }
  return p.request?.space;
}

const keysOf = (space: Space | undefined): readonly string[] =>
  space && 'options' in space ? space.options.map(({ key }) => key) : [];

describe('modes whose targets depend on X (903.2.e)', () => {
  it('are offered together only where one value of X fills them all', () => {
    expect(keysOf(asked('pair'))).toEqual(['mode 2', 'mode 3']);
    const within = [
      ['mode 1', 'mode 4'],
      ['mode 2', 'mode 3'],
    ];
    expect(asked('four')).toMatchObject({ kind: 'subset', within });
    expect(() => asked('four', ['mode 1', 'mode 2'])).toThrow('cannot be chosen together');
  });

  it('are offered only where a value of X fills what is chosen in any case as well', () => {
    expect(keysOf(asked('both'))).toEqual(['mode 2']);
  });

  it('are offered only where a value of X fills those that were chosen before', () => {
    expect(keysOf(asked('twice'))).toEqual(['mode 1', 'mode 2']);
    expect(keysOf(asked('twice', 'mode 1'))).toEqual(['mode 3']);
    expect(keysOf(asked('twice', 'mode 2'))).toEqual(['mode 4']);
  });
});

describe('an X that the targets depend on (903.2.f, 903.2.g)', () => {
  it('is only what something costs that can be chosen', () => {
    expect(asked('exact')).toEqual({ kind: 'number', min: 2, max: 2 });
    expect(asked('gaps')).toEqual({ kind: 'number', min: 1, max: 3, among: [1, 3] });
    expect(() => asked('gaps', 2)).toThrow('2 is none of 1, 3');
  });

  it('is as much as something costs at least, and no more than there are targets', () => {
    expect(asked('most')).toEqual({ kind: 'number', min: 2, max: 3 });
    expect(asked('many')).toEqual({ kind: 'number', min: 0, max: 2 });
  });

  it('is any number where the targets can be left out, or are of a mode that was not chosen', () => {
    expect(asked('anyOf')).toEqual({ kind: 'number', min: 0, max: 3 });
    expect(asked('either', 'mode 1')).toEqual({ kind: 'number', min: 2, max: 2 });
    expect(asked('either', 'mode 2')).toEqual({ kind: 'number', min: 0, max: 3 });
  });

  it('is enough for each target to get something of what is divided (903.2.h-1)', () => {
    expect(asked('split')).toEqual({ kind: 'number', min: 2, max: 3 });
  });

  it('is as open as before where no cost has it and every larger number does', () => {
    expect(asked('open')).toEqual({ kind: 'number', min: 2, max: 2 });
    expect(asked('openMost')).toEqual({ kind: 'number', min: 2, max: 1000, capped: true });
  });
});
