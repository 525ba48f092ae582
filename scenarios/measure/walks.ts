/** From a clause to the moments at which scenarios execute it. */
import { type Edition, openEngine, type Row } from '@/engine';
import { baseOf } from '../play/citation';
import type { Witness } from './knockout';
import { namedIn } from './named';

/** `<doc>/<id>` → the engine's rows that cite the clause, and rows of scenarios that stand on it. */
export type Walks = Record<string, Walk>;
interface Walk {
  readonly steps: readonly string[];
  readonly scenarios: readonly { readonly id: string; readonly edition: Edition; readonly row: number }[];
}

/** More moments than this tell a reader nothing new. */
const MOST = 12;

interface Moment {
  readonly id: string;
  readonly edition: Edition;
  readonly row: number;
  /** 0: the ruling speaks of the clause; 1: a step executes it; 2: it was consulted on the way. */
  readonly rank: number;
}

/** The walks of one edition's document. */
export function walksOf(edition: Edition, played: readonly Witness[]): Walks {
  const moments = new Map<string, Moment[]>();
  for (const { scenario, run } of played) {
    const named = namedIn(scenario, edition);
    const first = new Map<string, Moment>();
    run.rows.forEach((row, index) => {
      for (const [clause, rank] of clausesOf(row)) {
        const moment = { id: scenario.id, edition, row: index, rank: named.has(clause) ? 0 : rank };
        const known = first.get(clause);
        if (!known || moment.rank < known.rank) first.set(clause, moment);
      }
    });
    // A deck is looked at beside the play; its clauses are shown where the play ends.
    for (const clause of run.deck.flatMap(({ clauses }) => clauses.map(baseOf)))
      first.set(clause, { id: scenario.id, edition, row: run.rows.length - 1, rank: named.has(clause) ? 0 : 1 });
    for (const [clause, moment] of first) moments.set(clause, [...(moments.get(clause) ?? []), moment]);
  }
  const found: Walks = {};
  for (const [clause, steps] of [...openEngine(edition, {}).citations()].sort()) {
    if (clause.includes(':')) continue;
    found[`${edition}/${clause}`] = { steps: [...new Set(steps)], scenarios: best(moments.get(clause) ?? []) };
  }
  return found;
}

/** The most telling moments: those of the best rank there is, or of the two best where the ruling speaks of the clause. */
function best(moments: readonly Moment[]): Walk['scenarios'] {
  const rank = Math.max(1, Math.min(...moments.map((moment) => moment.rank)));
  return moments
    .filter((moment) => moment.rank <= rank)
    .sort((a, b) => a.rank - b.rank || a.id.localeCompare(b.id))
    .slice(0, MOST)
    .map(({ id, edition, row }) => ({ id, edition, row }));
}

function clausesOf(row: Row): readonly (readonly [string, number])[] {
  return [
    ...row.clauses.map((clause) => [baseOf(clause), 1] as const),
    ...row.via.flatMap(({ kind, clauses }) =>
      clauses.map((clause) => [baseOf(clause), EXECUTES.includes(kind) ? 1 : 2] as const),
    ),
  ];
}
const EXECUTES: readonly string[] = ['outcome', 'ruleProcess', 'keyword', 'lending'];
