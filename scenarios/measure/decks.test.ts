/** Every condition that an edition asks of a deck is noticed by a scenario once it is always met. */
import { describe, expect, it } from 'vitest';
import { EDITIONS, openEngine } from '@/engine';
import { cardsFor } from '../format/pool';
import { readScenario, scenarioFiles } from '../format/read';
import { play } from '../play/play';

const WITH_DECK = scenarioFiles().flatMap((path) => {
  const read = readScenario(path);
  return read.ok && read.scenario.deck !== undefined ? [read.scenario] : [];
});

describe('conditions of decks', () => {
  it.each(EDITIONS)('%s: each is missed by a scenario', (edition) => {
    const mutants = openEngine(edition, {})
      .mutants()
      .filter(({ kind }) => kind === 'deckCondition');
    expect(mutants.length).toBeGreaterThan(1);
    const unnoticed = mutants.filter((mutant) =>
      WITH_DECK.filter(({ editions }) => editions.includes(edition)).every((scenario) => {
        const engine = openEngine(edition, cardsFor(scenario, edition)).without(mutant);
        const { failures } = play(scenario, edition, { engine, untraced: true });
        return !failures.some(({ kind }) => kind === 'outcome');
      }),
    );
    expect(unnoticed.map(({ name }) => name)).toEqual([]);
  });

  it('are consulted by every scenario that asks for them', () => {
    for (const scenario of WITH_DECK)
      for (const edition of scenario.editions) {
        const names = play(scenario, edition).deck.map(({ kind }) => kind);
        expect(names).toContain('deckPile');
        expect(names).toContain('deckCondition');
        expect(['deckPile', 'deckCondition', 'permission']).toEqual(expect.arrayContaining(names));
      }
  });
});
