/** What the parts of a file have to do with each other: names given once, editions that it is played under. */
import { MOST_CARDS, MOST_ENTRIES } from './bounds';
import type { Entry, Scenario } from './schema';
import { unknown } from './strict';

/** Something wrong in a file whose parts are all well formed. */
export interface Inconsistency {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

type Path = Inconsistency['path'];

/** Everything in a file that another part of it makes meaningless. */
export function inconsistencies(scenario: Scenario): readonly Inconsistency[] {
  const entries = scenario.script.flatMap((entry, index) => withResponses(entry, ['script', index]));
  if (entries.length > MOST_ENTRIES)
    return [
      { path: ['script'], message: `the script has ${entries.length} entries; at most ${MOST_ENTRIES} are played` },
    ];
  return [
    ...editionsOnce(scenario),
    ...tooManyCards(scenario),
    ...entries.flatMap(([entry, path]) => editionsOf(entry, path, scenario)),
    ...namesOnce(entries),
    ...compared(scenario),
    ...emptyMoments(scenario),
  ];
}

const withResponses = (entry: Entry, path: Path): readonly (readonly [Entry, Path])[] => [
  [entry, path],
  ...(entry.responses ?? []).flatMap((response, index) => withResponses(response, [...path, 'responses', index])),
];

function tooManyCards({ position: { A = {}, B = {} } }: Scenario): readonly Inconsistency[] {
  const zones = [A, B].flatMap((side) => Object.values(side)).flatMap((zone) => (Array.isArray(zone) ? zone : []));
  const count = zones.reduce((sum, one) => sum + (typeof one === 'string' ? 1 : (one.times ?? 1)), 0);
  return count <= MOST_CARDS
    ? []
    : [{ path: ['position'], message: `the position has ${count} cards; at most ${MOST_CARDS} are played with` }];
}

function editionsOnce({ editions }: Scenario): readonly Inconsistency[] {
  const twice = editions.find((edition, index) => editions.indexOf(edition) < index);
  return twice === undefined ? [] : [{ path: ['editions'], message: `${twice} stands twice among editions` }];
}

function editionsOf({ in: only = [] }: Entry, path: Path, { editions }: Scenario): readonly Inconsistency[] {
  return only
    .filter((edition) => !editions.includes(edition))
    .map((edition) => ({
      path: [...path, 'in'],
      message: `${edition} is not among the editions of this file; they are ${editions.join(', ')}`,
    }));
}

/** Names of moments that entries may not take: they mean something already. */
const TAKEN: readonly string[] = ['start', 'end'];

function namesOnce(entries: readonly (readonly [Entry, Path])[]): readonly Inconsistency[] {
  const named = entries.filter(([{ name }]) => name !== undefined);
  return named.flatMap(([{ name = '', in: only }, path], index): readonly Inconsistency[] => {
    if (TAKEN.includes(name))
      return [{ path: [...path, 'name'], message: `"${name}" names a moment of every play; another name is expected` }];
    const before = named.slice(0, index).find(([other]) => other.name === name && meet(other.in, only));
    return before ? [{ path: [...path, 'name'], message: `the name "${name}" is given to two entries` }] : [];
  });
}

/** Whether two entries are played under an edition together. */
const meet = (one: Entry['in'], other: Entry['in']): boolean =>
  one === undefined || other === undefined || one.some((edition) => other.includes(edition));

function compared({ compare = [], editions }: Scenario): readonly Inconsistency[] {
  return compare.flatMap(({ editions: pair, same, left, right }, index): readonly Inconsistency[] => {
    const path = ['compare', index];
    const strange = pair.find((edition) => !editions.includes(edition));
    if (strange !== undefined) return [{ path, message: unknown(strange, editions, 'edition of this file') }];
    if (pair[0] === pair[1]) return [{ path, message: `two different editions are expected, not ${pair[0]} twice` }];
    const parted = left !== undefined || right !== undefined;
    if (same && parted)
      return [{ path, message: 'same: true and the clauses of a parting (left, right) exclude each other' }];
    if (!same && !parted)
      return [{ path, message: 'same: true, or the clauses of the parting (left, right), are expected' }];
    return [];
  });
}

function emptyMoments({ expect }: Scenario): readonly Inconsistency[] {
  return Object.entries(expect).flatMap(([part, { moments = [] }]) =>
    moments.flatMap((moment, index): readonly Inconsistency[] =>
      Object.keys(moment).length > 1
        ? []
        : [{ path: ['expect', part, 'moments', index], message: 'a moment says how cards or players stand at it' }],
    ),
  );
}
