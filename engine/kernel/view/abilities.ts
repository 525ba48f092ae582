/** Finding abilities by index: printed ones count from 0, the texts that keywords stand for from -1 downwards. */
import type { Ability, Automatic } from '../position/card';
import type { Item } from '../position/position';
import type { Look } from './look';
import type { GameTypes, Ruleset } from './ruleset';

/** The ability of a card's face at an index; `undefined` where there is none. */
export function abilityAt<G extends GameTypes>(rules: Ruleset<G>, item: Item, index: number): Ability | undefined {
  if (index < 0) return rules.keywordTexts[-1 - index]?.ability;
  return rules.cards[item.card]?.faces[item.face]?.abilities?.[index];
}

/** The automatic abilities an object has now, printed and by keyword. */
export function automaticOf<G extends GameTypes>(
  look: Look<G>,
  item: Item,
): readonly { readonly index: number; readonly ability: Automatic }[] {
  const found: { index: number; ability: Automatic }[] = [];
  const chars = look.chars(item);
  for (const { index, ability } of chars.abilities) if (ability.kind === 'automatic') found.push({ index, ability });
  look.rules.keywordTexts.forEach(({ keyword, ability, clauses }, at) => {
    if (ability.kind !== 'automatic' || !chars.keywords.includes(keyword)) return;
    look.log?.via('keyword', keyword, clauses);
    found.push({ index: -1 - at, ability });
  });
  return found;
}

/** Whether a text speaks of the object of the event that made it trigger. */
export const speaksOfIt = (text: unknown): boolean =>
  text === 'it' ||
  text === 'this and it' ||
  (typeof text === 'object' && text !== null && Object.values(text).some(speaksOfIt));
