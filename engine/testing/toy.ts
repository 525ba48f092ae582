/** A game of three rows, for testing the machine without any rulebook: its procedures are the test's own. */

import * as happening from '../kernel/machine/happening';
import { carryOut, carryOutChosen } from '../kernel/machine/program';
import type { CardDefinition } from '../kernel/position/card';
import { type Memory, NO_MEMORY, type Position } from '../kernel/position/position';
import { compile } from '../kernel/table/compile';
import type { EditionTable, Mutant, Row } from '../kernel/table/edition';
import { build, type Placed } from '../kernel/table/setup';
import type { GameTypes, Ruleset, Step } from '../kernel/view/ruleset';
import { CONDITION_NAMES } from '../text/conditions';
import { LANGUAGE } from '../text/language';
import { OCCURRENCE_NAMES } from '../text/occurrences';
import { ABILITY_KINDS } from '../text/parts';

export interface Toy extends GameTypes {
  readonly params: { readonly limit: number };
  readonly memory: Memory;
  readonly deeds: Record<never, never>;
}
export type ToyStep = Step<Toy>;
type Rows = Readonly<Record<string, readonly Row<ToyStep, never>[]>>;
type ToyTable = EditionTable<Toy, 'fow-8.01'>;

const HAPPEN: Rows[string] = [
  ['replace', happening.replace],
  ['instead', happening.instead],
  ['become', happening.becomes],
  ['commit', happening.commitBatch],
];
const INSTEAD: Rows[string] = [
  ['carryOut', carryOut],
  ['chosen', carryOutChosen],
];
/** The words of the toy's cards. */
const TOY_WORDS: ToyTable['words'] = {
  types: ['resonator', 'chant', 'stone', 'j-ruler'],
  attributes: ['fire', 'water', 'wind', 'light', 'darkness', 'void'],
  resources: ['fire', 'water', 'wind', 'light', 'darkness', 'void'],
  traits: [],
  stats: ['atk', 'def'],
  playerKeywords: [],
  playerRestrictions: [],
  keywords: ['flying', 'pierce', 'swiftness', 'marked', 'one', 'two'],
  subtypes: [],
  counters: [],
  occasions: [],
  restrictions: [],
  prices: [],
  demands: [],
  weathers: [],
  abilities: ABILITY_KINDS,
  occurrences: OCCURRENCE_NAMES,
  conditions: CONDITION_NAMES,
};

/** The toy table with the given procedures, `turn` among them; with mutants, rows of it knocked out. */
export function toyRules(
  procedures: Rows,
  cards: Readonly<Record<string, CardDefinition>>,
  changes: Partial<ToyTable> = {},
  mutants: readonly Mutant[] = [],
): Ruleset<Toy> {
  const table: ToyTable = {
    id: 'fow-8.01',
    language: LANGUAGE,
    words: TOY_WORDS,
    zones: {
      field: [{ shared: true, side: 'controller', seen: 'all', role: 'battlefield' }],
      hand: [{ side: 'owner', seen: 'owner', role: 'hand' }],
      deck: [{ side: 'owner', seen: 'none', role: 'deck' }],
      graveyard: [{ side: 'owner', seen: 'all', role: 'pile' }],
      removed: [{ side: 'owner', seen: 'all', role: 'removed' }],
      chase: [{ shared: true, side: 'controller', seen: 'all', role: 'stack' }],
    },
    procedures: { happen: HAPPEN, instead: INSTEAD, ...procedures },
    params: { limit: [7] },
    paramValues: { limit: [7, 5] },
    selections: {},
    actions: [],
    bars: {},
    outcomes: {},
    ruleProcesses: [],
    visibility: [],
    deckPiles: [],
    deckConditions: [],
    base: [],
    last: [],
    layers: [
      ['attributes', ['attributes']],
      ['abilities', ['lose', 'gain', 'has']],
      ['values', ['newValues', 'becomes', 'stats']],
    ],
    triggers: [],
    offers: [],
    sides: [],
    stillTriggered: [],
    delayed: ['once'],
    choosers: [],
    costs: [],
    playedFrom: ['hand'],
    activeZones: [['field']],
    carriedOut: ['chant'],
    permissions: {},
    playerPermissions: {},
    limitRules: {},
    limits: {},
    keywordTexts: [],
    keywordArgs: {},
    operations: { damage: [], draw: [], destroy: [], modify: [], if: [], may: [], gainLife: [] },
    afterCommit: [],
    identityZones: () => [],
    oneArrival: () => [],
    mustChoose: () => true,
    mayFindNothing: () => 'never',
    worksElsewhere: () => true,
    effectsFollow: () => 'none',
    effectsLock: () => false,
    lastKnown: () => true,
    controllerAs: () => 'played',
    followsMoved: () => true,
    keywordsLost: () => true,
    memory: {
      of: ({ memory }) => memory,
      begin: () => NO_MEMORY,
      keeps: {},
      settle: ({ p }) => p.memory,
      records: {},
      combat: () => null,
    },
    ...changes,
  };
  return compile(table, cards, mutants);
}

/** A position with cards on A's and B's field, about to run the step `go` of the procedure `turn`. */
export function toyPosition(rules: Ruleset<Toy>, a: readonly Placed[], b: readonly Placed[] = []): Position {
  const built = build(rules, {
    turn: 0,
    number: 3,
    phase: 'go',
    starter: 0,
    seed: 1,
    sides: [
      { life: 4000, zones: { field: a } },
      { life: 4000, zones: { field: b } },
    ],
  });
  if (!built.ok) throw new Error(built.error);
  return built.position;
}
