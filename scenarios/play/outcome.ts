/** Whether a play came out as its scenario says: cards, players, the result, who sees what, the clauses walked. */
import type { Consulted, Edition, Engine, Position, Row } from '@/engine';
import { nearest } from '@/rules/nearest';
import type { Expectation, Scenario, Standing } from '../format/schema';
import { baseOf, cites, inEdition } from './citation';
import type { Failure, FailurePath } from './failure';
import { nobody, outcome, playerName, type Stand, standing } from './standing';

/** Every expectation of the outcome that the end of a play does not meet; without rows, clauses are not looked at. */
export function outcomeFailures(
  scenario: Scenario,
  edition: Edition,
  engine: Engine,
  stand: Stand,
  rows: readonly Row[] | null,
): readonly Failure[] {
  const { p } = stand;
  const parts = ['all', edition] as const;
  return parts.flatMap((part) => {
    const expected = scenario.expect[part];
    if (!expected) return [];
    const path = ['expect', part];
    return [
      ...standing(expected, engine, stand, path),
      ...resultFailures(expected, p, [...path, 'result']),
      ...sightFailures(expected, engine, p, path),
      ...(rows === null ? [] : clauseFailures(expected.clauses ?? [], engine, edition, rows, [...path, 'clauses'])),
    ];
  });
}

/** Whether the game has ended as is expected. */
export function resultFailures({ result }: Standing, p: Position, path: FailurePath): readonly Failure[] {
  if (result === undefined) return [];
  const [winner] = p.result?.winners ?? [];
  const without = p.result?.reason === 'undecided' ? 'undecided' : 'draw';
  const is = p.result === null ? 'none' : winner === undefined ? without : `winner ${playerName(winner)}`;
  const wanted = typeof result === 'string' ? result : `winner ${result.winner}`;
  return is === wanted ? [] : [outcome(path, 'the result', is, wanted)];
}

const SIGHTS = ['sees', 'seesBack'] as const;

/** Each thing that an expectation says of who sees what. */
const sightsIn = (expected: Expectation | undefined) =>
  SIGHTS.flatMap((sight) =>
    (['A', 'B'] as const).flatMap((player) =>
      Object.entries(expected?.[sight]?.[player] ?? {}).map(([name, wanted]) => ({ sight, player, name, wanted })),
    ),
  );

function sightFailures(expected: Expectation, engine: Engine, p: Position, path: FailurePath): readonly Failure[] {
  return sightsIn(expected).flatMap(({ sight, player, name, wanted }): readonly Failure[] => {
    const item = p.items.find((one) => one.name === name);
    const at = [...path, sight, player, name];
    if (!item) return [nobody(name, p, at)];
    const is = engine[sight](p, player === 'A' ? 0 : 1, item).seen;
    const what = sight === 'sees' ? name : `the back of ${name}`;
    return is === wanted ? [] : [outcome(at, `what ${player} sees of ${what}`, is, wanted)];
  });
}

/** What the rules consult where a scenario asks who sees its cards. */
export function sightsOf(scenario: Scenario, edition: Edition, engine: Engine, p: Position): readonly Consulted[] {
  return [scenario.expect.all, scenario.expect[edition]].flatMap(sightsIn).flatMap(({ sight, player, name }) => {
    const item = p.items.find((one) => one.name === name);
    return item ? engine[sight](p, player === 'A' ? 0 : 1, item).via : [];
  });
}

function clauseFailures(
  clauses: readonly string[],
  engine: Engine,
  edition: Edition,
  rows: readonly Row[],
  path: FailurePath,
): readonly Failure[] {
  let from = 0;
  for (const [index, clause] of clauses.entries()) {
    const id = inEdition(clause, edition);
    if (id === null) continue;
    const at = rows.findIndex((row, i) => i >= from && cites(row, id));
    if (at < 0)
      return [
        { kind: 'clauses', message: `clause ${id} is not walked there${unheard(id, engine)}`, path: [...path, index] },
      ];
    from = at;
  }
  return [];
}

/** `: …`, where no row of the edition stands on a clause, so that it can never be walked. */
function unheard(id: string, engine: Engine): string {
  const cited = engine.citations();
  if (cited.has(baseOf(id))) return '';
  const near = nearest(id, cited.keys());
  return `: no row of ${engine.id} stands on it${near === undefined ? '' : `; "${near}" is nearest`}`;
}
