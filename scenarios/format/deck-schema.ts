/** A deck as files write it: cards by pile, each with how often it is there. */
import * as v from 'valibot';
import { MOST_CARDS } from './bounds';
import { Card } from './card-schema';
import { strict } from './strict';

const Listed = strict({
  card: v.string(),
  times: v.optional(
    v.pipe(
      v.number(),
      v.integer('a whole number is expected'),
      v.minValue(1, 'a number from 1 is expected'),
      v.maxValue(MOST_CARDS, `a number up to ${MOST_CARDS} is expected`),
    ),
  ),
});
const Pile = v.optional(v.array(v.union([v.string(), Listed])));

const PILES = { ruler: Pile, main: Pile, stones: Pile, extra: Pile, runes: Pile };

/** The piles of a deck inside a scenario file. */
export const DeckPiles = strict(PILES);
export type DeckPiles = v.InferOutput<typeof DeckPiles>;

/** A deck file: the piles, and cards that the pool has not. */
export const DeckFileSchema = strict({ ...PILES, cards: v.optional(v.record(v.string(), Card)) });
export type DeckFile = v.InferOutput<typeof DeckFileSchema>;
