/** Held against every order tried: of effects that begin at once, those are put in order of which it can matter where they stand. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toyRules } from '../../testing/toy';
import * as happening from '../machine/happening';
import type { CardDefinition } from '../position/card';
import type { Event, Filter, Modification } from '../position/position';
import { build } from '../table/setup';
import { Look } from '../view/look';
import { toStamp } from './timestamps';

const PARTS = {
  types: ['types', 'traits', 'attributes', 'alsoTypes', 'alsoTraits', 'alsoAttributes'],
  abilities: ['lose', 'gain', 'has'],
  values: ['becomes', 'stats'],
} as const;

/** One word of each kind that effects of a layer can ask for and make. */
const WORDS = { types: ['j-ruler'], traits: ['elf'], attributes: ['fire'] } as const;
const BODY = 'resonator';

const card = (face: Partial<CardDefinition['faces'][number]>, ...says: readonly Modification[]): CardDefinition => ({
  name: { ja: '札', en: 'Card' },
  faces: [{ types: ['stone'], ...face, abilities: says.map((modify) => ({ kind: 'continuous', modify })) }],
});

/** An object of every kind there can be, by which of the words it has. */
const KINDS = [0, 1, 2, 3, 4, 5, 6, 7].map((of) => ({
  types: [BODY, ...(of & 1 ? WORDS.types : [])],
  traits: of & 2 ? WORDS.traits : [],
  attributes: of & 4 ? WORDS.attributes : [],
  stats: { atk: 100, def: 100 },
}));

const bodyOf = (kind: number): string => `body${kind}`;
const BODIES = Object.fromEntries(KINDS.map((face, kind) => [bodyOf(kind), card(face)]));

interface Case {
  readonly effects: readonly Modification[];
  /** How many of them, the first, have been in play for long. */
  readonly old: number;
  readonly board: readonly number[];
}

const keyOf = (at: number): string => `effect${at}`;

function rulesOf(effects: readonly Modification[]) {
  const known = rules.get(effects);
  if (known !== undefined) return known;
  const made = toyRules(
    {
      turn: [['go', () => ({ kind: 'done' })]],
      happen: [
        ['timestamps', happening.timestamps],
        ['stamped', happening.stamped],
        ['commit', happening.commitBatch],
      ],
    },
    { ...Object.fromEntries(effects.map((modify, at) => [keyOf(at), card({}, modify)])), ...BODIES },
    { layers: Object.entries(PARTS).map(([name, parts]) => [name, [...parts]]), ordersEffects: () => true },
  );
  rules.set(effects, made);
  return made;
}
const rules = new WeakMap<readonly Modification[], ReturnType<typeof toyRules>>();

/** @param field the effects that are there in the order in which they came, @param hand those that are not there yet */
function positionOf({ effects, board }: Case, field: readonly number[], hand: readonly number[]) {
  const placed = (those: readonly number[]) => those.map((at) => ({ card: keyOf(at) }));
  const sides = [
    { life: 4000, zones: { field: placed(field), hand: placed(hand) } },
    { life: 4000, zones: { field: board.map((kind) => ({ card: bodyOf(kind) })) } },
  ] as const;
  const built = build(rulesOf(effects), { turn: 0, number: 3, phase: 'go', starter: 0, seed: 1, sides });
  if (!built.ok) throw new Error(built.error);
  return new Look(rulesOf(effects), built.position);
}

/** What the bodies are where the effects came into play one after the other. */
function broughtInTurn(of: Case, order: readonly number[]): string {
  const look = positionOf(of, order, []);
  return of.board
    .map((kind) => {
      const name = bodyOf(kind);
      const item = look.p.items.find((one) => one.name === name);
      if (!item) throw new Error(name);
      const { types, traits, attributes, stats, keywords } = look.chars(item);
      const lists = [types, traits, attributes, keywords.map((one) => one.name)].map((list) => [...list].sort());
      return JSON.stringify([lists, stats]);
    })
    .join();
}

const ordersOf = <One>(all: readonly One[]): readonly (readonly One[])[] =>
  all.length === 0 ? [[]] : all.flatMap((one, at) => ordersOf(all.toSpliced(at, 1)).map((rest) => [one, ...rest]));

/** The effects whose place among the others tells on a board; @param there which are there at all */
function telling(of: Case, there = of.effects.map((_, at) => at)): readonly string[] {
  const [old, joining] = [there.filter((at) => at < of.old), there.filter((at) => at >= of.old)];
  const results = ordersOf(joining).map((order) => ({ order, is: broughtInTurn(of, [...old, ...order]) }));
  return joining
    .filter((one) => {
      const rest = new Map<string, string>();
      return results.some(({ order, is }) => {
        const others = order.filter((other) => other !== one).join();
        const known = rest.get(others);
        rest.set(others, is);
        return known !== undefined && known !== is;
      });
    })
    .map(keyOf);
}

/** The effects that are put in order as they come into play at once. */
function asked(of: Case): readonly string[] {
  const all = of.effects.map((_, at) => at);
  const look = positionOf(of, all.slice(0, of.old), all.slice(of.old));
  const events = look.p.items
    .filter(({ zone }) => zone === 'hand')
    .map(({ ref }): Event => ({ kind: 'move', item: ref, to: 'field', cause: 'effect' }));
  return (toStamp(look, events)?.options ?? []).map(({ key }) => key).sort();
}

/** The bodies are those of the opponent: no effect is on what has one. */
const THEIRS: Filter = { controller: 'opponent' };

type Kind = keyof typeof WORDS;
const ALSO = { types: 'alsoTypes', traits: 'alsoTraits', attributes: 'alsoAttributes' } as const;
const asks = (kind: Kind): Filter =>
  kind === 'types' ? { types: WORDS.types } : kind === 'traits' ? { trait: 'elf' } : { attribute: 'fire' };
const gives = (kind: Kind): Modification => ({ [ALSO[kind]]: [...WORDS[kind]] });
const anyKind = fc.constantFrom<Kind>('types', 'traits', 'attributes');
const anyEffect = fc
  .record({
    ask: fc.array(anyKind, { maxLength: 2 }),
    give: anyKind,
    // What takes the place of that, takes something away or changes values.
    sets: fc.option(
      fc.constantFrom<Modification>(
        { traits: ['orc'] },
        { attributes: ['water'] },
        { gain: ['flying'] },
        { lose: ['flying'] },
        { becomes: { atk: 300 } },
        { stats: { atk: 200 } },
      ),
      { freq: 3, nil: null },
    ),
  })
  .map(
    ({ ask, give, sets }): Modification => ({
      filter: Object.assign({}, THEIRS, ...ask.map(asks)),
      ...(sets ?? gives(give)),
    }),
  );
const anyBoard = fc.oneof(
  fc.constant([0, 1, 2, 3, 4, 5, 6, 7]),
  fc.uniqueArray(fc.integer({ min: 0, max: 7 }), { minLength: 0, maxLength: 3 }),
);
const anyCase = fc
  .record({
    effects: fc.array(anyEffect, { minLength: 2, maxLength: 4 }),
    board: anyBoard,
    old: fc.constantFrom(0, 0, 1),
  })
  .map((of): Case => ({ ...of, old: of.effects.length > 2 ? of.old : 0 }));

const ALL = [0, 1, 2, 3, 4, 5, 6, 7];
/** Boards of all bodies, of one and of two. */
const BOARDS = [ALL, ...ALL.map((one) => [one]), ...ALL.flatMap((one) => ALL.slice(one + 1).map((two) => [one, two]))];

const ofSome = <One>([first, ...rest]: readonly One[]): readonly (readonly One[])[] =>
  first === undefined ? [[]] : ofSome(rest).flatMap((some) => [some, [first, ...some]]);

/** Whether the place of an effect tells on some board, of all effects or once others have gone. */
function canTell(of: Case, name: string): boolean {
  const all = of.effects.map((_, at) => at);
  const those = ofSome(all)
    .filter((one) => one.length > 1 && one.map(keyOf).includes(name))
    .toSorted((one, other) => one.length - other.length);
  return those.some((there) =>
    [of.board, ...BOARDS].some((board) => telling({ ...of, board }, [...there]).includes(name)),
  );
}

describe('effects that begin at once', () => {
  const ring: readonly Modification[] = [
    { ...gives('types'), filter: { ...THEIRS, ...asks('attributes') } },
    { ...gives('attributes'), filter: { ...THEIRS, ...asks('traits') } },
    { ...gives('traits'), filter: { ...THEIRS, ...asks('types') } },
  ];

  test('three that hang on each other in a ring by different information are put in order (909.3b)', () => {
    const of = { effects: ring, old: 0, board: [1, 2, 4] };
    expect(new Set(ordersOf([0, 1, 2]).map((order) => broughtInTurn(of, order))).size).toBeGreaterThan(1);
    expect(asked(of)).toEqual(['effect0', 'effect1', 'effect2']);
  });

  test('so they are before there is anything that they are on', () => {
    expect(asked({ effects: ring, old: 0, board: [] })).toEqual(['effect0', 'effect1', 'effect2']);
  });

  test('and two of them are where the third is there already', () => {
    expect(asked({ effects: ring, old: 1, board: [1, 2, 4] })).toEqual(
      telling({ effects: ring, old: 1, board: [1, 2, 4] }),
    );
  });

  test('whatever can tell on the board is asked', () => {
    fc.assert(
      fc.property(anyCase, (of) => {
        const options = asked(of);
        for (const name of telling(of)) expect(options).toContain(name);
      }),
      { seed: 9093, numRuns: 25 },
    );
  });

  test('what is asked is what can tell, on this board or another, now or later', () => {
    fc.assert(
      fc.property(anyCase, (of) => {
        const options = asked(of);
        for (const at of of.effects.keys()) {
          const isAsked = options.includes(keyOf(at));
          // What was there before counts on the board as it is.
          if (isAsked || of.old === 0) expect(canTell(of, keyOf(at))).toBe(isAsked);
        }
      }),
      { seed: 9093, numRuns: 12 },
    );
  });
});
