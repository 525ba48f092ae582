/** What comes of every line, whatever both players do from where a script ends: held against what a scenario says of it. */
import {
  type Answer,
  type Edition,
  type Engine,
  type Explored,
  type Exploring,
  explore,
  type Position,
  type Row,
  type Seat,
} from '@/engine';
import {
  type EveryLine,
  type Expectation,
  type FixedEntry,
  type Scenario,
  STANDING_WORDS,
  type Standing,
} from '../format/schema';
import { isStep, stepTime } from '../format/step';
import { unknown } from '../format/strict';
import type { Failure, FailurePath } from './failure';
import { fixedBy, fixedIn, fixedWords } from './fixed';
import { resultFailures } from './outcome';
import { isIdle } from './script';
import { playerName, standingThen } from './standing';
import { Were } from './were';

/** Positions that are looked into for what a scenario expects of every line. */
export const MOST_POSITIONS = 20_000;

/** An end that a scenario speaks of, and where it stands in its part of the file. */
export interface SpokenEnd {
  readonly end: Standing;
  readonly at: FailurePath;
  readonly holds: 'can' | 'never' | 'always' | Seat;
}

/** What a scenario says of the lines from one moment, and where that stands in its expectation. */
export interface SpokenLines {
  readonly said: EveryLine;
  readonly at: FailurePath;
}

/** Everything that an expectation says of every line: once, or of several moments and of what is fixed there. */
export function linesSpokenOf({ explore: said }: Expectation): readonly SpokenLines[] {
  if (said === undefined) return [];
  return Array.isArray(said)
    ? said.map((one, index) => ({ said: one, at: ['explore', index] }))
    : [{ said, at: ['explore'] }];
}

/** Every end that is spoken of, in the order of the file's words. */
export function endsOf({ can = [], never = [], always = [], forces = {} }: EveryLine): readonly SpokenEnd[] {
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

/** What of a play tells its moments. */
export interface Played {
  readonly start: Position | null;
  readonly end: Position | null;
  readonly scripted: Position | null;
  readonly rows: readonly Row[];
  readonly decisions: readonly {
    readonly row: number;
    readonly answer: Answer;
    readonly line: { readonly name: string | undefined } | null;
  }[];
}

/**
 * The position from which lines go on.
 * @param at the name of an entry, a step, `start` or `end`; without it, where the script ends
 * @returns `null` where that never came
 */
export function departure(
  { start, end, scripted, rows, decisions }: Played,
  at: string | undefined,
  engine: Engine,
): Position | null {
  if (at === undefined) return scripted;
  if (at === 'start') return start;
  if (at === 'end') return end;
  const named = decisions.find(({ line }) => line?.name === at);
  if (named) return rows[named.row]?.position ?? start;
  const { step, time } = stepTime(at);
  const row = [...rows.entries()].flatMap(([index, one]) => (isStep(one, step) ? [index] : []))[time - 1];
  if (row === undefined) return null;
  const before = rows[row - 1]?.position ?? start;
  // Just before the step, what was asked before it has been answered.
  const answered = decisions.find((one) => one.row === row - 1);
  const given = before === null || answered === undefined ? null : engine.answer(before, answered.answer);
  return given?.ok ? given.position : before;
}

/** Whether the moments that a scenario speaks of cannot be told without the trace. */
export const departsFromRows = ({ expect }: Scenario, edition: Edition): boolean =>
  (['all', edition] as const)
    .flatMap((part) => linesSpokenOf(expect[part] ?? {}))
    .some(({ said: { at } }) => at !== undefined && at !== 'start' && at !== 'end');

/** How far every line goes: until what is under way is settled; where nothing is, to the end of the turn. */
export function toItsEnd(engine: Engine, from: Position): Exploring['isOver'] {
  const { number } = from.turn;
  const isTurnOver = (p: Position): boolean => p.result !== null || p.turn.number > number;
  return isIdle(engine.advance(from)) ? isTurnOver : (p) => isTurnOver(p) || isIdle(p);
}

/**
 * Every end of which it does not hold what a scenario says of it, and everything fixed that nobody is ever asked.
 * @param run the play of the scenario, that came to its end
 */
export function everyLineFailures(
  scenario: Scenario,
  edition: Edition,
  engine: Engine,
  run: Played,
): readonly Failure[] {
  return (['all', edition] as const).flatMap((part) =>
    linesSpokenOf(scenario.expect[part] ?? {}).flatMap(({ said, at }) => {
      const path = ['expect', part, ...at];
      const from = departure(run, said.at, engine);
      return from === null
        ? [{ kind: 'missing', message: `explore: "${said.at}" never came`, path: [...path, 'at'] } as const]
        : linesFailures(said, path, engine, from);
    }),
  );
}

function linesFailures(said: EveryLine, path: FailurePath, engine: Engine, from: Position): readonly Failure[] {
  const ends = endsOf(said).map(({ at, ...one }) => ({ ...one, path: [...path, ...at] }));
  const { fixed = [] } = said;
  if (ends.length === 0 && fixed.length === 0) return [];
  const strange = ends.flatMap(({ end, path: at }) => nobodyIn(end, engine, from, at));
  if (strange.length > 0) return strange;
  const were = new Were(from, []);
  const comes = (p: Position): readonly boolean[] =>
    ends.map(
      ({ end, path: at }) =>
        standingThen(end, engine, { p, were }, at).length === 0 && resultFailures(end, p, at).length === 0,
    );
  const found = explore(engine, from, {
    isOver: toItsEnd(engine, from),
    outcomeOf: (p) => JSON.stringify(comes(p)),
    most: MOST_POSITIONS,
    fixed: fixed.map((one) => fixedIn(one, engine)),
  });
  const otherEnds = ends.flatMap(({ holds, path: at }, index): readonly Failure[] => {
    const wrong = otherwise(found, holds, (outcome) => outcome.startsWith('[') && JSON.parse(outcome)[index] === true);
    return wrong === null ? [] : [{ kind: 'outcome', message: wrong, path: at }];
  });
  return [...otherEnds, ...unmetFailures(found, fixed, [...path, 'fixed'])];
}

/** What is fixed and never comes up. Where the search was cut off, it might have. */
function unmetFailures({ unmet, cut }: Explored, fixed: readonly FixedEntry[], path: FailurePath): readonly Failure[] {
  if (cut !== null) return [];
  return unmet.flatMap((number): readonly Failure[] => {
    const one = fixed[number];
    return one === undefined ? [] : [{ kind: 'unused', message: `fixed: ${unmetLine(one)}`, path: [...path, number] }];
  });
}

/** In a line, that something fixed never comes up. */
export const unmetLine = (one: FixedEntry): string =>
  `"${fixedWords(one)}" never comes up: in no line ${playerName(fixedBy(one))} has that to answer`;

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
