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

const joined = new WeakMap<object, Pool>();

/** The pool with the cards a scenario brings itself, one and the same each time. A card of its own takes the place of one of the same key. */
export function cardsFor({ cards }: Scenario, edition: Edition): Pool {
  if (!cards) return poolOf(edition);
  const pool = joined.get(cards) ?? { ...poolOf(edition), ...cards };
  joined.set(cards, pool);
  return pool;
}
