import { describe, expect, test } from 'vitest';
import { type CardDefinition, type Engine, openEngine, type Position, type Side } from '@/engine';
import { mainPhase } from '@/engine/testing/main-phase';
import { roomOf } from './table-room';
import { type TrayView, tableOf } from './table-view';

const resonator = (atk: number, def: number): CardDefinition => ({
  name: { ja: '兵', en: 'Soldier' },
  faces: [{ types: ['resonator'], stats: { atk, def }, attributes: ['fire'], cost: { fire: 1, free: 2 } }],
});
const CARDS = {
  soldier: resonator(400, 500),
  banner: {
    name: { ja: '旗', en: 'Banner' },
    faces: [
      {
        types: ['addition'],
        abilities: [
          {
            kind: 'continuous',
            modify: { filter: { types: ['resonator'], controller: 'you' }, stats: { atk: 200, def: 0 } },
          },
        ],
      },
    ],
  },
} satisfies Record<string, CardDefinition>;

const engine: Engine = openEngine('fow-8.01', CARDS);

function table(zones: Side['zones'], other: Side['zones'] = {}, of = engine): Position {
  return mainPhase(of, { zones, pool: { fire: 2, water: 0 } }, { life: 1500, zones: other });
}
const tray = (trays: readonly TrayView[], zone: string) => trays.find((one) => one.zone === zone)?.cards ?? [];

describe('a card on the table', () => {
  test('shows its current value beside the printed one', () => {
    const { sides } = tableOf(engine, table({ field: [{ card: 'soldier' }, { card: 'banner' }] }), 'judge');
    const [soldier] = tray(sides[0].trays, 'field');
    expect(soldier?.stats).toEqual([
      { name: 'atk', now: 600, printed: 400 },
      { name: 'def', now: 500, printed: 500 },
    ]);
    expect(soldier?.cost).toEqual([
      ['fire', 1],
      ['free', 2],
    ]);
  });

  test('shows that it has no attribute where it is printed so, or has lost the one that is printed', () => {
    const bleached: CardDefinition = {
      name: { ja: '灰', en: 'Ash' },
      faces: [
        {
          types: ['resonator'],
          attributes: ['fire'],
          abilities: [{ kind: 'continuous', modify: { self: true, attributes: ['void'] } }],
        },
      ],
    };
    const ghost: CardDefinition = {
      name: { ja: '霊', en: 'Ghost' },
      faces: [{ types: ['resonator'], attributes: ['void'] }],
    };
    const own = openEngine('fow-8.01', { ...CARDS, bleached, ghost });
    const lying = table(
      { field: [{ card: 'soldier' }, { card: 'banner' }, { card: 'bleached' }, { card: 'ghost' }] },
      {},
      own,
    );
    const { sides } = tableOf(own, lying, 'judge');
    const shown = tray(sides[0].trays, 'field').map(({ name, attributes }) => [name.en, attributes]);
    expect(shown).toEqual([
      ['Soldier', ['fire']],
      ['Banner', []],
      ['Ash', ['void']],
      ['Ghost', ['void']],
    ]);
  });

  test('has a number where several bear its name', () => {
    const { sides } = tableOf(
      engine,
      table({ field: [{ card: 'soldier' }, { card: 'banner' }] }, { field: [{ card: 'soldier' }] }),
      'judge',
    );
    expect(tray(sides[0].trays, 'field').map(({ name }) => name.en)).toEqual(['Soldier 1', 'Banner']);
    expect(tray(sides[1].trays, 'field').map(({ name }) => name.en)).toEqual(['Soldier 2']);
  });

  test('keeps damage, rest and counters', () => {
    const p = table({ field: [{ card: 'soldier', damage: 300, rested: true, counters: { '+': 2, '-': 0 } }] });
    const [soldier] = tray(tableOf(engine, p, 'judge').sides[0].trays, 'field');
    expect(soldier).toMatchObject({ damage: 300, rested: true, counters: [['+', 2]] });
  });
});

describe('who looks at the table', () => {
  const p = table(
    { hand: [{ card: 'soldier' }], deck: [{ card: 'soldier' }], field: [{ card: 'banner', faceDown: true }] },
    { hand: [{ card: 'banner' }], graveyard: [{ card: 'soldier' }] },
  );
  const seen = (viewer: 'judge' | 'A' | 'B', seat: 0 | 1, zone: string) =>
    tray(tableOf(engine, p, viewer).sides[seat].trays, zone).map((card) => card.seen);

  test('the judge sees every face', () => {
    for (const zone of ['hand', 'deck', 'field']) expect(seen('judge', 0, zone)).toEqual([true]);
  });

  test('a hand is seen by its owner only (306.2)', () => {
    expect(seen('A', 0, 'hand')).toEqual([true]);
    expect(seen('A', 1, 'hand')).toEqual([false]);
    expect(seen('B', 0, 'hand')).toEqual([false]);
  });

  test('a deck is seen by no player (304.2), a graveyard by both (309.1)', () => {
    expect(seen('A', 0, 'deck')).toEqual([false]);
    expect(seen('A', 1, 'graveyard')).toEqual([true]);
  });
});

describe('the table', () => {
  test('tells what texts make of a player, and nothing where they make nothing', () => {
    const changed = openEngine('fow-8.01', {
      archive: {
        name: { ja: '書庫', en: 'Archive' },
        faces: [
          {
            types: ['resonator'],
            abilities: [{ kind: 'players', who: 'you', modify: { limit: { handLimit: 'none' }, bans: ['draw'] } }],
          },
        ],
      },
    });
    const { sides } = tableOf(changed, table({ field: [{ card: 'archive' }] }, {}, changed), 'judge');
    expect(sides.map(({ made }) => made)).toEqual([{ bans: ['draw'], limit: { handLimit: 'none' } }, null]);
  });

  test('says whose turn it is, and leaves out what a pool has none of', () => {
    const { sides } = tableOf(engine, table({}), 'judge');
    expect(sides.map(({ turn, life }) => [turn, life])).toEqual([
      [true, 4000],
      [false, 1500],
    ]);
    expect(sides[0].pool).toEqual([['fire', 2]]);
  });

  test('gives priority to the player who is asked', () => {
    const asked = engine.advance(table({ field: [{ card: 'soldier' }] }));
    expect(tableOf(engine, asked, 'judge').sides.map(({ priority }) => priority)).toEqual([true, false]);
  });

  test('draws the attack on a card, and the block', () => {
    const p = table(
      { field: [{ card: 'soldier', rested: true }] },
      { field: [{ card: 'soldier', rested: true }, { card: 'banner' }] },
    );
    const [attacker, attacked, blocker] = p.items;
    if (!attacker || !attacked || !blocker) throw new Error('three cards are expected');
    const fight: Position = {
      ...p,
      memory: {
        ...p.memory,
        battle: {
          attack: { attackers: [attacker.ref], card: attacked.ref, player: null },
          block: { blocker: blocker.ref },
        },
      },
    };
    expect(tableOf(engine, fight, 'judge').links).toEqual([
      { kind: 'attack', from: 'card-0', to: 'card-1' },
      { kind: 'block', from: 'card-2', to: 'card-0' },
    ]);
    const gone: Position = {
      ...fight,
      memory: {
        ...fight.memory,
        battle: { attack: { attackers: [attacker.ref + 4096], card: attacked.ref, player: null } },
      },
    };
    expect(tableOf(engine, gone, 'judge').links).toEqual([]);
  });

  test('has room for the zones and the chase of the whole line', () => {
    const p = table({ hand: [{ card: 'soldier' }] });
    const room = roomOf(engine, [p, { ...p, zones: { ...p.zones, chase: [0, 1] } }]);
    expect([...room.used].sort()).toEqual(['chase', 'field', 'hand']);
    expect([room.longest, room.behind]).toEqual([2, false]);
  });

  test('shows a will ability being carried out on top of the chase, which it does not use', () => {
    const cards = {
      kindler: {
        ...resonator(100, 100),
        faces: [
          {
            types: ['resonator'],
            abilities: [
              { kind: 'activate', cost: { rest: true }, do: [{ op: 'produce', resource: 'fire', amount: 2 }] },
            ],
          },
        ],
      },
    } satisfies Record<string, CardDefinition>;
    const kindling = openEngine('fow-8.01', cards);
    const asked = kindling.advance(table({ field: [{ card: 'kindler' }] }, {}, kindling));
    const played = kindling.answer(asked, 'activate kindler#0');
    if (!played.ok) throw new Error(played.error);
    const positions: Position[] = [];
    kindling.advance(played.position, ({ position }) => positions.push(position));
    const rungs = positions.map((p) => tableOf(kindling, p, 'judge').chase);
    expect(rungs.find(({ length }) => length > 0)).toMatchObject([
      { card: { card: 'kindler' }, next: true, beside: true },
    ]);
    expect(rungs.at(-1)).toEqual([]);
    const room = roomOf(kindling, positions);
    expect([[...room.used], room.longest]).toEqual([['field'], 1]);
  });
});
