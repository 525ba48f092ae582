/** A whole game from full decks: for random play, benchmarks and properties. */
import type { CardDefinition, Placed, Seat, Situation } from '@/engine';

export type Pool = Readonly<Record<string, CardDefinition>>;

const withType = (pool: Pool, fits: (types: readonly string[]) => boolean): readonly string[] =>
  Object.entries(pool).flatMap(([key, { faces }]) => (faces[0] && fits(faces[0].types) ? [key] : []));

const isRuler = (types: readonly string[]): boolean => types.some((type) => type.endsWith('ruler'));
const isStone = (types: readonly string[]): boolean => types.includes('stone');

/** The keys of a pool by the deck that their front face belongs to. */
export const byDeck = (
  pool: Pool,
): { readonly main: readonly string[]; readonly stones: readonly string[]; readonly rulers: readonly string[] } => ({
  main: withType(pool, (types) => !isRuler(types) && !isStone(types)),
  stones: withType(pool, (types) => isStone(types) && !isRuler(types)),
  rulers: withType(pool, isRuler),
});

/** `size` cards of a pool in turn, named so that the two decks never share a name. */
function deck(keys: readonly string[], size: number, seat: Seat, mark: string, shift: number): readonly Placed[] {
  return Array.from({ length: size }, (_, i) => {
    const card = keys[(i + shift) % keys.length] ?? '';
    return { card, as: `${seat === 0 ? 'a' : 'b'}${mark}${i + 1}` };
  });
}

/**
 * The first turn of a Force of Will game: 40 cards each, five of them in hand, ten stones, a ruler. Every card of the pool
 * goes where its front face belongs.
 * @param seed decides the order of the decks, and shifts which cards are in hand
 */
export function forceOfWillGame(pool: Pool, seed: number): Situation {
  const { main, stones, rulers } = byDeck(pool);
  const side = (seat: Seat) => ({
    life: 4000,
    zones: {
      deck: deck(main, 35, seat, 'd', seed),
      hand: deck(main, 5, seat, 'h', seed * 5 + seat),
      stoneDeck: deck(stones, 10, seat, 's', seed),
      rulerArea: deck(rulers, 1, seat, 'r', seed),
    },
  });
  return {
    turn: 0,
    number: 1,
    phase: 'draw',
    starter: 0,
    sides: [side(0), side(1)],
    seed,
    shuffle: ['deck/0', 'deck/1', 'stoneDeck/0', 'stoneDeck/1'],
  };
}

/** The first turn of an FF-TCG game: 50 cards of the whole pool each, five of them in hand. */
export function fftcgGame(pool: Pool, seed: number): Situation {
  const cards = Object.keys(pool);
  const side = (seat: Seat) => ({
    life: 0,
    zones: { deck: deck(cards, 45, seat, 'd', seed), hand: deck(cards, 5, seat, 'h', seed * 5 + seat) },
  });
  return {
    turn: 0,
    number: 1,
    phase: 'active',
    starter: 0,
    sides: [side(0), side(1)],
    seed,
    shuffle: ['deck/0', 'deck/1'],
  };
}
