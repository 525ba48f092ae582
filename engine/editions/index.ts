/** Every edition that plays, by the id of its document. The only place outside the tables that names them. */

import { FFTCG } from '../fftcg';
import { FOW_20 } from '../fow/editions/2.0';
import { FOW_55 } from '../fow/editions/5.5';
import { FOW_500 } from '../fow/editions/5.00';
import { FOW_801 } from '../fow/editions/8.01';
import type { DocId } from '../generated/clauses';
import type { CardDefinition } from '../kernel/position/card';
import type { WordLists } from '../kernel/position/word-lists';
import { wordLists } from '../kernel/table/compile';
import { type Engine, engineOf } from '../kernel/table/engine';

/** The editions that play. */
export const EDITIONS = ['fow-2.0', 'fow-5.00', 'fow-5.5', 'fow-8.01', 'fftcg'] as const satisfies readonly DocId[];
export type Edition = (typeof EDITIONS)[number];

/** An edition with a card pool, ready to play. */
export function openEngine(edition: Edition, cards: Readonly<Record<string, CardDefinition>>): Engine {
  switch (edition) {
    case 'fow-2.0':
      return engineOf(FOW_20, cards);
    case 'fow-5.00':
      return engineOf(FOW_500, cards);
    case 'fow-5.5':
      return engineOf(FOW_55, cards);
    case 'fow-8.01':
      return engineOf(FOW_801, cards);
    case 'fftcg':
      return engineOf(FFTCG, cards);
  }
}

/** The words that an edition gives a meaning, list by list. Cards written with others are refused. */
export const wordListsOf = (edition: Edition): WordLists => WORDS[edition];

const WORDS: Readonly<Record<Edition, WordLists>> = {
  'fow-2.0': wordLists(FOW_20),
  'fow-5.00': wordLists(FOW_500),
  'fow-5.5': wordLists(FOW_55),
  'fow-8.01': wordLists(FOW_801),
  fftcg: wordLists(FFTCG),
};
