import { describe, expect, it } from 'vitest';
import {
  type Ability,
  type Answer,
  answers,
  below,
  type CardDefinition,
  type Engine,
  openEngine,
  type Placed,
  type Position,
} from '@/engine';
import { type AbilityCost, THEN } from '../kernel/position/card';
import { mainPhase } from '../testing/main-phase';

const resonator = (...abilities: readonly Ability[]): CardDefinition => ({
  name: { ja: '者', en: 'One' },
  faces: [{ types: ['resonator'], stats: { atk: 100, def: 100 }, abilities }],
});
const spell = (cost: Readonly<Record<string, number>>, more: AbilityCost = {}): CardDefinition => ({
  name: { ja: '術', en: 'Spell' },
  faces: [
    {
      types: ['chant'],
      cost,
      abilities: [
        { kind: 'cost', how: 'additional', cost: more },
        { kind: 'text', do: [] },
      ],
    },
  ],
});

const CARDS: Readonly<Record<string, CardDefinition>> = {
  stone: {
    name: { ja: '石', en: 'Stone' },
    faces: [{ types: ['stone'], abilities: [{ kind: 'will', produces: ['wind'] }] }],
  },
  either: resonator({ kind: 'activate', cost: { rest: true }, do: [{ op: 'produceOf', of: ['fire', 'water'] }] }),
  filter: resonator({
    kind: 'activate',
    cost: { pay: { wind: 1 }, rest: true },
    do: [{ op: 'produce', resource: 'fire', amount: 2 }],
  }),
  second: resonator({
    kind: 'activate',
    cost: { pay: { fire: 2 }, rest: true },
    do: [{ op: 'produce', resource: 'water', amount: 3 }],
  }),
  variable: resonator({
    kind: 'activate',
    cost: { pay: { X: 1 }, rest: true },
    do: [{ op: 'produce', resource: 'fire', amount: 'X' }],
  }),
  spark: resonator({
    kind: 'activate',
    cost: { rest: true },
    do: [{ op: 'produce', resource: 'fire', amount: 2 }],
  }),
  blood: resonator({
    kind: 'activate',
    cost: { life: 1500 },
    do: [{ op: 'produce', resource: 'fire', amount: 1 }],
  }),
  herb: resonator({
    kind: 'activate',
    cost: { rest: true },
    do: [
      { op: 'produce', resource: 'wind', amount: 1 },
      { op: 'gainLife', player: 'you', amount: 3000 },
    ],
  }),
  thorn: resonator({
    kind: 'activate',
    cost: { rest: true },
    do: [
      { op: 'produce', resource: 'fire', amount: 1 },
      { op: 'loseLife', player: 'you', amount: 2000 },
    ],
  }),
  plain: resonator(),
  altar: resonator({
    kind: 'activate',
    cost: { banishOther: { filter: { types: ['resonator'] }, count: 1 } },
    do: [{ op: 'produce', resource: 'wind', amount: 1 }],
  }),
  echo: resonator({
    kind: 'automatic',
    when: { on: 'playWill', player: 'you', types: ['stone'] },
    do: [{ op: 'produce', resource: 'fire', amount: 1 }],
  }),
  charger: resonator({
    kind: 'activate',
    cost: { rest: true },
    do: [
      { op: 'produce', resource: 'wind', amount: 1 },
      { op: 'counters', what: { each: { types: ['addition'] } }, counter: 'charge', amount: 1 },
    ],
  }),
  furnace: {
    name: { ja: '炉', en: 'Furnace' },
    faces: [
      {
        types: ['addition'],
        abilities: [
          {
            kind: 'activate',
            cost: { counters: { counter: 'charge', amount: 1 } },
            do: [{ op: 'produce', resource: 'fire', amount: 2 }],
          },
        ],
      },
    ],
  },
  waker: resonator({
    kind: 'activate',
    cost: { banish: true },
    do: [
      { op: 'produce', resource: 'wind', amount: 1 },
      { op: 'recover', what: { choose: { types: ['resonator'], controller: 'you' }, count: 1 } },
    ],
  }),
  rouser: resonator({
    kind: 'activate',
    cost: { pay: { wind: 1 }, rest: true },
    do: [
      { op: 'produce', resource: 'fire', amount: 1 },
      { op: 'recover', what: { each: { types: ['stone'], controller: 'you' } } },
    ],
  }),
  lantern: resonator({
    kind: 'activate',
    cost: { rest: true },
    do: [{ op: 'produce', resource: 'fire', amount: { count: { types: ['resonator'], controller: 'you' } } }],
  }),
  maker: resonator({
    kind: 'activate',
    cost: { rest: true },
    do: [
      { op: 'produce', resource: 'wind', amount: 1 },
      {
        op: 'create',
        token: { name: { ja: '子', en: 'Kid' }, types: ['resonator'], stats: { atk: 100, def: 100 } },
        amount: 1,
      },
    ],
  }),
  elf: resonator({ kind: 'will', produces: ['wind'] }),
  bargain: resonator({
    kind: 'activate',
    cost: { rest: true },
    do: [
      { op: 'may', by: 'opponent', do: [{ op: 'gainLife', player: 'opponent', amount: 100 }] },
      {
        op: 'if',
        condition: { is: 'did' },
        [THEN]: [{ op: 'produce', resource: 'fire', amount: 2 }],
        else: [{ op: 'produce', resource: 'fire', amount: 1 }],
      },
    ],
  }),
  tribute: resonator({
    kind: 'activate',
    cost: { rest: true },
    do: [
      { op: 'destroy', what: { choose: { types: ['resonator'], controller: 'you' }, count: 1, by: 'opponent' } },
      { op: 'produce', resource: 'fire', amount: { count: { types: ['resonator'], controller: 'you' } } },
    ],
  }),
  moment: {
    name: { ja: '一瞬', en: 'Moment' },
    faces: [
      {
        types: ['addition'],
        abilities: [
          {
            kind: 'activate',
            cost: {},
            while: { is: 'few', filter: { types: ['resonator'], rested: true, controller: 'you' }, atMost: 0 },
            do: [{ op: 'produce', resource: 'wind', amount: 1 }],
          },
        ],
      },
    ],
  },
  fire: spell({ fire: 1 }),
  'wind-2': spell({ wind: 2 }),
  'wind-3': spell({ wind: 3 }),
  'fire-4': spell({ fire: 4 }),
  'fire-5': spell({ fire: 5 }),
  'fire-and-5000': spell({ fire: 1 }, { life: 5000 }),
  'fire-26': spell({ fire: 26 }),
  'fire-27': spell({ fire: 27 }),
  water: spell({ water: 1 }),
  'fire-and-life': spell({ fire: 1 }, { life: 3000 }),
  'fire-2-and-life': spell({ fire: 2 }, { life: 3000 }),
  'fire-2': spell({ fire: 2 }),
  'fire-3': spell({ fire: 3 }),
  'water-3': spell({ water: 3 }),
  'water-4': spell({ water: 4 }),
};

/** A player who has these cards in play, and a spell in hand. */
function laid(card: string, field: readonly string[]): { readonly engine: Engine; readonly p: Position } {
  const engine = openEngine('fow-8.01', CARDS);
  const placed = field.map((one, at): Placed => ({ card: one, as: `${one}-${at}` }));
  return { engine, p: engine.advance(mainPhase(engine, { zones: { field: placed, hand: [{ card, as: 'spell' }] } })) };
}

/** Whether the spell can be played, as the engine offers it. */
function canPlay(card: string, field: readonly string[]): boolean {
  const { request } = laid(card, field).p;
  if (request?.prompt !== 'priority' || request.space.kind !== 'oneOf') throw new Error('no priority');
  return request.space.options.some(({ key }) => key === 'play spell');
}

/** Decisions that are looked at to find out. */
const MOST_LOOKED_AT = 250;

/** Whether it has been played by any answers to what is asked while it is; `null`: there are too many of them. */
function isPlayed(card: string, field: readonly string[]): boolean | null {
  const { engine, p } = laid(card, field);
  let left = MOST_LOOKED_AT;
  const seen = new Set<string>();
  const goesOn = (at: Position): boolean => {
    if (at.request === null || at.request.prompt === 'priority')
      return at.items.some(({ name, zone }) => name === 'spell' && zone !== 'hand');
    const key = JSON.stringify([
      at.items.map(({ zone, rested, counters }) => [zone, rested, counters]),
      at.players,
      at.agenda,
      at.request,
    ]);
    if (seen.has(key)) return false;
    seen.add(key);
    left -= 1;
    return left > 0 && answers(at.request.space).list.some((one) => plays(at, one));
  };
  const plays = (at: Position, answer: Answer): boolean => {
    const given = engine.answer(at, answer);
    return given.ok && goesOn(engine.advance(given.position));
  };
  const found = plays(p, 'play spell');
  return left > 0 ? found : null;
}

describe('a payment is possible if will abilities, in some order, make it so (907.2, 1003.4)', () => {
  it.each([
    ['each kind that can be chosen', 'water', ['either']],
    ['and for each of several', 'fire-2', ['either', 'either']],
    ['one that is paid for by a stone', 'fire-2', ['filter', 'stone']],
    ['one that is paid for by another, which a stone pays for', 'water-3', ['second', 'filter', 'stone']],
    ['X of a cost that is as large as it has to be', 'fire-2', ['variable', 'stone', 'stone']],
    ['one that can be played again', 'fire-2', ['blood']],
    ['what triggers by the stone that pays', 'fire-2', ['echo', 'echo', 'stone']],
    ['one that a card is banished for which makes none', 'fire-2', ['filter', 'plain', 'altar']],
    ['one that a card is banished for which has made its own', 'fire-3', ['filter', 'either', 'altar']],
    ['one whose life another gives', 'fire-3', ['blood', 'herb']],
    ['one before another takes the life that it costs', 'fire-3', ['thorn', 'blood']],
    ['one that leaves the life that the cost asks for', 'fire-and-life', ['thorn', 'herb']],
    ['one that puts a counter for another', 'fire-2', ['furnace', 'charger']],
    ['and for each of several', 'fire-4', ['furnace', 'charger', 'charger']],
    ['one that recovers the card of another', 'fire-4', ['spark', 'waker']],
    ['one that recovers the stone that paid for it', 'fire-2', ['rouser', 'rouser', 'stone']],
    ['one that recovers the stone, which pays for more', 'wind-2', ['rouser', 'stone', 'stone']],
    ['one that makes more for another to count', 'fire-3', ['lantern', 'maker', 'stone']],
    ['one that counts before a card is banished', 'fire-4', ['lantern', 'plain', 'plain', 'altar']],
    ['one that gives the life that the cost asks for', 'fire-and-5000', ['herb', 'spark']],
    ['a card that makes will and is banished then', 'wind-2', ['elf', 'altar']],
    ['the less of what an opponent decides between', 'fire', ['bargain']],
    ['and for each of several', 'fire-2', ['bargain', 'bargain']],
    ['one that counts what an opponent leaves', 'fire-2', ['tribute', 'plain', 'plain']],
    ['thirteen of them', 'fire-26', Array.from({ length: 13 }, () => 'spark')],
  ])('%s', (_, card, field) => {
    expect(canPlay(card, field)).toBe(true);
    expect(isPlayed(card, field)).not.toBe(false);
  });

  it.each([
    ['more than is chosen', 'fire-2', ['either']],
    ['nothing to pay for it', 'fire-2', ['filter']],
    ['what it makes only after it would be needed', 'water-3', ['second', 'stone']],
    ['the stone that pays for it, a second time', 'fire-3', ['filter', 'stone']],
    ['more life than there is', 'fire-3', ['blood']],
    ['the kind that nothing makes', 'water-4', ['second', 'filter', 'stone', 'stone']],
    ['one that takes the life that the cost asks for', 'fire-and-life', ['thorn']],
    ['one that costs the life that the cost asks for', 'fire-and-life', ['blood']],
    ['what triggers by other cards', 'fire-2', ['echo', 'either']],
    ['one more than counters are put', 'fire-4', ['furnace', 'charger']],
    ['one that recovers a card which has not rested', 'fire-5', ['spark', 'waker']],
    ['one that counts what another has been banished for', 'fire-4', ['lantern', 'plain', 'altar']],
    ['less life than the cost asks for', 'fire-and-5000', ['thorn', 'spark']],
    ['the more of what an opponent decides between', 'fire-2', ['bargain']],
    ['all of them where an opponent leaves one less', 'fire-3', ['tribute', 'plain', 'plain']],
    ['more than thirteen of them make', 'fire-27', Array.from({ length: 13 }, () => 'spark')],
  ])('but not by %s', (_, card, field) => {
    expect(canPlay(card, field)).toBe(false);
  });
});

it('offers what can be played, and nothing else', () => {
  const isSpell = (card: string): boolean => CARDS[card]?.faces[0]?.types[0] === 'chant';
  // What can be played without end has too many answers to try, and what an opponent decides is not sure.
  const left = ['moment', 'bargain', 'tribute'];
  const makers = Object.keys(CARDS).filter((card) => !isSpell(card) && !left.includes(card));
  const spells = Object.keys(CARDS).filter(isSpell);
  let seed = 1;
  const any = <One>(of: readonly One[]): One | undefined => {
    const [at, then] = below(of.length, seed);
    seed = then;
    return of[at];
  };
  for (let game = 0; game < 40; game += 1) {
    const field = Array.from({ length: 2 + (game % 3) }, () => any(makers) ?? '');
    const card = any(spells) ?? '';
    const isThere = isPlayed(card, field);
    if (isThere !== null) expect([card, field, canPlay(card, field)]).toEqual([card, field, isThere]);
  }
});
