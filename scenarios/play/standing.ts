/** How cards and players stand, held against what a scenario says of them. */
import { type Engine, GONE, type Item, type Position, type Seat, sideOf } from '@/engine';
import {
  type CardState,
  EXPECTATION_WORDS,
  type Expectation,
  type Lacking,
  MOMENT_WORDS,
  type Moment,
  NOWHERE,
  type PlayerExpectation,
  STANDING_WORDS,
  type Standing,
  ZONES,
} from '../format/schema';
import { zoneIn, zonesOf } from '../format/situation';
import { unknown } from '../format/strict';
import type { Failure, FailurePath } from './failure';
import type { Were } from './were';

/** A position, and which cards the play that led there has had. */
export interface Stand {
  readonly p: Position;
  readonly were: Were;
}

/** Where cards and players stand otherwise than an expectation at the end of a play says. */
export const standing = (expected: Expectation, engine: Engine, stand: Stand, path: FailurePath): readonly Failure[] =>
  standingBut(EXPECTATION_WORDS, expected, engine, stand, path);

/** The same of a moment on the way. */
export const standingAt = (expected: Moment, engine: Engine, stand: Stand, path: FailurePath): readonly Failure[] =>
  standingBut(MOMENT_WORDS, expected, engine, stand, path);

/** The same of the end of a line. */
export const standingThen = (expected: Standing, engine: Engine, stand: Stand, path: FailurePath): readonly Failure[] =>
  standingBut(STANDING_WORDS, expected, engine, stand, path);

/** @param words keys that are no names of cards */
function standingBut(
  words: readonly string[],
  expected: Expectation | Moment | Standing,
  engine: Engine,
  stand: Stand,
  path: FailurePath,
): readonly Failure[] {
  const { p } = stand;
  const cards = Object.entries(expected).flatMap(([name, wanted]): readonly Failure[] => {
    const state = words.includes(name) ? null : typeof wanted === 'string' ? { zone: wanted } : wanted;
    return isCardState(state) ? cardFailures(name, state, engine, stand, [...path, name]) : [];
  });
  const players = (['A', 'B'] as const).flatMap((player) =>
    playerFailures(expected[player], player === 'A' ? 0 : 1, engine, p, [...path, player]),
  );
  return [...cards, ...players];
}

const isCardState = (wanted: unknown): wanted is CardState =>
  typeof wanted === 'object' && wanted !== null && !Array.isArray(wanted);

export const outcome = (path: FailurePath, what: string, is: unknown, expected: unknown): Failure => ({
  kind: 'outcome',
  message: `${what} is ${shown(is)}, not ${shown(expected)}`,
  path,
});
const shown = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? 'none'));
const sorted = (words: readonly string[]): readonly string[] => [...words].sort();
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

export const playerName = (seat: Seat): 'A' | 'B' => (seat === 0 ? 'A' : 'B');

/** An expectation of a card that does not exist, with the nearest that does. */
export const nobody = (name: string, p: Position, path: FailurePath): Failure => ({
  kind: 'outcome',
  message: unknown(name, namesOf(p), 'name of a card'),
  path,
});
const namesOf = (p: Position): readonly string[] => [...new Set(p.items.map(({ name }) => name))];

function cardFailures(
  name: string,
  state: CardState,
  engine: Engine,
  { p, were }: Stand,
  path: FailurePath,
): readonly Failure[] {
  const item = p.items.find((one) => one.name === name);
  if (!item) {
    if (!were.has(name)) return [nobody(name, p, path)];
    return same(state, { zone: NOWHERE }) ? [] : [outcome(path, name, { zone: NOWHERE }, state)];
  }
  const is: Record<keyof Omit<CardState, 'lacks'>, unknown> = valuesOf(engine, p, item);
  const wrong = VALUE_KEYS.flatMap((key): readonly Failure[] => {
    if (state[key] === undefined) return [];
    const wanted = wantedOf(engine, key, state);
    return same(is[key], wanted) ? [] : [outcome([...path, key], `${key} of ${name}`, is[key], wanted)];
  });
  return [...wrong, ...lackFailures(name, state.lacks, engine, p, item, [...path, 'lacks'])];
}

/** A value that is expected, as the engine tells it: by another name of its zone, or by the word for having no attribute. */
function wantedOf(engine: Engine, key: (typeof VALUE_KEYS)[number], state: CardState): unknown {
  if (key === 'zone') return zoneIn(engine, state.zone ?? '') ?? state.zone;
  if (key === 'attributes') return normal(state.attributes?.filter((attribute) => attribute !== engine.noAttribute));
  return normal(state[key]);
}

export function valuesOf(engine: Engine, p: Position, item: Item): Record<(typeof VALUE_KEYS)[number], unknown> {
  const chars = engine.characteristics(p, item);
  return {
    zone: item.zone === GONE ? NOWHERE : item.zone,
    damage: item.damage,
    rested: item.rested,
    atk: chars.stats.atk ?? NONE,
    def: chars.stats.def ?? NONE,
    power: chars.stats.power ?? NONE,
    counters: normal(item.counters),
    keywords: sorted(chars.keywords.map(({ name }) => name)),
    types: sorted(chars.types),
    attributes: sorted(chars.attributes),
    traits: sorted(chars.traits),
    controller: playerName(item.controller),
    owner: playerName(item.owner),
    face: sideOf(item),
    faceDown: item.faceDown,
  };
}

/** A value that a card does not have. */
const NONE = 'none';

export const VALUE_KEYS = [
  'zone',
  'damage',
  'rested',
  'atk',
  'def',
  'power',
  'counters',
  'keywords',
  'types',
  'attributes',
  'traits',
  'controller',
  'owner',
  'face',
  'faceDown',
] as const satisfies readonly Exclude<keyof CardState, 'lacks'>[];

function lackFailures(
  name: string,
  lacks: Lacking | undefined,
  engine: Engine,
  p: Position,
  item: Item,
  path: FailurePath,
): readonly Failure[] {
  if (!lacks) return [];
  const chars = engine.characteristics(p, item);
  const has: Record<keyof Lacking, readonly string[]> = {
    keywords: chars.keywords.map(({ name }) => name),
    types: chars.types,
    attributes: chars.attributes.length > 0 || engine.noAttribute === null ? chars.attributes : [engine.noAttribute],
    traits: chars.traits,
    counters: Object.entries(item.counters).flatMap(([counter, count]) => (count > 0 ? [counter] : [])),
  };
  return (['keywords', 'types', 'attributes', 'traits', 'counters'] as const).flatMap((kind) =>
    (lacks[kind] ?? []).flatMap((word, index): readonly Failure[] =>
      has[kind].includes(word)
        ? [{ kind: 'outcome', message: `${name} has ${word} among its ${kind}`, path: [...path, kind, index] }]
        : [],
    ),
  );
}

/** Lists and amounts in one order; none of a kind, of counters or will, is the same as its not being named. */
function normal(value: unknown): unknown {
  if (Array.isArray(value)) return [...value].sort();
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .filter(([, amount]) => amount !== 0)
    .sort();
}

function playerFailures(
  expected: PlayerExpectation | undefined,
  seat: Seat,
  engine: Engine,
  p: Position,
  path: FailurePath,
): readonly Failure[] {
  if (!expected) return [];
  const found: Failure[] = [];
  const { life, pool } = p.players[seat];
  const whose = `of ${playerName(seat)}`;
  if (expected.life !== undefined && expected.life !== life)
    found.push(outcome([...path, 'life'], `life ${whose}`, life, expected.life));
  if (expected.pool !== undefined && !same(normal(expected.pool), normal(pool)))
    found.push(outcome([...path, 'pool'], `will ${whose}`, pool, expected.pool));
  const weather = p.players[seat].state ?? NONE;
  if (expected.weather !== undefined && expected.weather !== weather)
    found.push(outcome([...path, 'weather'], `weather ${whose}`, weather, expected.weather));
  found.push(...madeOfPlayer(expected, engine.player(p, seat), whose, path));
  for (const zone of ZONES) {
    const wanted = expected[zone];
    if (wanted === undefined) continue;
    const names = namesIn(engine, p, zone, seat);
    if (names === null) {
      const message = unknown(zone, zonesOf(engine), `zone of ${engine.id}`);
      found.push({ kind: 'unknown', message, path: [...path, zone] });
      continue;
    }
    const is = typeof wanted === 'number' ? names.length : sorted(names);
    if (!same(is, typeof wanted === 'number' ? wanted : sorted(wanted)))
      found.push(outcome([...path, zone], `${zone} ${whose}`, is, wanted));
  }
  return found;
}

/** What texts have made of a player otherwise than is expected. */
function madeOfPlayer(
  expected: PlayerExpectation,
  is: ReturnType<Engine['player']>,
  whose: string,
  path: FailurePath,
): readonly Failure[] {
  const { gain = [], bans = [], may = [] } = is.made ?? {};
  const has = {
    keywords: gain.map((one) => (typeof one === 'string' ? one : one.keyword)),
    cannot: bans.map((one) => (typeof one === 'string' ? one : one.cannot)),
    may,
  };
  const limits = Object.entries(expected.limits ?? {}).flatMap(([name, wanted]): readonly Failure[] => {
    const value = is.limits[name];
    const now = value === Number.POSITIVE_INFINITY ? NONE : value;
    return now === wanted ? [] : [outcome([...path, 'limits', name], `${name} ${whose}`, now, wanted)];
  });
  const lists = (['keywords', 'cannot', 'may'] as const).flatMap((list): readonly Failure[] => {
    const wanted = expected[list];
    if (wanted === undefined || same(sorted(has[list]), sorted(wanted))) return [];
    return [outcome([...path, list], `${list} ${whose}`, sorted(has[list]), sorted(wanted))];
  });
  return [...limits, ...lists];
}

/** What a player has in a zone, in a shared one what the player controls; `null` where the edition has no such zone. */
export function namesIn(
  engine: Engine,
  p: Position,
  zone: (typeof ZONES)[number],
  seat: Seat,
): readonly string[] | null {
  const at = zoneIn(engine, zone);
  const schema = at === null ? undefined : engine.zones[at];
  if (at === null || !schema) return null;
  const slots = p.zones[schema.shared ? at : `${at}/${seat}`] ?? [];
  const items = slots.flatMap((slot) => p.items[slot] ?? []);
  const own = schema.shared ? items.filter(({ controller }) => controller === seat) : items;
  const only = zone === 'stones' ? own.filter((item) => engine.characteristics(p, item).types.includes('stone')) : own;
  return only.map(({ name }) => name);
}
