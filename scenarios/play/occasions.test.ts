import { describe, expect, it } from 'vitest';
import { accepts, EDITIONS, type Edition, openEngine, sample, wordListsOf } from '@/engine';
import { GAME } from '@/rules/documents';
import { cardsOfGame, everyCard } from './every-card';
import { fftcgGame, forceOfWillGame } from './full-game';

/** Moments that are events of their own to texts: nothing waits for them by their names. */
const EVENTS: ReadonlySet<string> = new Set(['played', 'willPlayed', 'attacks', 'blocks', 'judged', 'breaks']);
const MOST_GAMES = 60;
const DECISIONS = 200;

/** The moments that come in games played at random, until all of some have come. */
function momentsOf(edition: Edition, wanted: readonly string[]): ReadonlySet<string> {
  const pool = everyCard(edition);
  const begin = GAME[edition] === 'fow' ? forceOfWillGame : fftcgGame;
  const came = new Set<string>();
  for (let game = 1; game <= MOST_GAMES && wanted.some((name) => !came.has(name)); game += 1) {
    const engine = openEngine(edition, pool);
    const built = engine.start(begin(cardsOfGame(pool, game, new Set()), game));
    if (!built.ok) throw new Error(built.error);
    let random = game;
    let position = engine.advance(built.position);
    for (let at = 0; at < DECISIONS && position.request; at += 1) {
      const { request } = position;
      const [any, next] = sample(request.space, random);
      random = next;
      const passes = request.prompt === 'priority' && at % 2 === 0 && accepts(request.space, 'pass') === null;
      const given = engine.answer(position, passes ? 'pass' : any);
      if (!given.ok) throw new Error(given.error);
      position = engine.advance(given.position, ({ events }) => {
        for (const event of events) if (event.kind === 'occasion' && !EVENTS.has(event.name)) came.add(event.name);
      });
    }
  }
  return came;
}

describe('the moments that cards can wait for', () => {
  it.each(EDITIONS)('are those that come in %s', (edition) => {
    const { occasions } = wordListsOf(edition);
    // The first turn of a game begins before the first decision.
    const later = occasions.filter((name) => name !== 'game');
    const came = momentsOf(edition, later);
    expect([...came].filter((name) => name !== 'game').toSorted()).toEqual(later.toSorted());
  });
});
