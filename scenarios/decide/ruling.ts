/** The ruling of a scenario under one edition, ready to be asked what decides it. */
import { type Engine, openEngine } from '@/engine';
import { deckIn } from '../format/deck';
import type { Scenario } from '../format/schema';
import { stepTime } from '../format/step';
import { baseOf } from '../play/citation';
import type { Run } from '../play/play';
import type { Ruling } from './decides';
import { type Facts, factsAsked, Onlooker } from './facts';
import { tapeOf, type Until } from './tape';

/** What a scenario asks of a run of it; `null` for one that did not hold, or that asks nothing. */
export function rulingOf(
  scenario: Scenario,
  run: Run,
  engine: Engine = openEngine(run.edition, run.cards),
): Ruling | null {
  const { edition, ok, sights, deck } = run;
  const facts = factsAsked(scenario, edition);
  const tape = ok ? tapeOf(run, untilOf(scenario)) : null;
  if (tape === null || facts.length === 0) return null;
  return {
    tape,
    engine,
    facts,
    onlooker: (other) => new Onlooker(scenario, edition, other),
    beside: { consulted: [...sights, ...deck], facts: (other) => deckFacts(scenario, other) },
  };
}

function untilOf({ until = 'settled' }: Scenario): Until {
  if (until === 'settled' || until === 'end of turn' || until === 'end of game') return until;
  return { step: stepTime(until).step };
}

/** The clauses that keep the deck of a scenario from being played. */
function deckFacts({ deck }: Scenario, engine: Engine): Facts {
  const read = deck === undefined ? null : deckIn(deck, engine);
  return read?.ok
    ? new Map([
        [
          'deck',
          engine
            .deck(read.deck)
            .faults.map(({ clause }) => baseOf(clause))
            .sort(),
        ],
      ])
    : new Map();
}
