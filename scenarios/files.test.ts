/** Every scenario file of the project: it reads, it holds under all its editions, and editions part where it says. */
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isDocId } from '@/rules/documents';
import { canonicalId } from '@/rules/inventory';
import { compare } from './compare/compare';
import { faultLine } from './format/parse';
import { readScenario, scenarioFiles } from './format/read';
import type { Scenario } from './format/schema';
import { voiceFaults } from './measure/voice';
import { inEdition, REBUILT } from './play/citation';
import { play } from './play/play';

const FILES = scenarioFiles().map((path) => ({ path, read: readScenario(path) }));
const SCENARIOS = FILES.flatMap(({ path, read }) => (read.ok && !read.scenario.draft ? [{ path, ...read }] : []));

describe('scenario files', () => {
  it('can all be read', () => {
    expect(FILES.flatMap(({ read }) => (read.ok ? [] : read.faults.map(faultLine)))).toEqual([]);
    expect(SCENARIOS.length).toBeGreaterThan(30);
  });

  it('are called by their id, each a different one', () => {
    for (const { path, scenario } of SCENARIOS) expect(basename(path)).toBe(`${scenario.id}.yaml`);
    expect(new Set(SCENARIOS.map(({ scenario }) => scenario.id)).size).toBe(SCENARIOS.length);
  });

  it.each(SCENARIOS.map(({ scenario, lineOf }) => [scenario.id, scenario, lineOf] as const))(
    '%s holds',
    (_, scenario, lineOf) => {
      for (const edition of scenario.editions) {
        const { failures } = play(scenario, edition);
        expect(failures.map(({ message, path }) => `${edition}, line ${lineOf(path)}: ${message}`)).toEqual([]);
      }
    },
  );

  it.each(SCENARIOS.filter(({ scenario }) => scenario.compare).map(({ scenario }) => [scenario.id, scenario] as const))(
    '%s: editions part at the clauses it names, or do not part',
    (_, scenario) => {
      for (const { editions, same, left, right } of scenario.compare ?? []) {
        const found = compare(scenario, ...editions);
        const sides = [found.divergence?.left.clauses ?? [], found.divergence?.right.clauses ?? []];
        expect({ editions, same: found.same }).toEqual({ editions, same: same ?? false });
        for (const [i, wanted] of [left, right].entries()) {
          const names = [wanted ?? []].flat();
          const hit = names.length === 0 || names.some((clause) => sides[i]?.includes(clause));
          expect({ editions, side: i, names, found: hit ? names : sides[i] }).toEqual({
            editions,
            side: i,
            names,
            found: names,
          });
        }
      }
    },
  );

  it('say what all rulings say in the same words and marks', () => {
    const amiss = SCENARIOS.flatMap(({ scenario }) =>
      voiceFaults(scenario).map(({ path, message }) => `${scenario.id}, ${path.join('.')}: ${message}`),
    );
    expect(amiss).toEqual([]);
  });

  it('name only clauses that exist', () => {
    const unknown = SCENARIOS.flatMap(({ scenario }) =>
      scenario.editions.flatMap((edition) =>
        clausesNamed(scenario, edition)
          .filter((id) => !exists(id, edition))
          .map((id) => `${scenario.id}: ${edition}/${id}`),
      ),
    );
    expect(unknown).toEqual([]);
  });
});

/** A clause of the edition's document, or one of another that speaks for a lost one. */
function exists(id: string, edition: Scenario['editions'][number]): boolean {
  if (!id.startsWith(REBUILT)) return canonicalId(edition, id) !== undefined;
  const [doc = '', number = ''] = id.slice(REBUILT.length).split('/');
  return isDocId(doc) && doc !== edition && canonicalId(doc, number) !== undefined;
}

function clausesNamed(scenario: Scenario, edition: Scenario['editions'][number]): readonly string[] {
  const expected = scenario.expect[edition];
  const all = [...(expected?.clauses ?? []), ...(expected?.refused ?? []).flatMap(({ clause }) => clause ?? [])];
  const compared = (scenario.compare ?? []).flatMap(({ editions: [a, b], left, right }) => [
    ...(a === edition ? [left ?? []].flat() : []),
    ...(b === edition ? [right ?? []].flat() : []),
  ]);
  return [...all, ...compared].flatMap((id) => inEdition(id, edition) ?? []);
}
