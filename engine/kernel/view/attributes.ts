/** The word by which cards say that something has no attribute: itself it is none, and nothing has it. */
import type { Modifying } from '../position/modification';
import type { Look } from './look';
import type { GameTypes } from './ruleset';

/** Whether that is what a word says; it is written down. */
export function isNoAttribute<G extends GameTypes>(
  { rules: { noAttribute }, log }: Look<G>,
  attribute: string | undefined,
): boolean {
  if (noAttribute === null || attribute !== noAttribute.run) return false;
  log?.via('noAttribute', noAttribute.name, noAttribute.clauses);
  return true;
}

/** The attributes among words that a text says something has. */
export function attributesAmong<G extends GameTypes>(
  { rules: { noAttribute } }: Look<G>,
  words: readonly string[],
): readonly string[] {
  return noAttribute !== null && words.includes(noAttribute.run)
    ? words.filter((word) => word !== noAttribute.run)
    : words;
}

/** Writes down that an effect speaks of having none, by what it is on or by what it changes. */
export function tellNoAttribute<G extends GameTypes>(
  look: Look<G>,
  { filter, attributes, alsoAttributes }: Modifying,
): void {
  isNoAttribute(look, filter?.attribute);
  tellAmong(look, filter?.attributes);
  tellAmong(look, attributes);
  tellAmong(look, alsoAttributes);
}

function tellAmong<G extends GameTypes>(look: Look<G>, words: readonly string[] | undefined): void {
  if (words !== undefined) for (const word of words) isNoAttribute(look, word);
}
