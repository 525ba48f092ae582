/** Every card there is: those of a game's pool, and those that scenario files bring themselves. */
import type { Edition } from '@/engine';
import { type Pool, poolOf } from '../format/pool';
import { readScenario, scenarioFiles } from '../format/read';

/**
 * All cards that an edition's scenarios are played with; a card that a scenario brings is called `<scenario>/<card>`.
 * Reads every scenario file.
 */
export function everyCard(edition: Edition): Pool {
  const all: Pool[] = [poolOf(edition)];
  for (const file of scenarioFiles()) {
    const read = readScenario(file);
    if (!read.ok || !read.scenario.editions.includes(edition)) continue;
    const { id, cards } = read.scenario;
    all.push(Object.fromEntries(Object.entries(cards ?? {}).map(([key, card]) => [`${id}/${key}`, card])));
  }
  return Object.assign({}, ...all);
}

/** The same cards, beginning with another one: decks dealt from the front come to others. */
export function turnedBy(pool: Pool, by: number): Pool {
  const all = Object.entries(pool);
  const at = by % Math.max(1, all.length);
  return Object.fromEntries([...all.slice(at), ...all.slice(0, at)]);
}
