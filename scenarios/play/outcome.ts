/** Whether a play came out as its scenario says: cards, players, the result, who sees what, the clauses walked. */
import { type Edition, type Engine, type Item, type Position, type Row, type Seat, sideOf } from '@/engine';
import type { CardState, Expectation, Moment, PlayerExpectation, Scenario } from '../format/schema';
import { ZONES } from '../format/schema';
import { zoneIn } from '../format/situation';
import { cites, inEdition } from './citation';
import type { Failure } from './failure';

type Path = readonly (string | number)[];
const RESERVED = ['A', 'B', 'result', 'refused', 'offers', 'notOffers', 'sees', 'clauses', 'moments', 'at'] as const;
const isReserved = (key: string): boolean => RESERVED.some((one) => one === key);

/** Every expectation of the outcome that the end of a play does not meet; without rows, clauses are not looked at. */
export function outcomeFailures(
  scenario: Scenario,
  edition: Edition,
  engine: Engine,
  p: Position,
  rows: readonly Row[] | null,
): readonly Failure[] {
  const parts = ['all', edition] as const;
  return parts.flatMap((part) => {
    const expected = scenario.expect[part];
    if (!expected) return [];
    const path = ['expect', part];
    return [
      ...standing(expected, engine, p, path),
      ...resultFailures(expected, p, [...path, 'result']),
      ...sightFailures(expected, engine, p, [...path, 'sees']),
      ...(rows === null ? [] : clauseFailures(expected.clauses ?? [], edition, rows, [...path, 'clauses'])),
    ];
  });
}

/** Where cards and players stand otherwise than expected. */
export function standing(expected: Expectation | Moment, engine: Engine, p: Position, path: Path): readonly Failure[] {
  return [
    ...cardFailures(expected, engine, p, path),
    ...(['A', 'B'] as const).flatMap((player) =>
      playerFailures(expected[player], player === 'A' ? 0 : 1, engine, p, [...path, player]),
    ),
  ];
}

const outcome = (path: Path, what: string, is: unknown, expected: unknown): Failure => ({
  kind: 'outcome',
  message: `${what} is ${shown(is)}, not ${shown(expected)}`,
  path,
});
const shown = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
const sorted = (words: readonly string[]): readonly string[] => [...words].sort();
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

function cardFailures(expected: Expectation | Moment, engine: Engine, p: Position, path: Path): readonly Failure[] {
  return Object.entries(expected).flatMap(([name, wanted]): readonly Failure[] => {
    if (isReserved(name)) return [];
    const state: CardState | null = typeof wanted === 'string' ? { zone: wanted } : isCardState(wanted) ? wanted : null;
    const item = p.items.find((one) => one.name === name);
    const at = [...path, name];
    if (!state) return [];
    if (!item) return [{ kind: 'outcome', message: `nothing is called "${name}"`, path: at }];
    return stateFailures(name, state, engine, p, item, at);
  });
}

function isCardState(wanted: unknown): wanted is CardState {
  return typeof wanted === 'object' && wanted !== null && !Array.isArray(wanted);
}

function stateFailures(
  name: string,
  state: CardState,
  engine: Engine,
  p: Position,
  item: Item,
  path: Path,
): readonly Failure[] {
  const chars = engine.characteristics(p, item);
  const is: Record<keyof CardState, unknown> = {
    zone: item.zone,
    damage: item.damage,
    rested: item.rested,
    atk: chars.stats.atk,
    def: chars.stats.def,
    power: chars.stats.power,
    counters: Object.entries(item.counters).sort(),
    keywords: sorted(chars.keywords),
    types: sorted(chars.types),
    attributes: sorted(chars.attributes),
    traits: sorted(chars.traits),
    controller: playerName(item.controller),
    owner: playerName(item.owner),
    face: sideOf(item),
    faceDown: item.faceDown,
  };
  return Object.keys(is).flatMap((key): readonly Failure[] => {
    if (!isStateKey(key) || state[key] === undefined) return [];
    const wanted = key === 'zone' ? zoneIn(engine, state.zone ?? '') : normal(state[key]);
    return same(is[key], wanted) ? [] : [outcome([...path, key], `${key} of ${name}`, is[key], wanted)];
  });
}

const STATE_KEYS = [
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
] as const satisfies readonly (keyof CardState)[];
const isStateKey = (key: string): key is keyof CardState => STATE_KEYS.some((one) => one === key);

function normal(value: unknown): unknown {
  if (Array.isArray(value)) return [...value].sort();
  return typeof value === 'object' && value !== null ? Object.entries(value).sort() : value;
}

export const playerName = (seat: Seat): 'A' | 'B' => (seat === 0 ? 'A' : 'B');

function playerFailures(
  expected: PlayerExpectation | undefined,
  seat: Seat,
  engine: Engine,
  p: Position,
  path: Path,
): readonly Failure[] {
  if (!expected) return [];
  const found: Failure[] = [];
  const { life, pool } = p.players[seat];
  const whose = `of ${playerName(seat)}`;
  if (expected.life !== undefined && expected.life !== life)
    found.push(outcome([...path, 'life'], `life ${whose}`, life, expected.life));
  if (expected.pool !== undefined && !same(normal(expected.pool), normal(pool)))
    found.push(outcome([...path, 'pool'], `will ${whose}`, pool, expected.pool));
  for (const zone of ZONES) {
    const wanted = expected[zone];
    if (wanted === undefined) continue;
    const names = namesIn(engine, p, zone, seat);
    const is = typeof wanted === 'number' ? names.length : sorted(names);
    if (!same(is, typeof wanted === 'number' ? wanted : sorted(wanted)))
      found.push(outcome([...path, zone], `${zone} ${whose}`, is, wanted));
  }
  return found;
}

function namesIn(engine: Engine, p: Position, zone: (typeof ZONES)[number], seat: Seat): readonly string[] {
  const slots = p.zones[`${zoneIn(engine, zone)}/${seat}`] ?? [];
  const items = slots.flatMap((slot) => p.items[slot] ?? []);
  const only =
    zone === 'stones' ? items.filter((item) => engine.characteristics(p, item).types.includes('stone')) : items;
  return only.map(({ name }) => name);
}

function resultFailures({ result }: Expectation, p: Position, path: Path): readonly Failure[] {
  if (result === undefined) return [];
  const [winner] = p.result?.winners ?? [];
  const is = p.result === null ? 'none' : winner === undefined ? 'draw' : `winner ${playerName(winner)}`;
  const wanted = typeof result === 'string' ? result : `winner ${result.winner}`;
  return is === wanted ? [] : [outcome(path, 'the result', is, wanted)];
}

function sightFailures({ sees }: Expectation, engine: Engine, p: Position, path: Path): readonly Failure[] {
  if (!sees) return [];
  return (['A', 'B'] as const).flatMap((player) =>
    Object.entries(sees[player] ?? {}).flatMap(([name, wanted]): readonly Failure[] => {
      const item = p.items.find((one) => one.name === name);
      const is = item !== undefined && isSeen(engine, item, player === 'A' ? 0 : 1);
      return is === wanted ? [] : [outcome([...path, player, name], `what ${player} sees of ${name}`, is, wanted)];
    }),
  );
}

/** Whether a player sees the face of a card where it is. */
export function isSeen(engine: Engine, item: Item, seat: Seat): boolean {
  const seen = engine.zones[item.zone]?.seen ?? 'none';
  const own = (seen === 'owner' || item.faceDown) && item.controller === seat && seen !== 'none';
  return own || (seen === 'all' && !item.faceDown);
}

function clauseFailures(
  clauses: readonly string[],
  edition: Edition,
  rows: readonly Row[],
  path: Path,
): readonly Failure[] {
  let from = 0;
  for (const [index, clause] of clauses.entries()) {
    const id = inEdition(clause, edition);
    if (id === null) continue;
    const at = rows.findIndex((row, i) => i >= from && cites(row, id));
    if (at < 0) return [{ kind: 'clauses', message: `clause ${id} is not walked there`, path: [...path, index] }];
    from = at;
  }
  return [];
}
