/** What a text can ask before it does something, or while it works: one row a condition. */
import type { Condition, Counted, Deniable } from '../kernel/position/card';
import { seatOf } from '../kernel/position/position';
import { hasAside, objectsThat } from '../kernel/view/condition';
import { matches, readerOf } from '../kernel/view/filter';
import type { Asking, Characteristic } from '../kernel/view/language';
import type { Look } from '../kernel/view/look';
import { hasHappened } from '../kernel/view/recorded';
import type { GameTypes } from '../kernel/view/ruleset';
import { filterReads } from './filters';
import { isPermittedByNow } from './permitted';
import {
  atLeast,
  fewOf,
  just,
  oneOf,
  only,
  optional,
  part,
  record,
  type Shape,
  type ShapesOf,
  tagged,
  type Untagged,
  word,
} from './shape';

type Is = Condition['is'];
type ConditionOf<K extends Is, C = Condition> = C extends Condition ? (K extends C['is'] ? C : never) : never;
type ConditionMap = { readonly [K in Is]: ConditionOf<K> };

interface ConditionRow<K extends Is> {
  readonly fields: ShapesOf<Untagged<Condition, 'is', K>>;
  readonly holds: <G extends GameTypes>(look: Look<G>, condition: ConditionMap[K], asking: Asking) => boolean;
  /** Whether it asks about information or the state of the card with the text, and of nothing else. */
  readonly isOfItself?: (condition: ConditionMap[K]) => boolean;
  /** What continuous effects can change that it asks about, given what abilities of the pool permit. */
  readonly reads: (condition: ConditionMap[K], permitted: ReadonlySet<string>) => ReadonlySet<Characteristic>;
}

const NOTHING: ReadonlySet<Characteristic> = new Set();
const nothing = (): ReadonlySet<Characteristic> => NOTHING;
const always = (): true => true;

/** What there is of abilities, where one of them could permit it. */
const GIVEN_BY_ABILITIES: readonly Characteristic[] = ['abilities', 'given'];

const WHOSE = oneOf('you', 'opponent');

/** Whether there are so many; for one it is not counted, but asked whether it is there. */
const areThere = <G extends GameTypes>(
  look: Look<G>,
  { filter, atLeast }: Counted,
  { you, self, chars }: Asking,
): boolean => objectsThat(look, filter, you, self, chars, atLeast > 1).length >= atLeast;

/** What can be denied. */
const DENIABLE = {
  life: {
    fields: { player: WHOSE, atMost: atLeast(0, 1, 2, 500) },
    holds: (look, { player, atMost }, { you }) => look.p.players[seatOf(player, you)].life <= atMost,
    reads: nothing,
  },
  weather: {
    fields: { player: WHOSE, weather: word('weathers') },
    holds: (look, { player, weather }, { you }) => look.p.players[seatOf(player, you)].state === weather,
    reads: nothing,
  },
  counters: {
    fields: { counter: word('counters'), atLeast: atLeast(0, 1, 2, 500) },
    isOfItself: always,
    holds: (_, { counter, atLeast }, { self }) => (self?.counters[counter] ?? 0) >= atLeast,
    reads: nothing,
  },
  this: {
    fields: { such: part('Filter') },
    isOfItself: always,
    holds: (look, { such }, { you, self, chars }) =>
      self !== null && matches(self, such, readerOf(look, you, self, chars)),
    reads: ({ such }) => filterReads(such),
  },
  junctioned: {
    fields: {},
    isOfItself: always,
    holds: (look, _, { self }) => self !== null && hasAside(look, self),
    reads: nothing,
  },
  happened: {
    fields: { what: part('Incident'), times: optional(atLeast(1, 2, 3)), during: optional(just('game')) },
    holds: (look, condition, { you }) => hasHappened(look, condition, you),
    reads: nothing,
  },
  paid: {
    fields: {},
    isOfItself: always,
    holds: (_, __, { self }) => self?.announced?.ways?.some(({ kind }) => kind === 'optional') ?? false,
    reads: nothing,
  },
  playedFrom: {
    fields: { zone: word('zones'), by: optional(only('keywords', 'remnant', just('remnant'))) },
    isOfItself: always,
    holds: (_, { zone, by }, { self }) =>
      self?.announced?.playedFrom === zone && (by === undefined || self.announced.permitted === undefined),
    reads: nothing,
  },
} satisfies { readonly [K in Deniable['is']]: ConditionRow<K> };

const CONDITIONS = {
  count: {
    fields: { filter: part('Filter'), atLeast: atLeast(0, 1, 2, 500), or: optional(word('permissions')) },
    holds: (look, { filter, atLeast, or }, asking) =>
      areThere(look, { filter, atLeast }, asking) || (or !== undefined && isPermittedByNow(look, or, asking)),
    reads: ({ filter, or }, permitted) =>
      or !== undefined && permitted.has(or)
        ? new Set([...filterReads(filter), ...GIVEN_BY_ABILITIES])
        : filterReads(filter),
  },
  counts: {
    fields: { all: fewOf(record<Counted>({ filter: part('Filter'), atLeast: atLeast(0, 1, 2, 500) }), 2, 5) },
    holds: (look, { all }, asking) => all.every((one) => areThere(look, one, asking)),
    reads: ({ all }) => new Set(all.flatMap(({ filter }) => [...filterReads(filter)])),
  },
  none: {
    fields: { filter: part('Filter') },
    holds: (look, { filter }, { you, self, chars }) => objectsThat(look, filter, you, self, chars).length === 0,
    reads: ({ filter }) => filterReads(filter),
  },
  few: {
    fields: { filter: part('Filter'), atMost: atLeast(0, 0, 1, 2) },
    holds: (look, { filter, atMost }, asking) => !areThere(look, { filter, atLeast: atMost + 1 }, asking),
    reads: ({ filter }) => filterReads(filter),
  },
  turn: {
    fields: { of: WHOSE },
    holds: (look, { of }, { you }) => look.p.turn.player === seatOf(of, you),
    reads: nothing,
  },
  not: {
    fields: { that: tagged<Deniable, 'is'>('is', DENIABLE, 'conditions') },
    isOfItself: ({ that }) => isOfItself(that),
    holds: (look, { that }, asking) => !holds(look, that, asking),
    reads: ({ that }, permitted) => conditionReads(that, permitted),
  },
  did: { fields: {}, holds: (_, __, { did }) => did, reads: nothing },
  ...DENIABLE,
} satisfies { readonly [K in Is]: ConditionRow<K> };

/** The words of all of them. */
export const CONDITION_NAMES: readonly Is[] = Object.keys(CONDITIONS).filter((is): is is Is => is in CONDITIONS);

const ROWS: { readonly [K in Is]: ConditionRow<K> } = CONDITIONS;

const row = <K extends Is, G extends GameTypes>(
  is: K,
  look: Look<G>,
  condition: ConditionMap[K],
  asking: Asking,
): boolean => ROWS[is].holds(look, condition, asking);

/** Whether a condition holds. */
export const holds = <G extends GameTypes>(look: Look<G>, condition: Condition, asking: Asking): boolean =>
  row(condition.is, look, condition, asking);

const reads = <K extends Is>(
  is: K,
  condition: ConditionMap[K],
  permitted: ReadonlySet<string>,
): ReadonlySet<Characteristic> => ROWS[is].reads(condition, permitted);

/**
 * What a condition asks about that continuous effects can change.
 * @param permitted what abilities of the pool permit
 */
export const conditionReads = (condition: Condition, permitted: ReadonlySet<string>): ReadonlySet<Characteristic> =>
  reads(condition.is, condition, permitted);

const isOf = <K extends Is>(is: K, condition: ConditionMap[K]): boolean => ROWS[is].isOfItself?.(condition) ?? false;

/** Whether a condition asks about the card with the text alone. */
export const isOfItself = (condition: Condition): boolean => isOf(condition.is, condition);

/** What a condition may look like. */
export const CONDITION: Shape<Condition> = tagged<Condition, 'is'>('is', CONDITIONS, 'conditions');
