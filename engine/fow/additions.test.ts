import { describe, expect, it } from 'vitest';
import { type Ability, type CardDefinition, type Edition, openEngine, type Placed, type Position } from '@/engine';
import { laidOut, mainPhase } from '../testing/main-phase';
import { hostHas } from './additions';

const CARDS: Readonly<Record<string, CardDefinition>> = {
  spurs: {
    name: { ja: '拍車', en: 'Spurs' },
    faces: [
      {
        types: ['addition'],
        subtype: 'resonator',
        abilities: [{ kind: 'continuous', modify: { filter: { host: true }, stats: { atk: 200, def: 200 } } }],
      },
    ],
  },
  squire: { name: { ja: '従士', en: 'Squire' }, faces: [{ types: ['resonator'], stats: { atk: 400, def: 400 } }] },
};

const SQUIRES: readonly Placed[] = [
  { card: 'squire', as: 'first' },
  { card: 'squire', as: 'second' },
];

function begun(
  edition: Edition,
  spurs: Placed,
): { readonly engine: ReturnType<typeof openEngine>; readonly p: Position } {
  const engine = openEngine(edition, CARDS);
  return { engine, p: engine.advance(mainPhase(engine, { zones: { field: [...SQUIRES, spurs] } })) };
}

const atkOf = (engine: ReturnType<typeof openEngine>, p: Position, name: string): number | undefined => {
  const item = p.items.find((one) => one.name === name);
  return item && engine.characteristics(p, item).stats.atk;
};

describe('an addition placed on its host', () => {
  it.each(['fow-2.0', 'fow-5.00', 'fow-5.5', 'fow-8.01'] as const)('gives to it under %s', (edition) => {
    const { engine, p } = begun(edition, { card: 'spurs', as: 'spurs', on: ['second'] });
    expect([atkOf(engine, p, 'first'), atkOf(engine, p, 'second')]).toEqual([400, 600]);
    expect(p.items.find(({ name }) => name === 'spurs')?.zone).toBe('field');
  });

  it('on two cards, stays on the one its controller chooses (5.5 13.3.2)', () => {
    const { engine, p } = begun('fow-5.5', { card: 'spurs', as: 'spurs', on: ['first', 'second'] });
    expect(p.request).toMatchObject({ seat: 0, prompt: 'host' });
    const chosen = engine.answer(p, 'second');
    if (!chosen.ok) throw new Error(chosen.error);
    const after = engine.advance(chosen.position);
    expect([atkOf(engine, after, 'first'), atkOf(engine, after, 'second')]).toEqual([400, 600]);
  });

  it('that no card is called is refused', () => {
    const engine = openEngine('fow-5.5', CARDS);
    const field: readonly Placed[] = [{ card: 'spurs', as: 'spurs', on: ['third'] }];
    const built = engine.start(laidOut(engine, { zones: { field } }));
    expect(built).toEqual({ ok: false, error: '"spurs" is on "third", but no card has that name' });
  });
});

describe('an [Addition: Field] under 2.0 (2.5.1.2)', () => {
  const meadow: CardDefinition = {
    name: { ja: '草地', en: 'Meadow' },
    faces: [{ types: ['addition'], subtype: 'field' }],
  };
  const regrowth: CardDefinition = {
    name: { ja: '再び茂る', en: 'Regrowth' },
    faces: [
      {
        types: ['chant'],
        abilities: [
          { kind: 'keyword', keyword: 'quickcast' },
          {
            kind: 'text',
            do: [{ op: 'move', what: { each: { zone: 'graveyard', types: ['addition'] } }, to: 'field' }],
          },
        ],
      },
    ],
  };
  /** Where the cards of that name lie once the given cards have been played one on the other. */
  const afterPlaying = (hand: readonly Placed[], graveyard: readonly Placed[], plays: readonly string[]): string[] => {
    const engine = openEngine('fow-2.0', { meadow, regrowth });
    let p = engine.advance(mainPhase(engine, { zones: { hand, graveyard } }));
    const left = [...plays];
    while (p.request !== null) {
      const options = 'options' in p.request.space ? p.request.space.options.map(({ key }) => key) : [];
      const next = left.find((play) => options.includes(`play ${play}`));
      const isOver = next === undefined && p.items.every(({ zone }) => zone !== 'chase');
      if (isOver) break;
      if (next !== undefined) left.splice(left.indexOf(next), 1);
      const given = engine.answer(p, next === undefined ? 'pass' : `play ${next}`);
      if (!given.ok) throw new Error(given.error);
      p = engine.advance(given.position);
    }
    return p.items.filter(({ printedAs }) => printedAs.card === 'meadow').map(({ zone }) => zone);
  };

  it('enters but once where two of a name would enter at the same time', () => {
    const both: readonly Placed[] = [
      { card: 'meadow', as: 'one' },
      { card: 'meadow', as: 'two' },
    ];
    expect(afterPlaying([{ card: 'regrowth', as: 'spell' }], both, ['spell']).sort()).toEqual(['field', 'graveyard']);
  });

  it('goes to the graveyard from the chase where another of its name has come meanwhile', () => {
    const hand: readonly Placed[] = [
      { card: 'meadow', as: 'one' },
      { card: 'regrowth', as: 'spell' },
    ];
    expect(afterPlaying(hand, [{ card: 'meadow', as: 'two' }], ['one', 'spell']).sort()).toEqual([
      'field',
      'graveyard',
    ]);
  });
});

describe('what an addition lends under 2.0 (2.5.2.4)', () => {
  const lent = (ability: Ability): unknown =>
    hostHas('resonator')({ types: ['addition'], subtype: 'resonator', abilities: [ability] })[0]?.ability ?? null;

  it.each<[string, Ability]>([
    [
      'its ATK and DEF, which are only shown',
      { kind: 'continuous', modify: { filter: { host: true }, stats: { atk: 100 } } },
    ],
    [
      'what banishes this card',
      { kind: 'activate', cost: { banish: true }, do: [{ op: 'draw', player: 'you', amount: 1 }] },
    ],
    [
      'what takes counters off this card',
      {
        kind: 'activate',
        cost: { counters: { counter: 'ward', amount: 1 } },
        do: [{ op: 'draw', player: 'you', amount: 1 }],
      },
    ],
    [
      'what waits for this card',
      { kind: 'automatic', when: { on: 'destroyed', who: 'this' }, do: [{ op: 'draw', player: 'you', amount: 1 }] },
    ],
    ['what it says of its own cost', { kind: 'cost', how: 'additional', cost: { discard: 1 } }],
    ['a keyword', { kind: 'keyword', keyword: 'quickcast' }],
  ])('is not %s', (_, ability) => {
    expect(lent(ability)).toBeNull();
  });

  it.each<[string, Ability, Ability]>([
    [
      'what rests a card',
      { kind: 'activate', cost: { rest: true }, do: [{ op: 'draw', player: 'you', amount: 1 }] },
      { kind: 'activate', cost: { rest: true }, do: [{ op: 'draw', player: 'you', amount: 1 }] },
    ],
    [
      'what waits for the card it is added to',
      {
        kind: 'automatic',
        when: { on: 'attack', who: { host: true } },
        do: [{ op: 'destroy', what: { each: { host: true } } }],
      },
      { kind: 'automatic', when: { on: 'attack', who: 'this' }, do: [{ op: 'destroy', what: 'this' }] },
    ],
    [
      'what that gains beside values',
      { kind: 'continuous', modify: { filter: { host: true }, gain: ['flying'] } },
      { kind: 'continuous', modify: { self: true, gain: ['flying'] } },
    ],
    [
      'what is said of others',
      { kind: 'continuous', modify: { filter: { controller: 'you' }, stats: { atk: 100 } } },
      { kind: 'continuous', modify: { filter: { controller: 'you' }, stats: { atk: 100 } } },
    ],
  ])('is %s, in words of that card', (_, ability, theirs) => {
    expect(lent(ability)).toEqual(theirs);
  });

  it('is nothing of an addition that lies by itself, nor of one for another kind of card', () => {
    const abilities: readonly Ability[] = [{ kind: 'will', produces: ['fire'] }];
    expect(hostHas('resonator')({ types: ['addition'], subtype: 'field', abilities })).toEqual([]);
    expect(hostHas('resonator')({ types: ['addition'], subtype: 'j/ruler', abilities })).toEqual([]);
  });
});
