/** Random play-outs on the engine, with the trace off or on. */
import { answers, below, type Edition, openEngine, type Position } from '@/engine';
import { FFTCG_CARDS } from '@/scenarios/cards/fftcg';
import { FOW_CARDS } from '@/scenarios/cards/fow';
import { fftcgGame, forceOfWillGame } from '@/scenarios/play/full-game';
import { type Contestant, FOLD_START, fold } from './contestant';
import { FFTCG_DECK, FOW_DECK, only } from './decks';

const MOST_DECISIONS = 20_000;

/** @param traced whether every row of the trace is made, with its clauses and the position after it */
export function ours(edition: Edition, traced: boolean): Contestant {
  const fftcg = edition === 'fftcg';
  const cards = fftcg ? only(FFTCG_CARDS, FFTCG_DECK) : only(FOW_CARDS, FOW_DECK);
  const engine = openEngine(edition, cards);
  return {
    name: `${edition}${traced ? ', traced' : ''}`,
    play: (seed) => {
      const built = engine.start(fftcg ? fftcgGame(cards, seed) : forceOfWillGame(cards, seed));
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
