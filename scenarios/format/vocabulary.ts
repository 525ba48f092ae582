/** The closed lists of words that an edition gives a meaning, as the engine has them. */
import { type CardDefinition, type Engine, PARTS, WORD_NAMES, type WordList, wordsIn } from '@/engine';
import { GAME, type Game } from '@/rules/documents';
import { NOWHERE } from './schema';
import { zonesOf } from './situation';

/** Lists that cards and expectations choose from. Traits are what the cards of a play have, and what they are given. */
export type Vocabulary = Readonly<Record<WordList, readonly string[]>>;

/** What a word of a list is called. */
export const CALLED = WORD_NAMES;

/** Words of costs that are no attribute: will of any kind, and as much as is chosen. */
export const COST_WORDS: readonly string[] = ['free', 'X'];

/**
 * The words of an edition. Traits are invented, as names are, and a card may bring counters that no rule knows: of these two
 * the lists have what the cards in play speak of, the names of tokens among the traits.
 * @param cards those in play
 */
export function vocabularyOf(engine: Engine, cards: readonly CardDefinition[]): Vocabulary {
  const brought = cards.flatMap((card) => wordsIn(PARTS.Card, card));
  const of = (list: WordList): readonly string[] =>
    brought.flatMap((found) => (found.list === list ? [found.word] : []));
  return {
    ...engine.words,
    traits: [...new Set([...of('traits'), ...engine.tokens.map(({ name }) => name.en)])],
    counters: [...new Set([...engine.words.counters, ...of('counters')])],
  };
}

/** Zones as expectations may name them. */
export const zoneWords = (engine: Engine): readonly string[] => [
  ...new Set([...zonesOf(engine), ...Object.keys(engine.zones), NOWHERE]),
];

/** Whether players have life, and will that waits to be paid with, in a game. */
export const HAS_LIFE: Readonly<Record<Game, boolean>> = { fow: true, fftcg: false };
export const hasLife = ({ id }: Engine): boolean => HAS_LIFE[GAME[id]];
