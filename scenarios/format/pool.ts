/** The cards a scenario plays with: those of its game, and its own. */
import type { CardDefinition, Edition } from '@/engine';
import { GAME, type Game } from '@/rules/documents';
import { FFTCG_CARDS } from '../cards/fftcg';
import { FOW_CARDS } from '../cards/fow';
import type { Scenario } from './schema';

export type Pool = Readonly<Record<string, CardDefinition>>;

const POOLS: Record<Game, Pool> = { fow: FOW_CARDS, fftcg: FFTCG_CARDS };

/** The cards of an edition's game. */
export const poolOf = (edition: Edition): Pool => POOLS[GAME[edition]];

/** The pool with the cards a scenario brings itself. A card of its own takes the place of one of the same key. */
export const cardsFor = (scenario: Scenario, edition: Edition): Pool =>
  scenario.cards ? { ...poolOf(edition), ...scenario.cards } : poolOf(edition);
