/** What comes of every line, whatever both players do from where a script ends: held against what a scenario says of it. */
import { type Edition, type Engine, type Explored, type Exploring, explore, type Position, type Seat } from '@/engine';
import { type EveryLine, type Scenario, STANDING_WORDS, type Standing } from '../format/schema';
import { unknown } from '../format/strict';
import type { Failure, FailurePath } from './failure';
import { resultFailures } from './outcome';
import { isIdle } from './script';
import { playerName, standingThen } from './standing';

/** Positions that are looked into for what a scenario expects of every line. */
const MOST_POSITIONS = 20_000;

/** An end that a scenario speaks of, and where it stands in its part of the file. */
export interface SpokenEnd {
  readonly end: Standing;
  readonly at: FailurePath;
  readonly holds: 'can' | 'never' | 'always' | Seat;
}

/** Every end that is spoken of, in the order of the file's words. */
export function endsOf(said: EveryLine | undefined): readonly SpokenEnd[] {
  const { can = [], never = [], always = [], forces = {} } = said ?? {};
  const spoken = (ends: readonly Standing[], holds: SpokenEnd['holds'], ...at: FailurePath): readonly SpokenEnd[] =>
    ends.map((end, index) => ({ end, holds, at: [...at, index] }));
  return [
    ...spoken(can, 'can', 'can'),
    ...spoken(never, 'never', 'never'),
    ...spoken(always, 'always', 'always'),
    ...spoken(forces.A ?? [], 0, 'forces', 'A'),
    ...spoken(forces.B ?? [], 1, 'forces', 'B'),
  ];
}

/** How far every line goes: until what is under way is settled; where nothing is, to the end of the turn. */
export function toItsEnd(engine: Engine, from: Position): Exploring['isOver'] {
  const { number } = from.turn;
  const isTurnOver = (p: Position): boolean => p.result !== null || p.turn.number > number;
  return isIdle(engine.advance(from)) ? isTurnOver : (p) => isTurnOver(p) || isIdle(p);
}

/**
 * Every end of which it does not hold what a scenario says of it.
 * @param from where the script ends
 */
export function everyLineFailures(
  scenario: Scenario,
  edition: Edition,
  engine: Engine,
  from: Position,
): readonly Failure[] {
  const ends = (['all', edition] as const).flatMap((part) =>
    endsOf(scenario.expect[part]?.explore).map((one) => ({ ...one, path: ['expect', part, 'explore', ...one.at] })),
  );
  if (ends.length === 0) return [];
  const strange = ends.flatMap(({ end, path }) => nobodyIn(end, engine, from, path));
  if (strange.length > 0) return strange;
  const comes = (p: Position): readonly boolean[] =>
    ends.map(
      ({ end, path }) => standingThen(end, engine, p, path).length === 0 && resultFailures(end, p, path).length === 0,
    );
  const found = explore(engine, from, {
    isOver: toItsEnd(engine, from),
    outcomeOf: (p) => JSON.stringify(comes(p)),
    most: MOST_POSITIONS,
  });
  return ends.flatMap(({ holds, path }, index): readonly Failure[] => {
    const wrong = otherwise(found, holds, (outcome) => outcome.startsWith('[') && JSON.parse(outcome)[index] === true);
    return wrong === null ? [] : [{ kind: 'outcome', message: wrong, path }];
  });
}

/** Names of no card that there is or can come to be: at no end would they be found. */
function nobodyIn(end: Standing, engine: Engine, { items }: Position, path: FailurePath): readonly Failure[] {
  const names = new Set(items.map(({ name }) => name));
  const isToken = (name: string): boolean => engine.tokens.some(({ called }) => name.replace(/-\d+$/, '') === called);
  return Object.keys(end)
    .filter((name) => !STANDING_WORDS.includes(name) && !names.has(name) && !isToken(name))
    .map((name) => ({ kind: 'outcome', message: unknown(name, [...names], 'name of a card'), path: [...path, name] }));
}

/** What is not as is said of an end, in one line; `null` where it is. */
function otherwise(
  { outcomes, cut, forces }: Explored,
  holds: SpokenEnd['holds'],
  comes: (outcome: string) => boolean,
): string | null {
  const some = outcomes.some(({ outcome }) => comes(outcome));
  const all = outcomes.every(({ outcome }) => comes(outcome));
  const unsaid = cut === null ? null : `explore: the search was cut off (${cut}): this cannot be said of every line`;
  switch (holds) {
    case 'can':
      return some ? null : (unsaid ?? 'explore: no line comes to this');
    case 'never':
      return some ? 'explore: a line comes to this' : unsaid;
    case 'always':
      return all ? unsaid : 'explore: a line comes to something else';
    case 0:
    case 1:
      return forces(holds, comes)
        ? null
        : (unsaid ?? `explore: ${playerName(holds)} cannot bring this about whatever the other does`);
  }
}
