/** What an object starts out as, the printed face that is up as the edition's base rows leave it; and what its last rows make of it. */

import type { Item } from '../position/position';
import type { Characteristics } from './characteristics';
import type { Look } from './look';
import { printedFace } from './printed';
import type { GameTypes } from './ruleset';

/** A row of a table that had a say, as the trace tells it. */
export interface Cited {
  /** What kind of row it is, where it is none of the base. */
  readonly kind?: 'keyword' | 'lending' | 'param' | 'activeZone';
  readonly label: string;
  readonly clauses: readonly string[];
}

/** @param cited given the rows that had a say, where somebody wants to know */
export function baseOf<G extends GameTypes>(look: Look<G>, item: Item, cited: Cited[] | null = null): Characteristics {
  return basedOn(look, item, printedFace(look.rules, item), cited);
}

/** What an object would start out as, had it that face. */
export function basedOn<G extends GameTypes>(
  look: Look<G>,
  item: Item,
  face: Characteristics,
  cited: Cited[] | null = null,
): Characteristics {
  return through(look.rules.base, look, item, face, cited);
}

/** What the edition's last rows make of an object as every layer has left it. */
export function afterLayers<G extends GameTypes>(
  look: Look<G>,
  item: Item,
  layered: Characteristics,
  cited: Cited[],
): Characteristics {
  return through(look.rules.last, look, item, layered, cited);
}

function through<G extends GameTypes>(
  rows: Look<G>['rules']['base'],
  look: Look<G>,
  item: Item,
  start: Characteristics,
  cited: Cited[] | null,
): Characteristics {
  let chars = start;
  for (const row of rows) {
    const changed = row.run(look, item, chars);
    if (!changed) continue;
    cited?.push(row);
    chars = changed;
  }
  return chars;
}
