/** Will abilities of which something else comes than they say, or more: what is replaced, foreseen, drawn or put into play. */
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
import { type AbilityCost, type Instruction, THEN } from '../kernel/position/card';
import { mainPhase } from '../testing/main-phase';

const fire = (amount: Extract<Instruction, { readonly op: 'produce' }>['amount'] = 1): Instruction => ({
  op: 'produce',
  resource: 'fire',
  amount,
});
const gain = (amount: number): Instruction => ({ op: 'gainLife', player: 'you', amount });
const draw: Instruction = { op: 'draw', player: 'you', amount: 1 };

const resonator = (...abilities: readonly Ability[]): CardDefinition => ({
  name: { ja: '者', en: 'One' },
  faces: [{ types: ['resonator'], attributes: ['wind'], stats: { atk: 100, def: 100 }, abilities }],
});
const regalia = (...abilities: readonly Ability[]): CardDefinition => ({
  name: { ja: '器', en: 'Thing' },
  faces: [{ types: ['regalia'], abilities }],
});
const rests = (...list: readonly Instruction[]): Ability => ({ kind: 'activate', cost: { rest: true }, do: list });
const costs = (cost: AbilityCost, ...list: readonly Instruction[]): Ability => ({ kind: 'activate', cost, do: list });
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
  // What makes will, and does more.
  herb: regalia(rests(fire(), gain(1000))),
  well: regalia(rests(fire(), draw)),
  seer: regalia(rests({ op: 'foresee', count: 2 }, fire())),
  oracle: regalia(
    rests(
      { op: 'foresee', count: 1 },
      { op: 'reveal', what: { top: 1, of: 'you' } },
      {
        op: 'if',
        condition: { is: 'count', filter: { zone: 'deck', controller: 'you', types: ['resonator'] }, atLeast: 1 },
        [THEN]: [fire()],
      },
    ),
  ),
  pyre: regalia(
    rests(
      { op: 'banish', what: { choose: { types: ['resonator'], controller: 'you' }, count: 1 } },
      { op: 'if', condition: { is: 'did' }, [THEN]: [fire(2)] },
    ),
  ),
  counting: regalia(rests(fire({ count: { zone: 'hand', controller: 'you' } }))),
  graves: regalia(rests(fire({ count: { zone: 'graveyard', controller: 'you' } }))),
  dice: regalia(rests({ op: 'roll', dice: 1 }, fire('rolled'))),
  lossy: regalia(rests({ op: 'roll', dice: 3 }, fire(), { op: 'loseLife', player: 'you', amount: 'rolled' })),
  mill: regalia(rests(fire(), { op: 'move', what: { top: 2, of: 'you' }, to: 'graveyard' })),
  bones: regalia(rests(fire({ count: { zone: 'graveyard', controller: 'you', types: ['resonator'] } }))),
  crowd: regalia(rests(fire({ count: { types: ['resonator'], controller: 'you' } }))),
  summoner: regalia(rests(fire(), { op: 'move', what: { top: 1, of: 'you' }, to: 'field' })),
  seeker: regalia(
    rests(
      {
        op: 'move',
        what: { choose: { zone: 'deck', controller: 'you', types: ['resonator'] }, count: 1 },
        to: 'field',
      },
      fire(),
    ),
  ),
  blood: regalia(costs({ life: 100 }, fire())),
  charged: regalia(costs({ counters: { counter: 'charge', amount: 1 } }, fire())),
  handy: regalia(costs({ discard: 1 }, fire(2))),

  thorn: regalia(rests(fire(2), { op: 'loseLife', player: 'you', amount: 1000 })),
  discarder: regalia(
    rests({ op: 'discard', player: 'you', amount: 1 }, { op: 'if', condition: { is: 'did' }, [THEN]: [fire(2)] }),
  ),
  offer: regalia(
    rests(
      { op: 'may', by: 'opponent', do: [gain(1000)] },
      { op: 'if', condition: { is: 'did' }, [THEN]: [], else: [fire(2)] },
    ),
  ),
  bleeder: regalia(
    rests(
      fire(),
      { op: 'may', do: [{ op: 'loseLife', player: 'you', amount: 1500 }] },
      { op: 'if', condition: { is: 'did' }, [THEN]: [fire()] },
    ),
  ),
  modal: regalia(rests({ op: 'modes', choose: 1, of: [[fire()], [gain(2000)], [draw]] })),
  waker: regalia(
    costs({ banish: true }, fire(), {
      op: 'recover',
      what: { choose: { types: ['regalia'], controller: 'you', rested: true }, count: 1 },
    }),
  ),
  promise: regalia(
    costs({ pay: { fire: 1 }, rest: true }, fire(2), {
      op: 'replace',
      when: { on: 'gainLife', player: 'you' },
      instead: [fire(2)],
    }),
  ),
  altar: regalia(costs({ banishOther: { filter: { types: ['resonator'] }, count: 1 } }, fire())),
  low: regalia(
    rests({
      op: 'if',
      condition: { is: 'life', player: 'you', atMost: 8000 },
      [THEN]: [fire(3)],
      else: [fire()],
    }),
  ),
  circle: regalia(costs({ pay: { free: 2 } }, fire())),
  tide: regalia({
    kind: 'automatic',
    when: { on: 'playWill', player: 'you', types: ['regalia'] },
    do: [fire(), gain(100)],
  }),
  chime: regalia({
    kind: 'automatic',
    when: { on: 'playWill', player: 'you', types: ['regalia'] },
    do: [fire(), { op: 'loseLife', player: 'you', amount: 600 }],
  }),
  bell: regalia({
    kind: 'automatic',
    when: { on: 'playWill', player: 'you', types: ['resonator'] },
    optional: true,
    do: [fire(), gain(500)],
  }),

  // What replaces.
  dryness: regalia({ kind: 'replace', when: { on: 'gainLife', player: 'you' }, instead: [draw] }),
  ember: regalia({ kind: 'replace', when: { on: 'gainLife', player: 'you' }, instead: [fire()] }),
  thirst: regalia({ kind: 'replace', when: { on: 'draw', player: 'you' }, instead: [gain(2000)] }),
  kindling: regalia({ kind: 'replace', when: { on: 'draw', player: 'you' }, instead: [fire()] }),
  choice: regalia({ kind: 'replace', when: { on: 'gainLife', player: 'you' }, instead: [fire()], optional: true }),
  exile: regalia({
    kind: 'replace',
    when: { on: 'graveyard', who: { types: ['resonator'] } },
    instead: [{ op: 'move', what: 'it', to: 'removed' }],
  }),

  double: regalia({ kind: 'replace', when: { on: 'gainLife', player: 'you' }, instead: [gain(3000)] }),
  hardy: regalia({
    kind: 'replace',
    when: { on: 'loseLife', player: 'you' },
    instead: [{ op: 'discard', player: 'you', amount: 1 }],
  }),

  // What lies about.
  plain: resonator(),
  other: resonator(),
  elf: resonator({ kind: 'will', produces: ['fire'] }),
  fast: resonator(
    { kind: 'will', produces: ['fire'] },
    { kind: 'continuous', modify: { self: true, gain: ['swiftness'] } },
  ),
  gem: resonator(costs({ banish: true }, fire(2))),
  strong: resonator(costs({ banish: true }, fire({ stat: 'atk', of: 'this' }))),

  ...Object.fromEntries(
    [1, 2, 3, 4, 5].flatMap((fires) =>
      [0, 8500, 9500, 11_000].map((lives) => [`fire-${fires}-${lives}`, spell({ fire: fires }, { life: lives })]),
    ),
  ),
  'fire-1': spell({ fire: 1 }),
  'fire-2': spell({ fire: 2 }),
  'fire-3': spell({ fire: 3 }),
  'fire-4': spell({ fire: 4 }),
  'fire-24': spell({ fire: 24 }),
  'fire-25': spell({ fire: 25 }),
  'fire-26': spell({ fire: 26 }),
  'fire-and-3982': spell({ fire: 1 }, { life: 3982 }),
  'fire-and-3983': spell({ fire: 1 }, { life: 3983 }),
  'fire-and-5000': spell({ fire: 1 }, { life: 5000 }),
};

type Cards = readonly (string | Placed)[];
const placed = (cards: Cards): readonly Placed[] =>
  cards.map((one, at): Placed => (typeof one === 'string' ? { card: one, as: `${one}-${at}` } : one));

interface Lies {
  readonly field: Cards;
  readonly deck?: Cards;
  readonly hand?: Cards;
  readonly life?: number;
}

const engine: Engine = openEngine('fow-8.01', CARDS);

function laid({ field, deck = [], hand = [], life = 4000 }: Lies): Position {
  const inDeck = placed(deck).map((one): Placed => ({ ...one, as: `deck-${one.as}` }));
  return engine.advance(mainPhase(engine, { life, zones: { field: placed(field), hand: placed(hand), deck: inDeck } }));
}

/** Whether the spell in hand can be played, as the engine offers it. */
function isOffered({ request }: Position): boolean {
  if (request?.prompt !== 'priority' || request.space.kind !== 'oneOf') throw new Error('no priority');
  return request.space.options.some(({ key }) => key === 'play spell');
}

/** The same for a player who has these cards in play. */
const canPlay = (card: string, field: Cards, deck: Cards = []): boolean =>
  isOffered(laid({ field, deck, hand: [{ card, as: 'spell' }] }));

/** Decisions that are looked at to find out. */
const MOST_LOOKED_AT = 1_500;

/**
 * Whether so much fire will can be made with priority, and so much life be had then, whatever the opponent decides; `null`: there are
 * too many answers to try.
 */
function canHave(start: Position, fires: number, lives: number): boolean | null {
  let left = MOST_LOOKED_AT;
  const seen = new Map<string, boolean>();
  const goesOn = (at: Position): boolean => {
    const { request, players, items, agenda, stored } = at;
    left -= 1;
    if (request === null || left < 0) return false;
    const [{ life, pool }] = players;
    const elves = items.filter(({ name, zone, rested }) => name.startsWith('elf') && zone === 'field' && !rested);
    const isAtPriority = request.prompt === 'priority';
    if (isAtPriority && life >= lives && (pool.fire ?? 0) + elves.length >= fires) return true;
    const lie = items.map(({ zone, rested }) => [zone, rested]);
    const name = JSON.stringify([lie, players, agenda.slice(-4), request.prompt, stored.length]);
    const known = seen.get(name);
    if (known !== undefined) return known;
    seen.set(name, false);
    const open = answers(request.space).list.filter((one) => !isAtPriority || /^(will|activate) /.test(String(one)));
    const leads = (one: Answer): boolean => {
      const given = engine.answer(at, one);
      return given.ok && goesOn(engine.advance(given.position));
    };
    const does = request.seat === 0 ? open.some(leads) : open.every(leads);
    seen.set(name, does);
    return does;
  };
  const found = goesOn(start);
  return left > 0 ? found : null;
}

describe('what a replacement puts in its place counts (910.1)', () => {
  it.each([
    ['will in the place of life', true, 'fire-2', ['herb', 'ember']],
    ['and no life then', false, 'fire-and-5000', ['herb', 'ember']],
    ['life, where nothing replaces it', true, 'fire-and-5000', ['herb']],
    ['no life where a card is drawn instead', false, 'fire-and-5000', ['herb', 'dryness']],
    ['life in the place of a card', true, 'fire-and-5000', ['well', 'thirst']],
    ['will in the place of a card', true, 'fire-2', ['well', 'kindling']],
    ['will in the place of a card in the place of life', true, 'fire-2', ['herb', 'dryness', 'kindling']],
    ['what may be replaced, where it is not', true, 'fire-and-5000', ['herb', 'choice']],
    ['and where it is', true, 'fire-2', ['herb', 'choice']],
    ['but not both', false, 'fire-3', ['herb', 'choice']],
    ['a card that goes elsewhere', false, 'fire-4', ['pyre', 'graves', 'exile', 'plain']],
    ['a card that goes where it is counted', true, 'fire-3', ['pyre', 'graves', 'plain']],
  ])('%s: %s', (_, can, card, field) => {
    expect(canPlay(card, field, ['other', 'other', 'other'])).toBe(can);
  });
});

describe('what a procedure carries out', () => {
  it('foresees before will is made', () => {
    expect(canPlay('fire-1', ['seer'], ['plain', 'plain', 'plain'])).toBe(true);
    expect(canPlay('fire-2', ['seer'], ['plain', 'plain', 'plain'])).toBe(false);
  });
});

describe('cards that come off the deck', () => {
  it.each([
    ['put into play: whichever lies there makes will', true, 'fire-2', ['summoner'], ['fast', 'fast']],
    ['and more of it', true, 'fire-3', ['summoner'], ['gem', 'gem']],
    ['where not every one that could lie there does', false, 'fire-2', ['summoner'], ['plain', 'fast']],
    ['though the one on top does not', false, 'fire-2', ['summoner'], ['fast', 'plain']],
    ['that have come this turn and could not rest', false, 'fire-2', ['summoner'], ['elf', 'elf']],
    ['put into play and counted', true, 'fire-2', ['summoner', 'crowd'], ['plain', 'other']],
    ['where not every one would be', false, 'fire-2', ['summoner', 'crowd'], ['fire-1', 'other']],
    ['put where they are counted', true, 'fire-3', ['mill', 'bones'], ['plain', 'other', 'fast']],
    ['where not every one would be', false, 'fire-3', ['mill', 'bones'], ['fire-1', 'other', 'fast']],
    ['but one of two would', true, 'fire-2', ['mill', 'bones'], ['fire-1', 'other', 'fast']],
    ['looked for in it', true, 'fire-2', ['seeker'], ['plain', 'fast', 'plain']],
    ['looked for where there is none', false, 'fire-2', ['seeker'], ['plain', 'plain']],
    ['drawn and counted', true, 'fire-2', ['well', 'counting'], ['plain', 'plain']],
    ['drawn and discarded', true, 'fire-3', ['well', 'handy'], ['plain', 'plain']],
    ['none to be drawn', false, 'fire-3', ['well', 'handy'], []],
  ])('%s: %s', (_, can, card, field, deck) => {
    expect(canPlay(card, field, deck)).toBe(can);
  });
});

describe('what leaves for its own cost', () => {
  it.each([
    ['sets off what waits for that', true, 'fire-3', ['gem', 'bell']],
    ['once', false, 'fire-4', ['gem', 'bell']],
    ['and is as it was, where its text asks', true, 'fire-26', ['strong']],
  ])('%s: %s', (_, can, card, field) => {
    expect(canPlay(card, field)).toBe(can);
  });
});

describe('as often as it takes', () => {
  it.each([
    ['a counter each', true, 'fire-25', [{ card: 'charged', as: 'charged', counters: { charge: 25 } }]],
    ['and not one more', false, 'fire-26', [{ card: 'charged', as: 'charged', counters: { charge: 25 } }]],
    ['what pays for itself and gives life each time', true, 'fire-and-5000', ['circle', 'tide', 'elf', 'elf']],
    ['but no more will', false, 'fire-3', ['circle', 'tide', 'elf', 'elf']],
    ['life each', true, 'fire-25', ['blood']],
    [
      'of several',
      true,
      'fire-26',
      [
        { card: 'charged', as: 'a', counters: { charge: 13 } },
        { card: 'charged', as: 'b', counters: { charge: 13 } },
      ],
    ],
    [
      'of many, and not one more',
      false,
      'fire-26',
      [
        { card: 'charged', as: 'a', counters: { charge: 9 } },
        { card: 'charged', as: 'b', counters: { charge: 8 } },
        { card: 'charged', as: 'c', counters: { charge: 8 } },
      ],
    ],
  ])('%s: %s', (_, can, card, field) => {
    expect(canPlay(card, field)).toBe(can);
  });
});

describe('chance', () => {
  it.each([
    ['a die makes 1 at least', true, 'fire-1', ['dice']],
    ['and no more for sure', false, 'fire-2', ['dice']],
    ['each of three takes life, 6 at most', true, 'fire-and-3982', ['lossy']],
    ['and no more is left for sure', false, 'fire-and-3983', ['lossy']],
  ])('%s: %s', (_, can, card, field) => {
    expect(canPlay(card, field)).toBe(can);
  });
});

it('offers what can be paid for, and nothing else', () => {
  const makers =
    'herb thorn well seer pyre discarder offer bleeder modal waker graves handy promise altar low chime bell gem elf plain'.split(
      ' ',
    );
  const replacing = 'dryness ember thirst kindling choice double hardy exile'.split(' ');
  let seed = 1;
  const any = <One>(of: readonly [One, ...One[]] | readonly One[]): One => {
    const [at, then] = below(of.length, seed);
    seed = then;
    const found = of[at];
    if (found === undefined) throw new Error('nothing to choose from');
    return found;
  };
  for (let game = 0; game < 60; game += 1) {
    const own = Array.from({ length: 1 + (game % 3) }, () => any(makers));
    const field = [...own, any(replacing), ...(game % 2 === 0 ? [any(replacing)] : [])];
    const fires = 1 + (game % 5);
    const lives = any([0, 8500, 9500, 11_000]);
    const hand: Cards = game % 4 === 0 ? [] : ['other', 'other'];
    const lies: Lies = { field, hand, deck: Array.from({ length: 6 }, () => 'plain'), life: 9000 };
    const isThere = canHave(laid(lies), fires, lives);
    const card = `fire-${fires}-${lives}`;
    const offered = isOffered(laid({ ...lies, hand: [{ card, as: 'spell' }, ...hand] }));
    if (isThere !== null) expect([card, field, hand.length, offered]).toEqual([card, field, hand.length, isThere]);
  }
});
