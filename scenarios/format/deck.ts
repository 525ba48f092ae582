/** From the deck of a file to the deck that an edition is asked about. */
import { type Deck, type Engine, PARTS, wordsIn } from '@/engine';
import { MOST_CARDS } from './bounds';
import type { DeckPiles } from './deck-schema';
import { unknown } from './strict';
import { CALLED, COST_WORDS, vocabularyOf } from './vocabulary';

/** Something wrong with a deck that is well formed, and where. */
export interface DeckMistake {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

export type DeckRead =
  | { readonly ok: true; readonly deck: Deck }
  | { readonly ok: false; readonly mistakes: readonly DeckMistake[] };

/** The deck that a file means under an edition. Refuses piles and words that the edition has not, unknown cards, and too many. */
export function deckIn(given: DeckPiles, engine: Engine): DeckRead {
  const piles = Object.entries(given);
  const listed = piles.flatMap(([pile, cards]) =>
    (cards ?? []).map((one, index) => ({ pile, index, ...(typeof one === 'string' ? { card: one } : one) })),
  );
  const count = listed.reduce((sum, { times = 1 }) => sum + times, 0);
  if (count > MOST_CARDS)
    return {
      ok: false,
      mistakes: [{ path: [], message: `the deck has ${count} cards; at most ${MOST_CARDS} are read` }],
    };
  const mistakes = [
    ...piles
      .filter(([pile]) => !engine.deckPiles.includes(pile))
      .map(([pile]) => ({ path: [pile], message: unknown(pile, engine.deckPiles, `pile of ${engine.id}`) })),
    ...listed.flatMap(({ pile, index, card }) =>
      mistakesOf(card, engine).map((message) => ({ path: [pile, index], message })),
    ),
  ];
  if (mistakes.length > 0) return { ok: false, mistakes };
  const deck = Object.fromEntries(
    piles.map(([pile]) => [
      pile,
      listed.filter((one) => one.pile === pile).flatMap(({ card, times = 1 }) => Array<string>(times).fill(card)),
    ]),
  );
  return { ok: true, deck };
}

/** A card that is not there, or has words that mean nothing in the edition. */
function mistakesOf(key: string, engine: Engine): readonly string[] {
  const card = Object.hasOwn(engine.cards, key) ? engine.cards[key] : undefined;
  if (!card) return [unknown(key, Object.keys(engine.cards), 'card')];
  const words = vocabularyOf(engine, [card]);
  return wordsIn(PARTS.Card, card).flatMap(({ list, word }) =>
    words[list].includes(word) || (list === 'resources' && COST_WORDS.includes(word))
      ? []
      : [`the card "${key}": ${unknown(word, words[list], `${CALLED[list]} of ${engine.id}`)}`],
  );
}
