/** Whether a card that somebody makes may be: held against what holds scenario files, by itself. */
import { type CardDefinition, type Edition, openEngine } from '@/engine';
import { checkScenario, faultLine } from '../format/parse';
import { situationOf } from '../format/situation';
import { vocabularyFailures } from './vocabulary';

/**
 * What is wrong with a card under an edition, in one line: it is no card data, has words that mean nothing there, or says what
 * nothing could ever read.
 * @returns `null` for a card that games can be played with
 */
export function cardFault(card: CardDefinition, edition: Edition): string | null {
  const read = checkScenario({ ...ALONE, editions: [edition], cards: { own: card } }, 'card');
  if (!read.ok) return read.faults.map(faultLine)[0] ?? '';
  const engine = openEngine(edition, { own: card });
  const begun = situationOf(read.scenario.position, engine);
  if (!begun.ok) return begun.error;
  const [unknown] = vocabularyFailures(read.scenario, edition, engine);
  if (unknown) return unknown.message;
  const built = engine.start(begun.situation);
  return built.ok ? null : built.error;
}

/** Nothing but the card, in a hand. */
const ALONE = { id: 'card', draft: true, position: { A: { hand: ['own'] } }, script: [], expect: {} };
