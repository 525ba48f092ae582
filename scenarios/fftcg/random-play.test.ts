import { describe, expect, it } from 'vitest';
import { below, broken, openEngine, type Placed, type Position, type Side, sample } from '@/engine';
import { FFTCG_CARDS } from '../cards/fftcg';

const KEYS = Object.keys(FFTCG_CARDS);
const engine = openEngine('fftcg', FFTCG_CARDS);

/** A side with a random deck of the whole pool, five cards in hand and a few on the field. */
function side(seat: string, seed: number): [Side, number] {
  let state = seed;
  const draw = (zone: string, count: number): readonly Placed[] =>
    Array.from({ length: count }, (_, i): Placed => {
      const [at, after] = below(KEYS.length, state);
      state = after;
      return { card: KEYS[at] ?? '', as: `${seat} ${zone} ${i} ${KEYS[at]}` };
    });
  const inPlay = (type: string, count: number): readonly Placed[] =>
    draw('field', 12)
      .filter(
        ({ card }, i, all) =>
          FFTCG_CARDS[card]?.faces[0]?.types.includes(type) && all.findIndex((one) => one.card === card) === i,
      )
      .slice(0, count)
      .map((one) => ({ ...one, as: `${type} ${one.as}` }));
  return [
    {
      life: 0,
      zones: {
        deck: draw('deck', 20),
        hand: draw('hand', 5),
        field: [...inPlay('forward', 2), ...inPlay('backup', 2)],
      },
    },
    state,
  ];
}

function start(seed: number): Position {
  const [a, after] = side('A', seed);
  const [b] = side('B', after);
  const built = engine.start({ turn: 0, number: 1, phase: 'active', starter: 0, sides: [a, b], seed });
  if (!built.ok) throw new Error(built.error);
  return built.position;
}

const cards = (p: Position): number => p.items.filter(({ kind, zone }) => kind === 'card' && zone !== 'gone').length;

describe('random legal play', () => {
  it('never fails, never runs dry, and loses no card, for some thousand decisions', () => {
    let decisions = 0;
    let ended = 0;
    const prompts = new Set<string>();
    for (let game = 1; game <= 40; game += 1) {
      let position = start(game * 7919);
      const total = cards(position);
      let seed = game;
      position = engine.advance(position);
      for (let i = 0; i < 400 && position.request; i += 1) {
        prompts.add(position.request.prompt);
        const [answer, after] = sample(position.request.space, seed);
        seed = after;
        const given = engine.answer(position, answer);
        if (!given.ok) throw new Error(`game ${game}: ${given.error}`);
        position = engine.advance(given.position);
        decisions += 1;
        expect(broken(position)).toEqual([]);
        expect(cards(position)).toBe(total);
      }
      if (!position.request) {
        ended += 1;
        expect(position.result?.reason).not.toBe('undecided');
        expect(position.result).not.toBeNull();
      }
    }
    expect(decisions).toBeGreaterThan(3000);
    expect(ended).toBeGreaterThan(0);
  });

  it('a position of a game under way is plain JSON and goes on the same from it', () => {
    let position = engine.advance(start(42));
    let seed = 5;
    for (let i = 0; i < 60 && position.request; i += 1) {
      const copy: Position = JSON.parse(JSON.stringify(position));
      const [answer, after] = sample(position.request.space, seed);
      seed = after;
      const one = engine.answer(position, answer);
      const two = engine.answer(copy, answer);
      if (!one.ok || !two.ok) throw new Error('an answer of the space is refused');
      position = engine.advance(one.position);
      expect(JSON.stringify(engine.advance(two.position))).toBe(JSON.stringify(position));
    }
  });
});
