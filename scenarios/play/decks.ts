/** Whether a deck may be played as a scenario says. */
import type { Consulted, Edition, Engine } from '@/engine';
import { deckIn } from '../format/deck';
import type { Scenario } from '../format/schema';
import { baseOf, inEdition } from './citation';
import type { Failure } from './failure';
import { outcome } from './standing';

/** What keeps the deck of a scenario from being held against the conditions of an edition: piles, cards and words it has not. */
export function deckMeaning({ deck, expect }: Scenario, edition: Edition, engine: Engine): readonly Failure[] {
  if (deck === undefined) {
    const asked = (['all', edition] as const).filter((part) => expect[part]?.deck !== undefined);
    return asked.map((part) => ({
      kind: 'unknown',
      message: 'the scenario has no deck: of which this could be expected',
      path: ['expect', part, 'deck'],
    }));
  }
  const read = deckIn(deck, engine);
  if (read.ok) return [];
  return read.mistakes.map(({ message, path }) => ({ kind: 'unknown', message, path: ['deck', ...path] }));
}

/** Every expectation of the deck that the edition does not meet. One clause is expected for every fault. */
export function deckFailures({ deck, expect }: Scenario, edition: Edition, engine: Engine): readonly Failure[] {
  const read = deck === undefined ? null : deckIn(deck, engine);
  if (!read?.ok) return [];
  return (['all', edition] as const).flatMap((part): readonly Failure[] => {
    const expected = expect[part]?.deck;
    if (expected === undefined) return [];
    const wanted = expected === 'ok' ? [] : expected.flatMap((id) => inEdition(id, edition) ?? []);
    const { faults } = engine.deck(read.deck);
    const found = faults.map(({ clause }) => baseOf(clause));
    if (lineOf(found) === lineOf(wanted)) return [];
    const told = faults.map(({ clause, what }) => `${clause} (${what})`).join(', ') || 'ok';
    return [outcome(['expect', part, 'deck'], 'the deck', told, lineOf(wanted))];
  });
}

const lineOf = (clauses: readonly string[]): string => [...clauses].sort().join(', ') || 'ok';

/** The conditions that the deck of a scenario is held against where it is asked whether it may be played. */
export function deckConsulted({ deck, expect }: Scenario, edition: Edition, engine: Engine): readonly Consulted[] {
  const asked = [expect.all, expect[edition]].some((expected) => expected?.deck !== undefined);
  const read = deck === undefined || !asked ? null : deckIn(deck, engine);
  return read?.ok ? engine.deck(read.deck).via : [];
}
