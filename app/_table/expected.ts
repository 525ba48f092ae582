/** What is asked of a table, as a scenario file expects it. */
import type { Engine, Seat } from '@/engine';
import { factOf, standingFactsOf, type Value } from '@/scenarios/decide/facts';
import type { Run } from '@/scenarios/play/play';
import type { Table } from '@/scenarios/write/link';
import { askedOf, questionsOf } from './asked';

type Expected = NonNullable<Table['expect'][keyof Table['expect']]>;

/**
 * The asked fact alone, as it came out: so a file made from a table holds for its reason, and not by accident.
 * @param chosen what a reader asks; `null`: what is asked unless somebody says otherwise
 * @returns nothing while somebody still has to decide
 */
export function expectedOf(engine: Engine, run: Run, chosen: string | null): Table['expect'] {
  const key = askedOf(questionsOf(engine, run), chosen);
  const value = run.end === null || key === null ? null : (standingFactsOf(engine, run.end).get(key) ?? null);
  if (key === null || value === null || run.failures.length > 0) return {};
  const expected = expectation(key, value);
  return expected === null ? {} : { [engine.id]: expected };
}

function expectation(key: string, value: Value): Expected | null {
  const fact = factOf(key);
  if (fact?.kind === 'card')
    return { [fact.card]: fact.what === 'zone' && typeof value === 'string' ? value : { [fact.what]: value } };
  // Of a zone the number of its cards: which they are says nothing.
  if (fact?.kind === 'player')
    return { [letter(fact.seat)]: { [fact.what]: Array.isArray(value) ? value.length : value } };
  if (fact?.kind !== 'result') return null;
  const expected: Expected = {};
  expected.result = value === 'none' || value === 'draw' ? value : { winner: value === 'B' ? 'B' : 'A' };
  return expected;
}

const letter = (seat: Seat): 'A' | 'B' => (seat === 0 ? 'A' : 'B');
