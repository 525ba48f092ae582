/** Random legal play from full decks: whatever players do, the rules of every edition keep going. */
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
  type Situation,
  sample,
} from '@/engine';
import { GAME, type Game } from '@/rules/documents';
import { poolOf } from '../format/pool';
import { fftcgGame, forceOfWillGame, type Pool } from './full-game';

const GAMES = 6;
const DECISIONS = 700;
const STARTS: Record<Game, (pool: Pool, seed: number) => Situation> = { fow: forceOfWillGame, fftcg: fftcgGame };

function begin(edition: Edition, seed: number): { readonly engine: Engine; readonly position: Position } {
  const engine = openEngine(edition, poolOf(edition));
  const built = engine.start(STARTS[GAME[edition]](poolOf(edition), seed));
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
  const [answer, after] = sample(request.space, seed);
  const pass = request.prompt === 'priority' && after % 2 === 0 && accepts(request.space, 'pass') === null;
  return [pass ? 'pass' : answer, after];
}

const cardsIn = ({ items }: Position): number => items.filter(({ kind }) => kind === 'card').length;

describe.each(EDITIONS.map((edition) => [edition] as const))('%s', (edition) => {
  it('never fails, never runs dry, loses no card', () => {
    let decisions = 0;
    for (let game = 1; game <= GAMES; game += 1) {
      const begun = begin(edition, game * 1009);
      let { position } = begun;
      const cards = cardsIn(position);
      let seed = game;
      for (let i = 0; i < DECISIONS && position.request; i += 1) {
        const [answer, after] = choose(position, seed);
        seed = after;
        position = answered(begun.engine, position, answer);
        decisions += 1;
        expect(broken(position)).toEqual([]);
        expect(cardsIn(position)).toBe(cards);
      }
      expect(position.request !== null || position.result !== null).toBe(true);
      expect(position.result?.reason).not.toBe('undecided');
    }
    expect(decisions).toBeGreaterThan(DECISIONS);
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
