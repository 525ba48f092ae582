/** How a table that a link holds stands, in words that no change of the engine's insides alters. */
import { type Edition, openEngine } from '@/engine';
import { factOf, standingFactsOf } from '@/scenarios/decide/facts';
import { cardsFor } from '@/scenarios/format/pool';
import { readLink } from '@/scenarios/write/link';
import { played } from '../bench';

const VALUES: readonly string[] = ['zone', 'atk', 'def', 'power', 'damage', 'rested', 'keywords'];

/** Opens a link and plays it: where each card is, what it is worth in play, the players, and who is asked what. */
export function standingOf(link: string, edition: Edition): Readonly<Record<string, unknown>> {
  const read = readLink(link);
  if (!read.ok) return { refused: read.line };
  const made = played(read.table, edition);
  if (!made.ok) return { refused: made.line };
  const { run, scenario, aside } = made.benched;
  if (run.end === null) return { refused: 'not begun' };
  const engine = openEngine(edition, cardsFor(scenario, edition));
  const facts = standingFactsOf(engine, run.end);
  const isTold = (key: string, value: unknown): boolean => {
    const fact = factOf(key);
    if (fact?.kind !== 'card') return fact?.kind === 'player' && fact.what === 'life';
    const isInPlay = ['field', 'rulerArea'].some((zone) => facts.get(`card/${fact.card}/zone`) === zone);
    if (
      value === null ||
      value === false ||
      value === 0 ||
      value === 'none' ||
      (Array.isArray(value) && value.length === 0)
    )
      return false;
    return VALUES.includes(fact.what) && (fact.what === 'zone' ? value !== 'deck' && value !== 'stoneDeck' : isInPlay);
  };
  const { turn, request } = run.end;
  return {
    aside: aside.length,
    turn: `${turn.number} ${turn.player === 0 ? 'A' : 'B'} ${turn.phase}`,
    asked: request === null ? null : `${request.seat === 0 ? 'A' : 'B'} ${request.prompt}`,
    ...Object.fromEntries([...facts].filter(([key, value]) => isTold(key, value))),
  };
}
