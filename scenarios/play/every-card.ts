/** Every card there is: those of a game's pool, and those that scenario files bring themselves. */
import type { Edition } from '@/engine';
import { type Pool, playable, poolOf } from '../format/pool';
import { readScenario, scenarioFiles } from '../format/read';
import { byDeck } from './full-game';

/**
 * All cards that an edition's scenarios are played with, and whose words mean something there; a card that a scenario brings is called `<scenario>/<card>`.
 * Reads every scenario file, and leaves drafts out.
 */
export function everyCard(edition: Edition): Pool {
  const all: Pool[] = [poolOf(edition)];
  for (const file of scenarioFiles()) {
    const read = readScenario(file);
    if (!read.ok || read.scenario.draft || !read.scenario.editions.includes(edition)) continue;
    const { id, cards } = read.scenario;
    all.push(Object.fromEntries(Object.entries(cards ?? {}).map(([key, card]) => [`${id}/${key}`, card])));
  }
  return playable(Object.assign({}, ...all), edition);
}

/** At most so many cards of a kind, those first that have not been in a deck yet, then others from place `from` on. */
function handful(keys: readonly string[], count: number, drawn: ReadonlySet<string>, from: number): readonly string[] {
  const at = from % Math.max(1, keys.length);
  const turned = [...keys.slice(at), ...keys.slice(0, at)];
  const fresh = turned.filter((key) => !drawn.has(key));
  return [...fresh, ...turned.filter((key) => drawn.has(key))].slice(0, count);
}

/** About as many cards as two decks hold: what no deck has held yet comes first. */
export function cardsOfGame(pool: Pool, game: number, drawn: ReadonlySet<string>): Pool {
  const { main, stones, rulers } = byDeck(pool);
  const taken = [
    ...handful(main, 35, drawn, game * 35),
    ...handful(stones, 10, drawn, game),
    ...handful(rulers, 1, drawn, game),
  ];
  return Object.fromEntries(taken.flatMap((key) => (pool[key] ? [[key, pool[key]]] : [])));
}
