/** What an object starts out as: the printed face that is up, as the edition's base rows leave it. */

import type { Item } from '../position/position';
import type { Characteristics } from './characteristics';
import type { Look } from './look';
import { BLANK } from './printed';
import type { GameTypes } from './ruleset';

/** A row of a table that had a say, as the trace tells it. */
export interface Cited {
  readonly label: string;
  readonly clauses: readonly string[];
}

/** @param cited given the rows that had a say, where somebody wants to know */
export function baseOf<G extends GameTypes>(look: Look<G>, item: Item, cited: Cited[] | null = null): Characteristics {
  const faces = look.rules.printed[item.card]?.faces;
  let chars = faces?.[item.face] ?? faces?.[0] ?? BLANK;
  for (const row of look.rules.base) {
    const changed = row.run(look, item, chars);
    if (!changed) continue;
    cited?.push(row);
    chars = changed;
  }
  return chars;
}
