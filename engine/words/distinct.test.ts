/** Different ability trees never print the same text, in either language, in any edition. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DocId } from '../generated/clauses';
import {
  type Ability,
  type CardDefinition,
  type GrantedAbility,
  type Instruction,
  type Target,
  THEN,
  type Words,
} from '../kernel/position/card';
import type { Filter } from '../kernel/position/position';
import { CONDITION_NAMES } from '../text/conditions';
import { OCCURRENCE_NAMES } from '../text/occurrences';
import { OPERATION_NAMES } from '../text/operations';
import { ABILITY_KINDS } from '../text/parts';
import { wordsOf } from '.';
import { VOCABULARIES } from './editions';
import { familyOf } from './testing/family';
import { normalForm } from './testing/normal-form';
import { type Alphabet, treesOf } from './testing/trees';

const FOW: Alphabet = {
  types: ['resonator', 'j-ruler', 'chant', 'pebble'],
  attributes: ['fire', 'void', 'mist'],
  // None that is an attribute too: no keyword says both an attribute and a price, and either is written as the same symbol.
  resources: ['light', 'water', 'ash'],
  keywords: ['flying', 'quickcast', 'indestructible', 'hover'],
  zones: ['field', 'hand', 'graveyard', 'chase', 'removed', 'attic'],
  traits: ['knight', 'mage'],
  subtypes: ['instant'],
  stats: ['atk', 'def', 'luck'],
  restrictions: ['attack', 'chosen', 'sing'],
  prices: ['attack', 'block'],
  demands: ['attack', 'sing'],
  weathers: ['rain', 'frogs'],
  operations: OPERATION_NAMES,
  abilities: ABILITY_KINDS,
  occurrences: OCCURRENCE_NAMES,
  conditions: CONDITION_NAMES,
  permissions: ['attackOnArrival', 'blockRested', 'sing'],
  playerKeywords: ['barrier', 'hover'],
  playerRestrictions: ['play', 'draw', 'sing'],
  playerPermissions: ['sing', 'spendAnyCp'],
  limits: ['handLimit', 'backupLimit', 'songs'],
  counters: ['astral', 'frozen', 'moss'],
  occasions: ['turn', 'turnEnd', 'mainPhase', 'battle', 'noon'],
  phases: ['draw', 'recovery', 'siesta'],
};
const FF: Alphabet = {
  ...FOW,
  types: ['forward', 'backup', 'summon', 'pebble'],
  attributes: ['fire', 'dark', 'mist'],
  resources: ['light', 'water', 'ash'],
  keywords: ['haste', 'brave', 'first strike', 'hover'],
  zones: ['field', 'hand', 'break', 'stack', 'removed', 'attic'],
  stats: ['power', 'luck'],
  phases: ['draw', 'main1', 'siesta'],
};

const card: CardDefinition = {
  name: { ja: '試しの札', en: 'Test Piece' },
  faces: [{ types: ['chant'] }],
};

/** Editions with the words that their cards are made of: the same trees are written in all editions of a game. */
const GAMES: readonly (readonly [name: string, Alphabet, readonly DocId[]])[] = [
  ['Force of Will', FOW, ['fow-2.0', 'fow-5.00', 'fow-5.5', 'fow-8.01']],
  ['FF-TCG', FF, ['fftcg']],
];

const LANGUAGES: readonly (keyof Words)[] = ['ja', 'en'];

/** Fails with both trees where two that differ have one text in some edition. */
function expectDistinct(editions: readonly DocId[], abilities: readonly Ability[]): void {
  // A tree that stands there again proves nothing more.
  const different = [...new Map(abilities.map((ability) => [JSON.stringify(ability), ability])).values()];
  for (const edition of editions) {
    const { ability: write } = wordsOf(edition);
    const seen: Record<keyof Words, Map<string, Ability>> = { ja: new Map(), en: new Map() };
    for (const ability of different) {
      const text = write(ability, { ...card, faces: [{ types: ['chant'], abilities: [ability] }] });
      for (const language of LANGUAGES) {
        const other = seen[language].get(text[language]);
        if (other && normalForm(other) !== normalForm(ability))
          expect.fail(
            `${edition}: "${text[language]}" says both ${JSON.stringify(other)} and ${JSON.stringify(ability)}`,
          );
        seen[language].set(text[language], ability);
      }
    }
  }
}

/** Fails with the seed and the two trees alone: the hundreds of others among which they were found say nothing. */
function prove(property: fc.IProperty<[unknown]>, numRuns: number): void {
  const { failed, seed, counterexamplePath, errorInstance } = fc.check(property, { numRuns });
  if (failed) expect.fail(`${String(errorInstance)} (seed ${seed}, path ${counterexamplePath})`);
}

const text = (...instructions: readonly Instruction[]): Ability => ({ kind: 'text', do: instructions });
const about = (filter: Filter): Ability => text({ op: 'destroy', what: { each: filter } });

// Hundreds of texts in every edition: what is a minute on a quiet machine can be three beside a build.
const LONG = { timeout: 600_000 };

describe.each(GAMES)('%s: different trees, different texts', LONG, (_, alphabet, editions) => {
  const trees = treesOf(alphabet);
  const many = <T>(one: fc.Arbitrary<T>, write: (tree: T) => Ability): void =>
    prove(
      fc.property(fc.array(one, { minLength: 100, maxLength: 300, size: 'max' }), (all) =>
        expectDistinct(editions, all.map(write)),
      ),
      15,
    );

  it('among abilities', () => many(trees.of('Ability'), (ability) => ability));
  it('among instructions', () => many(trees.of('Instruction'), (instruction) => text(instruction)));
  it('among lists of instructions, however they are nested', () => {
    const draw: Instruction = { op: 'draw', player: 'you', amount: 1 };
    const leaf = fc.constantFrom<Instruction>(draw, { op: 'halveLife', player: 'opponent' }, { op: 'prevent' });
    const { list } = fc.letrec<{ list: Instruction[]; one: Instruction }>((tie) => ({
      list: fc.array(tie('one'), { maxLength: 3 }),
      one: fc.oneof(
        { maxDepth: 3 },
        leaf,
        fc.record({ op: fc.constant('may'), do: tie('list') }),
        fc.record({ op: fc.constant('if'), condition: fc.constant({ is: 'did' }), [THEN]: tie('list') }),
        fc.record({
          op: fc.constant('if'),
          condition: fc.constant({ is: 'did' }),
          [THEN]: tie('list'),
          else: tie('list'),
        }),
        fc.record({ op: fc.constant('modes'), choose: fc.constant(1), of: fc.array(tie('list'), { maxLength: 2 }) }),
      ),
    }));
    const wrapped = fc.record({ all: list, optional: fc.boolean() });
    many(wrapped, ({ all, optional }) => ({
      kind: 'automatic',
      when: { on: 'attack', who: 'this' },
      do: all,
      ...(optional ? { optional } : {}),
    }));
  });
  it('among filters', () => many(trees.of('Filter'), about));
  it('among objects', () => many(trees.of('Objects'), (what) => text({ op: 'rest', what })));
  it('among amounts', () => many(trees.of('Amount'), (amount) => text({ op: 'draw', player: 'you', amount })));
  it('among occurrences', () =>
    many(trees.of('Occurrence'), (when) => ({ kind: 'automatic', when, do: [{ op: 'prevent' }] })));
  it('among conditions', () =>
    many(trees.of('Condition'), (condition) => ({ kind: 'continuous', modify: { self: true }, while: condition })));
  it('among modifications', () => many(trees.of('Modification'), (modify) => ({ kind: 'continuous', modify })));
  it('of abilities that differ in one place', () =>
    prove(
      fc.property(familyOf(trees.of('Ability'), 60), (family) => expectDistinct(editions, family)),
      40,
    ));
  it('where a lot is drawn for what is counted, or for what is done', () => {
    const drawn = { choose: { zone: 'hand' }, count: 1, random: true } as const;
    const { random: _, ...chosen } = drawn;
    const discard = (what: typeof drawn | typeof chosen, random: { random?: true }): Ability =>
      text({ op: 'discard', player: 'opponent', amount: { stat: alphabet.stats[0] ?? '', of: what }, ...random });
    expectDistinct(editions, [discard(drawn, {}), discard(chosen, { random: true }), discard(chosen, {})]);
  });
  it('where the deck of a chosen player is spoken of, whatever could be chosen', () => {
    const look = (targets: readonly Target[]): Ability => ({
      kind: 'trigger',
      when: { on: 'loseLife', player: 'you' },
      targets,
      do: [{ op: 'look', what: { top: 1, of: { target: 0 } } }],
    });
    const either: Target = { filter: {}, count: 1, player: true };
    expectDistinct(editions, [look([]), look([either]), look([{ ...either, upTo: true }])]);
  });
  it('where what a text gives an object speaks of a target of its own', () => {
    const has: readonly GrantedAbility[] = [
      {
        kind: 'automatic',
        when: { on: 'loseLife', player: 'you' },
        targets: [{ filter: {}, count: 1 }],
        do: [{ op: 'destroy', what: { target: 0 } }],
      },
    ];
    const give: Instruction = { op: 'modify', what: { all: {} }, by: { has }, until: 'turn' };
    const chosen: readonly Target[] = [{ filter: { rested: true }, count: 1 }];
    expectDistinct(editions, [text(give), { kind: 'text', targets: chosen, do: [give] }]);
  });
  it('where one field of a filter is left out', () =>
    prove(
      fc.property(trees.of('Filter'), (filter) => {
        const fewer = Object.keys(filter).map((key) =>
          Object.fromEntries(Object.entries(filter).filter(([k]) => k !== key)),
        );
        expectDistinct(editions, [filter, ...fewer].map(about));
      }),
      500,
    ));
});

describe.each(GAMES.flatMap(([, , editions]) => editions))('%s: its words', (edition) => {
  const v = VOCABULARIES[edition];
  it.each([
    ['types', v.types],
    ['attributes', v.attributes],
    ['stats', v.stats],
    ['keywords', v.keywords],
    ['zones', v.zones],
    ['phases', v.phases],
    ['subtypes', v.subtypes],
    ['counters', v.counters],
  ])('tell its %s apart in both languages', (_, terms) => {
    for (const language of LANGUAGES) {
      const said = Object.values(terms).map((term) => term[language]);
      expect(new Set(said).size).toBe(said.length);
    }
  });
});
