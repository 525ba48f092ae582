/** Which rows of an edition some scenario would notice: each is knocked out in turn and the scenarios that used it played again. */
import { type Edition, type Engine, type Mutant, openEngine } from '@/engine';
import { cardsFor } from '../format/pool';
import type { Scenario } from '../format/schema';
import type { FailureKind } from '../play/failure';
import { play, type Run } from '../play/play';

/** A mutant and the scenario that noticed it; `null` where none did. */
export interface Verdict {
  readonly edition: Edition;
  readonly mutant: Mutant;
  readonly killedBy: string | null;
}

/** A scenario that holds, with what it consulted. */
export interface Witness {
  readonly scenario: Scenario;
  readonly run: Run;
  /** `step priority#act`, `condition call#recovered` … */
  readonly consulted: ReadonlySet<string>;
}

/** Plays every scenario written for an edition; those that do not hold witness nothing. */
export function witnesses(scenarios: readonly Scenario[], edition: Edition): readonly Witness[] {
  return scenarios.flatMap((scenario) => {
    if (!scenario.editions.includes(edition)) return [];
    const run = play(scenario, edition);
    return run.ok ? [{ scenario, run, consulted: consultedIn(run) }] : [];
  });
}

function consultedIn({ rows, sights, deck }: Run): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { step, via } of rows) {
    found.add(`step ${step}`);
    for (const { kind, name } of via) found.add(`${kind} ${name}`);
  }
  for (const { kind, name } of [...sights, ...deck]) found.add(`${kind} ${name}`);
  return found;
}

/** The verdict on every mutant of an edition, or on those given. */
export function knockOut(
  edition: Edition,
  all: readonly Witness[],
  mutants: readonly Mutant[] = openEngine(edition, {}).mutants(),
): readonly Verdict[] {
  const engines = new Map<object, Engine>();
  const engineFor = ({ scenario }: Witness): Engine => {
    const cards = cardsFor(scenario, edition);
    const known = engines.get(cards) ?? openEngine(edition, cards);
    engines.set(cards, known);
    return known;
  };
  const kills = new Map<string, number>();
  return mutants.map((mutant): Verdict => {
    const uses = usesOf(mutant);
    const users = uses === null ? all : all.filter(({ consulted }) => uses.some((use) => consulted.has(use)));
    const order = users.toSorted((a, b) => (kills.get(b.scenario.id) ?? 0) - (kills.get(a.scenario.id) ?? 0));
    const engineOf = onceEach((witness: Witness) => engineFor(witness).without(mutant), engineFor);
    const killer = order.find((witness) => notices(witness, edition, engineOf(witness)));
    const id = killer?.scenario.id ?? null;
    if (id !== null) kills.set(id, (kills.get(id) ?? 0) + 1);
    return { edition, mutant, killedBy: id };
  });
}

/** Where instructions are carried out. */
const CARRIED_OUT: readonly string[] = ['step text#carryOut', 'step instead#carryOut', 'step rule-ability#carryOut'];

/**
 * Rows of which a trace tells only where they had a say, knocked out so that they have it everywhere; and one of which none tells,
 * since cards are read by it before anything is played.
 */
const EVERYWHERE: readonly string[] = ['outcome all', 'trigger true', 'offer true', 'formerZone none'];

/**
 * What a scenario consults where a mutant can tell; `null` where any scenario may notice it. No trace tells of an operation without
 * clauses: any text may have it.
 */
function usesOf({ kind, name, variant, clauses }: Mutant): readonly string[] | null {
  if (EVERYWHERE.includes(`${kind} ${variant}`)) return null;
  return kind === 'operation' && clauses.length === 0 ? CARRIED_OUT : [`${kind} ${name}`];
}

/** The same value for witnesses that share an engine. */
function onceEach(make: (witness: Witness) => Engine, key: (witness: Witness) => Engine): (witness: Witness) => Engine {
  const made = new Map<Engine, Engine>();
  return (witness) => {
    const known = made.get(key(witness)) ?? make(witness);
    made.set(key(witness), known);
    return known;
  };
}

/** A play that waits for what does not come any more goes on for some turns: so many steps are not too many. */
const STEPS_OF_WAITING = 1_500;

const RULINGS: readonly FailureKind[] = ['outcome', 'legality', 'offers'];

/** Whether a scenario fails by a ruling: not by a crash, the clauses it lists, or a script that cannot go on where the same comes out. */
function notices({ scenario, run }: Witness, edition: Edition, engine: Engine): boolean {
  const { failures } = play(scenario, edition, {
    engine,
    untraced: true,
    mostSteps: run.rows.length * 3 + STEPS_OF_WAITING,
  });
  return !failures.some(({ kind }) => kind === 'crash') && failures.some(({ kind }) => RULINGS.includes(kind));
}
