import { describe, expect, it } from 'vitest';
import { type Ability, type CardDefinition, openEngine, type Placed } from '@/engine';
import type { AbilityCost } from '../kernel/position/card';
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
  fire: spell({ fire: 1 }),
  water: spell({ water: 1 }),
  'fire-and-life': spell({ fire: 1 }, { life: 3000 }),
  'fire-2-and-life': spell({ fire: 2 }, { life: 3000 }),
  'fire-2': spell({ fire: 2 }),
  'fire-3': spell({ fire: 3 }),
  'water-3': spell({ water: 3 }),
  'water-4': spell({ water: 4 }),
};

/** Whether a player who has these cards in play, and a spell in hand, can play it. */
function canPlay(card: string, field: readonly string[]): boolean {
  const engine = openEngine('fow-8.01', CARDS);
  const placed = field.map((one, at): Placed => ({ card: one, as: `${one}-${at}` }));
  const { request } = engine.advance(mainPhase(engine, { zones: { field: placed, hand: [{ card, as: 'spell' }] } }));
  if (request?.prompt !== 'priority' || request.space.kind !== 'oneOf') throw new Error('no priority');
  return request.space.options.some(({ key }) => key === 'play spell');
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
  ])('%s', (_, card, field) => {
    expect(canPlay(card, field)).toBe(true);
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
  ])('but not by %s', (_, card, field) => {
    expect(canPlay(card, field)).toBe(false);
  });
});
