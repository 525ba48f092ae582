/** What is asked of a table, as a scenario file expects it. */
import { type Engine, SEATS, type Seat } from '@/engine';
import { factOf, standingFactsOf, type Value } from '@/scenarios/decide/facts';
import type { EveryLine, FixedEntry, Standing } from '@/scenarios/format/schema';
import { isStep, stepTime } from '@/scenarios/format/step';
import { MOST_POSITIONS } from '@/scenarios/play/every-line';
import type { Run } from '@/scenarios/play/play';
import type { Table } from '@/scenarios/write/link';
import { stepWordsAt } from '../_watch/line/sought';
import { askedOf, questionsOf } from './asked';
import type { LineAnswer, LineOutcome } from './every-line';

/** What is fixed in every line from the moment shown, and what was found of these lines. */
export interface Held {
  /** The row shown. */
  readonly row: number;
  readonly fixed: readonly FixedEntry[];
  /** What came of the asked fact; `null` where nobody has looked. */
  readonly found: LineAnswer | null;
}

/**
 * The asked fact alone, as it came out: so a file made from a table holds for its reason, and not by accident.
 * @param chosen what a reader asks; `null`: what is asked unless somebody says otherwise
 * @param held what is fixed in every line from the moment shown: said with what was found of these lines
 * @returns nothing while somebody still has to decide, but for what is fixed
 */
export function expectedOf(engine: Engine, run: Run, chosen: string | null, held: Held | null = null): Table['expect'] {
  const key = askedOf(questionsOf(engine, run), chosen);
  const value = run.end === null || key === null ? null : (standingFactsOf(engine, run.end).get(key) ?? null);
  const expected = key === null || value === null || run.failures.length > 0 ? null : expectation(key, value);
  const explore = held === null ? null : linesExpected(run, key, held);
  if (expected === null && explore === null) return {};
  return { [engine.id]: { ...expected, ...(explore && { explore }) } };
}

/** What a file says of the lines that keep what is fixed; `null` where nothing is, or no words say from where. */
function linesExpected(run: Run, key: string | null, { row, fixed, found }: Held): EveryLine | null {
  const at = momentWords(run, row);
  // What was never asked in any line would fail, and fixes nothing.
  const unmet = found?.complete ? found.unmet : [];
  const kept = fixed.filter((_, number) => !unmet.includes(number));
  if (at === null || kept.length === 0) return null;
  const ends = (of: (one: LineOutcome) => boolean): Standing[] | null => {
    const all = (found?.outcomes ?? []).filter(of).map(({ value }) => (key === null ? null : expectation(key, value)));
    return all.length > 0 && all.every((one) => one !== null) ? all : null;
  };
  const said: EveryLine = { at, fixed: kept };
  const all = found?.complete && found.positions <= MOST_POSITIONS ? ends(() => true) : null;
  if (all === null) return said;
  if (all.length === 1) return { ...said, always: all };
  const [A, B] = SEATS.map((seat) => ends(({ forcedBy }) => forcedBy.includes(seat)));
  return { ...said, can: all, ...((A ?? B) && { forces: { ...(A && { A }), ...(B && { B }) } }) };
}

/** The row that is shown, as a file names the moment: just before the step that asks there, or before the next one. */
function momentWords({ rows }: Run, row: number): string | null {
  if (row < 0) return 'start';
  if (row >= rows.length - 1) return 'end';
  return stepWordsAt({ rows }, rows[row]?.request ? row : row + 1);
}

/**
 * The row of a play that a file names as a moment: `momentWords` read again.
 * @returns `null` for where the play has come to
 */
export function rowAt({ rows, decisions }: Run, at: string | undefined): number | null {
  if (at === undefined || at === 'end') return null;
  if (at === 'start') return -1;
  const named = decisions.find(({ line }) => line?.name === at);
  if (named) return named.row;
  const { step, time } = stepTime(at);
  const found = [...rows.entries()].filter(([, one]) => isStep(one, step))[time - 1];
  return found === undefined ? null : found[1].request ? found[0] : found[0] - 1;
}

function expectation(key: string, value: Value): Standing | null {
  const fact = factOf(key);
  if (fact?.kind === 'card')
    return { [fact.card]: fact.what === 'zone' && typeof value === 'string' ? value : { [fact.what]: value } };
  // Of a zone the number of its cards: which they are says nothing.
  if (fact?.kind === 'player')
    return { [letter(fact.seat)]: { [fact.what]: Array.isArray(value) ? value.length : value } };
  if (fact?.kind !== 'result') return null;
  const expected: Standing = {};
  expected.result = value === 'none' || value === 'draw' ? value : { winner: value === 'B' ? 'B' : 'A' };
  return expected;
}

const letter = (seat: Seat): 'A' | 'B' => (seat === 0 ? 'A' : 'B');
