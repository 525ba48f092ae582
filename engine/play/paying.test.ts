import { describe, expect, it } from 'vitest';
import { type CardDefinition, type Edition, openEngine, type Placed, type Position } from '@/engine';
import { THEN } from '../kernel/position/card';
import { mainPhase } from '../testing/main-phase';

const FOW: Readonly<Record<string, CardDefinition>> = {
  spirit: {
    name: { ja: '精霊', en: 'Spirit' },
    faces: [
      {
        types: ['resonator'],
        cost: { fire: 3 },
        stats: { atk: 500, def: 500 },
        abilities: [{ kind: 'keyword', keyword: 'incarnation', attributes: ['fire', 'wind'] }],
      },
    ],
  },
  altar: {
    name: { ja: '祭壇', en: 'Altar' },
    faces: [
      {
        types: ['addition'],
        abilities: [
          {
            kind: 'activate',
            cost: {
              banishOther: { filter: { types: ['resonator'] }, count: 2 },
              putOther: { filter: { types: ['resonator'], attribute: 'wind' }, count: 1, to: 'hand' },
            },
            do: [],
          },
        ],
      },
    ],
  },
  bell: {
    name: { ja: '鐘', en: 'Bell' },
    faces: [
      {
        types: ['addition'],
        abilities: [
          {
            kind: 'activate',
            cost: { pay: { fire: 1 }, restOther: { filter: { types: ['resonator'] }, count: 2 } },
            do: [],
          },
        ],
      },
    ],
  },
  rite: {
    name: { ja: '儀式', en: 'Rite' },
    faces: [
      {
        types: ['addition'],
        abilities: [
          {
            kind: 'activate',
            cost: {
              restOther: { filter: { types: ['resonator'] }, count: 1 },
              [THEN]: [{ banishOther: { filter: { types: ['resonator'] }, count: 1 } }, { pay: { fire: 1 } }],
            },
            do: [],
          },
        ],
      },
    ],
  },
  bearer: {
    name: { ja: '担い手', en: 'Bearer' },
    faces: [
      {
        types: ['resonator'],
        stats: { atk: 100, def: 100 },
        abilities: [
          { kind: 'activate', cost: { life: 100 }, do: [{ op: 'produce', resource: 'fire', amount: 1 }] },
          { kind: 'activate', cost: { banish: true, [THEN]: [{ pay: { fire: 1 } }] }, do: [] },
          { kind: 'activate', cost: { pay: { fire: 1 }, banish: true }, do: [] },
        ],
      },
    ],
  },
  elf: {
    name: { ja: '妖精', en: 'Elf' },
    faces: [{ types: ['resonator'], stats: { atk: 100, def: 100 }, abilities: [{ kind: 'will', produces: ['fire'] }] }],
  },
  fire: {
    name: { ja: '火', en: 'Fire' },
    faces: [{ types: ['resonator'], attributes: ['fire'], stats: { atk: 100, def: 100 } }],
  },
  both: {
    name: { ja: '両方', en: 'Both' },
    faces: [{ types: ['resonator'], attributes: ['fire', 'wind'], stats: { atk: 100, def: 100 } }],
  },
};

const FFTCG: Readonly<Record<string, CardDefinition>> = {
  altar: {
    name: { ja: '祭壇', en: 'Altar' },
    faces: [
      {
        types: ['monster'],
        attributes: ['wind'],
        abilities: [
          {
            kind: 'activate',
            cost: {
              banishOther: { filter: { types: ['backup'], controller: 'you' }, count: 1 },
              putOther: {
                filter: { types: ['backup'], controller: 'you', attribute: 'wind' },
                count: 1,
                to: 'removed',
              },
            },
            do: [],
          },
        ],
      },
    ],
  },
  earth: { name: { ja: '土', en: 'Earth' }, faces: [{ types: ['backup'], attributes: ['earth'] }] },
  wind: { name: { ja: '風', en: 'Wind' }, faces: [{ types: ['backup'], attributes: ['wind'] }] },
};

interface Choices {
  readonly asked: readonly (readonly string[])[];
  /** Two of those that can be chosen first, which cannot be chosen together. */
  readonly apart: readonly (readonly string[])[];
  readonly zoneOf: (name: string) => string | undefined;
}

/** What can be chosen, choice by choice, where the first that is possible is always taken. */
function choices(
  edition: Edition,
  cards: Readonly<Record<string, CardDefinition>>,
  action: string,
  zones: Readonly<Record<string, readonly Placed[]>>,
  pool: Readonly<Record<string, number>> = {},
): Choices {
  const engine = openEngine(edition, cards);
  const asked: (readonly string[])[] = [];
  const apart: (readonly string[])[] = [];
  let p: Position = engine.advance(mainPhase(engine, { zones, pool }));
  const answered = (answer: string | readonly string[]): void => {
    const given = engine.answer(p, answer);
    if (!given.ok) throw new Error(given.error);
    p = engine.advance(given.position);
  };
  answered(action);
  while (p.request?.prompt === 'choose' && p.request.space.kind === 'subset') {
    const { options, min } = p.request.space;
    const keys = options.map(({ key }) => key);
    const pairs = keys.flatMap((one, at) => keys.slice(at + 1).map((other) => [one, other]));
    if (asked.length === 0) apart.push(...pairs.filter((pair) => !engine.answer(p, pair).ok));
    asked.push(keys);
    answered(keys.slice(0, min));
  }
  return { asked, apart, zoneOf: (name) => p.items.find((item) => item.name === name)?.zone };
}

describe('what is chosen for one part of a cost', () => {
  it.each(['fow-5.5', 'fow-8.01'] as const)('leaves what the next asks for (1110.2a) under %s', (edition) => {
    const hand = [{ card: 'spirit' }];
    const field = [{ card: 'both' }, { card: 'fire' }];
    expect(choices(edition, FOW, 'play spirit', { hand, field }).asked).toEqual([['fire'], ['both']]);
    const more = [...field, { card: 'both', as: 'other' }];
    expect(choices(edition, FOW, 'play spirit', { hand, field: more }).asked).toEqual([
      ['both', 'fire', 'other'],
      ['other'],
    ]);
  });

  it('is no card of which too few would be left, whatever is chosen with it', () => {
    const field = [{ card: 'altar' }, { card: 'both' }, { card: 'fire', as: 'first' }, { card: 'fire', as: 'second' }];
    expect(choices('fow-8.01', FOW, 'activate altar#0', { field }).asked).toEqual([['first', 'second'], ['both']]);
  });

  it.each(['fow-2.0', 'fow-5.00', 'fow-5.5', 'fow-8.01'] as const)(
    'leaves enough to make the will (903.2.j) under %s',
    (edition) => {
      const bell = { card: 'bell' };
      const elves = [
        { card: 'elf', as: 'first' },
        { card: 'elf', as: 'second' },
      ];
      const one = [bell, { card: 'elf' }, { card: 'fire' }, { card: 'fire', as: 'other' }];
      expect(choices(edition, FOW, 'activate bell#0', { field: one }).asked).toEqual([['fire', 'other']]);
      const two = choices(edition, FOW, 'activate bell#0', { field: [bell, { card: 'fire' }, ...elves] });
      expect(two.asked).toEqual([['fire', 'first', 'second']]);
      expect(two.apart).toEqual([['first', 'second']]);
      const there = { field: [bell, { card: 'fire' }, ...elves] };
      expect(choices(edition, FOW, 'activate bell#0', there, { fire: 1 }).apart).toEqual([]);
    },
  );

  it.each(['fow-2.0', 'fow-5.00', 'fow-5.5', 'fow-8.01'] as const)(
    'is gone by the time that the will is paid, where it is written before (903.2.j-1) under %s',
    (edition) => {
      const two = [{ card: 'rite' }, { card: 'elf' }, { card: 'fire' }];
      expect(choices(edition, FOW, 'activate rite#0', { field: two }).asked).toEqual([['fire'], ['fire']]);
      const one = [{ card: 'rite' }, { card: 'elf' }];
      expect(() => choices(edition, FOW, 'activate rite#0', { field: one })).toThrow('not possible');
      expect(choices(edition, FOW, 'activate rite#0', { field: one }, { fire: 1 }).asked).toEqual([['elf'], ['elf']]);
    },
  );

  it('makes no will by then, whatever that costs it', () => {
    const field = [{ card: 'bearer' }];
    expect(() => choices('fow-8.01', FOW, 'activate bearer#1', { field })).toThrow('not possible');
    expect(choices('fow-8.01', FOW, 'activate bearer#2', { field }).asked).toEqual([]);
  });

  it('is the only one left in FF-TCG, where nobody is asked then', () => {
    const field = [{ card: 'altar' }, { card: 'wind' }, { card: 'earth' }];
    const { asked, zoneOf } = choices('fftcg', FFTCG, 'activate altar#0', { field });
    expect(asked).toEqual([]);
    expect([zoneOf('earth'), zoneOf('wind')]).toEqual(['break', 'removed']);
  });
});
