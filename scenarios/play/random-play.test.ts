/**
 * Random legal play from full decks: whatever players do, the rules of every edition keep going. Every card there is comes
 * into some deck. A failure says the line that plays its game again; `GAMES=200` plays so many more.
 */
import { describe, expect, it } from 'vitest';
import {
  type Answer,
  accepts,
  broken,
  EDITIONS,
  type Edition,
  type Engine,
  openEngine,
  type Position,
  SEATS,
  type Situation,
  sample,
} from '@/engine';
import { GAME, type Game } from '@/rules/documents';
import { playable, poolOf } from '../format/pool';
import { cardsOfGame, everyCard } from './every-card';
import { fftcgGame, forceOfWillGame, type Pool } from './full-game';

const GAMES = Number(process.env.GAMES ?? 12);
/** The game to play alone. */
const ONLY = process.env.GAME;
const DECISIONS = 400;
/** So many games are enough for every card; more would mean that some card comes into no deck. */
const MOST_GAMES = 100;
const STARTS: Record<Game, (pool: Pool, seed: number) => Situation> = { fow: forceOfWillGame, fftcg: fftcgGame };

function begin(edition: Edition, seed: number): { readonly engine: Engine; readonly position: Position } {
  const pool = playable(poolOf(edition), edition);
  const engine = openEngine(edition, pool);
  const built = engine.start(STARTS[GAME[edition]](pool, seed));
  if (!built.ok) throw new Error(built.error);
  return { engine, position: engine.advance(built.position) };
}

function answered(engine: Engine, position: Position, answer: Answer): Position {
  const given = engine.answer(position, answer);
  if (!given.ok) throw new Error(given.error);
  return engine.advance(given.position);
}

/** Passing is as likely as everything else together, so that games get on. */
function choose(position: Position, seed: number): [Answer, number] {
  const { request } = position;
  if (!request) throw new Error('no decision is pending');
  if (request.rest !== null && accepts(request.space, request.rest) !== null)
    throw new Error(`${request.prompt}: to do nothing is ${JSON.stringify(request.rest)}, which it does not accept`);
  const [answer, after] = sample(request.space, seed);
  const pass = request.prompt === 'priority' && after % 2 === 0 && accepts(request.space, 'pass') === null;
  return [pass ? 'pass' : answer, after];
}

const cardsIn = ({ items }: Position): number =>
  items.filter(({ kind, pseudo }) => kind === 'card' && pseudo === null).length;

describe.each(EDITIONS.map((edition) => [edition] as const))('%s', (edition) => {
  const cards = everyCard(edition);
  const drawn = new Set<string>();

  /** The decks of a game, after those of the games before it. */
  function deal(game: number): Situation {
    const situation = STARTS[GAME[edition]](cardsOfGame(cards, game, drawn), game);
    for (const { zones } of situation.sides) for (const { card } of Object.values(zones).flat()) drawn.add(card);
    return situation;
  }

  function playGame(game: number): number {
    const engine = openEngine(edition, cards);
    const built = engine.start(deal(game));
    if (!built.ok) throw new Error(built.error);
    let position = engine.advance(built.position);
    const total = cardsIn(position);
    let seed = game;
    let decisions = 0;
    for (; decisions < DECISIONS && position.request; decisions += 1) {
      const [answer, after] = choose(position, seed);
      seed = after;
      position = answered(engine, position, answer);
      expect(broken(position)).toEqual([]);
      expect(cardsIn(position)).toBe(total);
    }
    expect(position.request !== null || position.result !== null).toBe(true);
    expect(position.result?.reason).not.toBe('undecided');
    return decisions;
  }

  it('never fails, never runs dry, loses no card', () => {
    let decisions = 0;
    const play = (game: number): void => {
      try {
        decisions += playGame(game);
      } catch (error) {
        const again = `GAME=${game} npx vitest run scenarios/play/random-play.test.ts -t '${edition} never'`;
        throw new Error(`game ${game}; again: ${again}`, { cause: error });
      }
    };
    const undrawn = (): readonly string[] => Object.keys(cards).filter((key) => !drawn.has(key));
    if (ONLY !== undefined) {
      for (let game = 1; game < Number(ONLY); game += 1) deal(game);
      play(Number(ONLY));
    } else {
      let game = 1;
      for (; game <= GAMES || (undrawn().length > 0 && game <= MOST_GAMES); game += 1) play(game);
      expect(undrawn()).toEqual([]);
      expect(decisions).toBeGreaterThan(game * 20);
    }
  });

  it('comes from its own setup into the first turn, with five cards in each hand', () => {
    for (let seed = 1; seed <= 10; seed += 1) {
      const pool = playable(poolOf(edition), edition);
      const engine = openEngine(edition, pool);
      const situation = STARTS[GAME[edition]](pool, seed);
      const sides = situation.sides.map((side) => ({ ...side, zones: { ...side.zones, hand: [] } }));
      const [a, b] = sides;
      if (!a || !b) throw new Error('two sides are expected');
      const built = engine.start({ ...situation, phase: 'setup', sides: [a, b], seed });
      if (!built.ok) throw new Error(built.error);
      let position = engine.advance(built.position);
      let state = seed;
      while (position.request && position.turn.number === 0) {
        expect(position.request.chance).toBeUndefined();
        const [answer, after] = choose(position, state);
        state = after;
        const given = engine.answer(position, answer);
        if (!given.ok) throw new Error(given.error);
        position = given.position;
        while (!position.request && position.turn.number === 0) position = engine.step(position);
      }
      expect(position.turn.number).toBe(1);
      for (const seat of SEATS) expect(position.zones[`hand/${seat}`]?.length).toBe(5);
    }
  });

  it('lets either player concede at any decision, and never draws that at random', () => {
    const { engine, position: start } = begin(edition, 33);
    let position = start;
    let seed = 8;
    for (let i = 0; i < 40 && position.request; i += 1) {
      for (const seat of SEATS) {
        const conceded = engine.concede(position, seat);
        expect(conceded.ok && conceded.position.result).toMatchObject({ losers: [seat] });
      }
      const [answer, after] = choose(position, seed);
      seed = after;
      position = answered(engine, position, answer);
    }
  });

  it('every position is plain JSON: written down and read back, play goes on identically', () => {
    const { engine, position: start } = begin(edition, 77);
    let position = start;
    let copy = start;
    let seed = 5;
    for (let i = 0; i < 250 && position.request; i += 1) {
      const [answer, after] = choose(position, seed);
      seed = after;
      const written: Position = JSON.parse(JSON.stringify(copy));
      position = answered(engine, position, answer);
      copy = answered(engine, written, answer);
      expect(copy).toEqual(position);
    }
  });

  it('a fork that makes the same choices ends like the original, which the fork leaves untouched', () => {
    const { engine, position: start } = begin(edition, 21);
    const playOn = (from: Position, seed: number, count: number): Position => {
      let position = from;
      let state = seed;
      for (let i = 0; i < count && position.request; i += 1) {
        const [answer, after] = choose(position, state);
        state = after;
        position = answered(engine, position, answer);
      }
      return position;
    };
    const middle = playOn(start, 3, 120);
    const before = JSON.stringify(middle);
    const original = playOn(middle, 9, 200);
    const other = playOn(middle, 10, 200);
    expect(JSON.stringify(middle)).toBe(before);
    expect(playOn(middle, 9, 200)).toEqual(original);
    expect(JSON.stringify(other)).not.toBe(JSON.stringify(original));
  });
});
