import { describe, expect, it } from 'vitest';
import { type Ability, type CardDefinition, openEngine, type Placed } from '@/engine';
import { type Amount, THEN } from '../kernel/position/card';
import { mainPhase } from '../testing/main-phase';

const card = (type: string, abilities: readonly Ability[], cost = {}): CardDefinition => ({
  name: { ja: '札', en: 'Card' },
  faces: [{ types: [type], cost, stats: type === 'resonator' ? { atk: 100, def: 100 } : {}, abilities }],
});
const GAINS = { kind: 'text', do: [{ op: 'gainLife', player: 'you', amount: 100 }] } as const satisfies Ability;

const lamp = (amount: Amount): Ability => ({
  kind: 'activate',
  cost: { rest: true },
  do: [{ op: 'produce', resource: 'fire', amount }],
});
const aimsAt = (attribute: string): Ability => ({
  kind: 'text',
  targets: [{ filter: { types: ['resonator'], attribute }, count: 1 }],
  do: [{ op: 'damage', to: { target: 0 }, amount: 100 }],
});

const CARDS: Readonly<Record<string, CardDefinition>> = {
  gong: card('resonator', [
    {
      kind: 'activate',
      cost: { pay: { X: 1 } },
      x: { count: { zone: 'chase', kind: 'ability' } },
      do: [{ op: 'draw', player: 'you', amount: 'X' }],
    },
  ]),
  lurk: card('chant', [
    {
      kind: 'triggerCost',
      cost: {},
      targets: [{ filter: { zone: 'standby' }, count: 1 }],
      do: [{ op: 'move', what: { target: 0 }, to: 'graveyard' }],
    },
  ]),
  echo: card(
    'chant',
    [
      { kind: 'keyword', keyword: 'remnant' },
      {
        kind: 'text',
        x: { count: { zone: 'graveyard', types: ['chant'], controller: 'you' } },
        do: [{ op: 'draw', player: 'you', amount: 'X' }],
      },
    ],
    { X: 1 },
  ),
  miser: card('resonator', [
    {
      kind: 'costs',
      of: 'cards',
      player: 'you',
      filter: { types: ['chant'] },
      change: 'less',
      by: { free: 2 },
      while: { is: 'count', filter: { zone: 'hand', controller: 'you' }, atLeast: 1 },
    },
  ]),
  last: card('chant', [GAINS], { free: 2 }),
  'empty lamp': card('resonator', [
    {
      kind: 'keyword',
      keyword: 'null',
      has: [{ kind: 'activate', cost: { rest: true }, do: [{ op: 'produce', resource: 'fire', amount: 2 }] }],
    },
  ]),
  'hand lamp': card('resonator', [lamp({ count: { zone: 'hand', controller: 'you' } })]),
  'grave lamp': card('resonator', [lamp({ count: { zone: 'graveyard', controller: 'you' } })]),
  'chase lamp': card('resonator', [lamp({ count: { zone: 'chase', kind: 'card' }, times: 2 })]),
  relic: card('chant', [{ kind: 'keyword', keyword: 'remnant' }, GAINS], { free: 2 }),
  kiln: card('resonator', [
    {
      kind: 'continuous',
      while: { is: 'none', filter: { zone: 'hand', controller: 'you' } },
      modify: { filter: { types: ['resonator'] }, attributes: ['fire'] },
    },
  ]),
  bell: card('resonator', [
    {
      kind: 'continuous',
      while: { is: 'count', filter: { zone: 'chase' }, atLeast: 1 },
      modify: { filter: { types: ['resonator'] }, attributes: ['water'] },
    },
  ]),
  kindle: card('chant', [aimsAt('fire')]),
  guide: card('resonator', [
    {
      kind: 'activate',
      in: 'hand',
      cost: { discardThis: true },
      do: [{ op: 'produce', resource: 'fire', amount: 1 }],
    },
  ]),
  altars: card('resonator', [
    { kind: 'activate', cost: { pay: { free: 1 }, discardHand: true }, do: GAINS.do },
    { kind: 'activate', cost: { discardHand: true, [THEN]: [{ pay: { free: 1 } }] }, do: GAINS.do },
  ]),
  furnace: card('resonator', [
    {
      kind: 'activate',
      cost: { rest: true, discardHand: true },
      do: [{ op: 'produce', resource: 'fire', amount: 1 }],
    },
  ]),
  purse: card('resonator', [{ kind: 'activate', cost: { pay: { free: 2 } }, do: GAINS.do }]),
  douse: card('chant', [aimsAt('water')]),
};

type Zones = Readonly<Record<string, readonly Placed[]>>;

/** What a player who has priority and no more than this can do. */
function offered(zones: Zones, pool: Readonly<Record<string, number>> = {}): readonly string[] {
  const engine = openEngine('fow-8.01', CARDS);
  const space = engine.advance(mainPhase(engine, { pool, zones })).request?.space;
  return space && 'options' in space ? space.options.map(({ key }) => key) : [];
}

describe('whether something can be played is found as it will lie on the chase (903.2.d)', () => {
  it('an ability whose cost counts abilities there counts itself (903.2.f-3)', () => {
    expect(offered({ field: [{ card: 'gong' }] })).not.toContain('activate gong#0');
    expect(offered({ field: [{ card: 'gong' }] }, { fire: 1 })).toContain('activate gong#0');
  });

  it('a card in the standby area is no target there of itself (903.2.g)', () => {
    expect(offered({ standby: [{ card: 'lurk' }] })).not.toContain('play lurk');
    expect(offered({ standby: [{ card: 'lurk' }, { card: 'last' }] })).toContain('play lurk');
  });

  it('a card in the graveyard is none of the cards there that it counts (903.2.f-3)', () => {
    const graveyard = [{ card: 'echo' }, { card: 'last' }];
    expect(offered({ graveyard })).not.toContain('play echo');
    expect(offered({ graveyard }, { fire: 1 })).toContain('play echo');
  });

  it('a cost that is less only while there is a card in hand is not for the last one (903.2.i-4)', () => {
    const field = [{ card: 'miser' }];
    expect(offered({ field, hand: [{ card: 'last' }] })).not.toContain('play last');
    expect(offered({ field, hand: [{ card: 'last' }, { card: 'echo' }] })).toContain('play last');
  });

  it('what pays is counted without the card in the hand that is played (903.2.j)', () => {
    const withEmpty = (...hand: readonly string[]): readonly string[] =>
      offered({ field: [{ card: 'empty lamp' }], hand: hand.map((card) => ({ card })) });
    expect(withEmpty('last')).toContain('play last');
    expect(withEmpty('last', 'echo')).not.toContain('play last');
    const withHand = (...hand: readonly string[]): readonly string[] =>
      offered({ field: [{ card: 'hand lamp' }], hand: hand.map((card) => ({ card })) });
    expect(withHand('last', 'echo')).not.toContain('play last');
    expect(withHand('last', 'echo', 'echo')).toContain('play last');
  });

  it('and without one that is played out of the graveyard, which a card in hand leaves as it is (903.2.j)', () => {
    const graveyard = [{ card: 'relic' }, { card: 'last' }];
    const found = offered({ field: [{ card: 'grave lamp' }], graveyard, hand: [{ card: 'last', as: 'held' }] });
    expect(found).not.toContain('play relic');
    expect(found).toContain('play held');
    expect(offered({ field: [{ card: 'grave lamp' }], graveyard: [...graveyard, { card: 'last' }] })).toContain(
      'play relic',
    );
  });

  it('and with the card itself on the chase (903.2.j)', () => {
    expect(offered({ field: [{ card: 'chase lamp' }], hand: [{ card: 'last' }] })).toContain('play last');
  });

  it('a target is what it is once the card has left the hand, or come to the chase (903.2.g)', () => {
    const field = [{ card: 'kiln' }];
    expect(offered({ field, hand: [{ card: 'kindle' }] })).toContain('play kindle');
    expect(offered({ field, hand: [{ card: 'kindle' }, { card: 'last' }] })).not.toContain('play kindle');
    expect(offered({ field: [{ card: 'bell' }], hand: [{ card: 'douse' }] })).toContain('play douse');
  });

  it('a hand that is discarded before anything is paid pays no more (903.2.j-1)', () => {
    const found = offered({ field: [{ card: 'altars' }], hand: [{ card: 'guide' }] });
    expect(found).toContain('activate altars#0');
    expect(found).not.toContain('activate altars#1');
    expect(offered({ field: [{ card: 'altars' }], hand: [{ card: 'guide' }] }, { fire: 1 })).toContain(
      'activate altars#1',
    );
  });

  it('nor after a will ability for which it is discarded; before that it does (907.2)', () => {
    const field = [{ card: 'furnace' }, { card: 'purse' }];
    expect(offered({ field, hand: [{ card: 'guide' }] })).toContain('activate purse#0');
    expect(offered({ field, hand: [{ card: 'echo' }] })).not.toContain('activate purse#0');
  });
});
