import { describe, expect, it } from 'vitest';
import { readScenario, scenarioFiles } from '../format/read';
import { baseOf } from '../play/citation';
import { play } from '../play/play';
import { MECHANISMS, MEETINGS, type Mechanism } from './matrix';

const EDITION = 'fow-8.01';
const files = new Map(scenarioFiles().map((file) => [file.replace(/^.*\/|\.yaml$/g, ''), file]));
const isMechanism = (name: string): name is Mechanism => name in MECHANISMS;
const names = Object.keys(MECHANISMS).filter(isMechanism);

/** Every clause that a scenario consults, and whether somebody comes to control what is not theirs. */
function told(name: string): { readonly clauses: readonly string[]; readonly taken: boolean } {
  const file = files.get(name);
  if (file === undefined) throw new Error(`no scenario "${name}"`);
  const read = readScenario(file);
  if (!read.ok) throw new Error(`${name} cannot be read`);
  const { rows, ok } = play(read.scenario, EDITION);
  expect(ok, name).toBe(true);
  const all = rows.flatMap(({ clauses, via }) => [...clauses, ...via.flatMap((one) => one.clauses)]);
  const taken = rows.some(({ position }) =>
    position.items.some(({ kind, controller, owner }) => kind === 'card' && controller !== owner),
  );
  return { clauses: [...new Set(all.map(baseOf))], taken };
}

/** A clause itself, or one below it: 906 and 906.8a, but not 9061. */
const isUnder = (clause: string, root: string): boolean =>
  clause === root || (clause.startsWith(root) && /^[.a-z]/.test(clause.slice(root.length)));

describe('the matrix of mechanisms', () => {
  it('has every two of them once', () => {
    const wanted = names.flatMap((one, at) => names.slice(at + 1).map((other) => `${one} ${other}`));
    expect(MEETINGS.map(([one, other]) => `${one} ${other}`)).toEqual(wanted);
  });

  it.each(MEETINGS)('%s and %s are both at work in %s', (one, other, name) => {
    const { clauses, taken } = told(name);
    for (const mechanism of [one, other])
      expect(
        (mechanism === 'control' && taken) ||
          clauses.some((clause) => MECHANISMS[mechanism].some((root) => isUnder(clause, root))),
        mechanism,
      ).toBe(true);
  });
});
