/**
 * Random play-outs on the engine, with the trace off or on. Everything of the engine comes through its door and the pools of
 * cards, so that this file can be bundled with the engine and the cards of another checkout (`against.ts`).
 */
import { answers, below, type CardDefinition, type Edition, openEngine, type Position } from '@/engine';
import { FFTCG_CARDS } from '@/scenarios/cards/fftcg';
import { FOW_CARDS } from '@/scenarios/cards/fow';
import { fftcgGame, forceOfWillGame } from '@/scenarios/play/full-game';
import { type Contestant, FOLD_START, fold } from './contestant';

const MOST_DECISIONS = 20_000;

type Cards = Readonly<Record<string, CardDefinition>>;

const poolOf = (edition: Edition): Cards => (edition === 'fftcg' ? FFTCG_CARDS : FOW_CARDS);

/** The keys of every card of an edition's pool. */
export const cardsOf = (edition: Edition): readonly string[] => Object.keys(poolOf(edition));

/** The cards of a pool that a deck names. Refuses a name the pool lacks. */
function only(pool: Cards, deck: readonly string[]): Cards {
  return Object.fromEntries(
    deck.map((key) => {
      const card = pool[key];
      if (!card) throw new Error(`the pool has no card "${key}"`);
      return [key, card];
    }),
  );
}

/**
 * @param deck the cards in the decks, by key; the engine knows no others
 * @param traced whether every row of the trace is made, with its clauses and the position after it
 */
export function ours(name: string, edition: Edition, deck: readonly string[], traced: boolean): Contestant {
  const cards = only(poolOf(edition), deck);
  const engine = openEngine(edition, cards);
  return {
    name,
    play: (seed) => {
      const built = engine.start(edition === 'fftcg' ? fftcgGame(cards, seed) : forceOfWillGame(cards, seed));
      if (!built.ok) throw new Error(built.error);
      let position: Position = built.position;
      let chance = seed;
      let decisions = 0;
      let checksum = FOLD_START;
      for (let i = 0; i < MOST_DECISIONS; i += 1) {
        let rows = 0;
        position = traced ? engine.advance(position, () => (rows += 1)) : engine.advance(position);
        const { request } = position;
        if (!request) break;
        const { list } = answers(request.space);
        const [at, after] = below(list.length, chance);
        chance = after;
        const answer = list[at];
        if (answer === undefined) throw new Error(`${edition}: a decision without an answer`);
        if (list.length > 1) {
          decisions += 1;
          checksum = fold(checksum, `${request.prompt}${JSON.stringify(answer)}`);
        }
        const result = engine.answer(position, answer);
        if (!result.ok) throw new Error(result.error);
        position = result.position;
      }
      return {
        decisions,
        checksum: fold(checksum, JSON.stringify([position.turn, position.players, position.result])),
      };
    },
  };
}
