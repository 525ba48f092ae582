/** The cards a scenario plays with: those of its game, and its own. */
import { type CardDefinition, type Edition, OPEN_LISTS, PARTS, wordListsOf, wordsIn } from '@/engine';
import { GAME, type Game } from '@/rules/documents';
import { FFTCG_CARDS } from '../cards/fftcg';
import { FOW_CARDS } from '../cards/fow';
import type { Scenario } from './schema';

export type Pool = Readonly<Record<string, CardDefinition>>;

const POOLS: Record<Game, Pool> = { fow: FOW_CARDS, fftcg: FFTCG_CARDS };

/** The cards of an edition's game. */
export const poolOf = (edition: Edition): Pool => POOLS[GAME[edition]];

/** The cards of a pool whose every word means something under an edition: those that decks are made of. */
export function playable(pool: Pool, edition: Edition): Pool {
  const lists = wordListsOf(edition);
  const means = (card: CardDefinition): boolean =>
    wordsIn(PARTS.Card, card).every(({ list, word }) => OPEN_LISTS.has(list) || lists[list].includes(word));
  return Object.fromEntries(Object.entries(pool).filter(([, card]) => means(card)));
}

/** The pool with the cards a scenario brings itself. A card of its own takes the place of one of the same key. */
export const cardsFor = (scenario: Scenario, edition: Edition): Pool =>
  scenario.cards ? { ...poolOf(edition), ...scenario.cards } : poolOf(edition);
