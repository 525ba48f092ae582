/** Words that cards write among traits and that are none: what sets traits leaves them, and what has them alone has no trait. */
import type { Look } from './look';
import type { GameTypes } from './ruleset';

/** What traits are where a text says others: it sets those of the kind that it speaks of, or of both. */
export function traitsInstead<G extends GameTypes>(
  { rules: { besideTraits } }: Look<G>,
  had: readonly string[],
  said: readonly string[],
): readonly string[] {
  if (besideTraits === null || had.length === 0) return said;
  const isBeside = (word: string): boolean => besideTraits.run.includes(word);
  const speaksOfThem = said.some(isBeside);
  const speaksOfThemAlone = speaksOfThem && said.every(isBeside);
  const kept = had.filter((word) => !said.includes(word) && (isBeside(word) ? !speaksOfThem : speaksOfThemAlone));
  return kept.length > 0 ? [...kept, ...said] : said;
}

/** Whether an object has no trait. */
export const hasNoTrait = <G extends GameTypes>(
  { rules: { besideTraits } }: Look<G>,
  had: readonly string[],
): boolean => had.length === 0 || (besideTraits !== null && had.every((word) => besideTraits.run.includes(word)));

/** Writes down that an effect sets traits, which leaves what is none. */
export function tellBesideTraits<G extends GameTypes>({ rules: { besideTraits }, log }: Look<G>): void {
  if (besideTraits !== null) log?.via('besideTraits', besideTraits.name, besideTraits.clauses);
}
