/** The engine's only door. */

import { FOW_801 } from './fow/editions/8.01';
import type { DocId } from './generated/clauses';
import type { CardDefinition } from './kernel/card';
import { type Engine, engineOf } from './kernel/engine';

/** The editions that play. */
export const EDITIONS = ['fow-8.01'] as const satisfies readonly DocId[];
export type Edition = (typeof EDITIONS)[number];

/** An edition with a card pool, ready to play. */
export function openEngine(edition: Edition, cards: Readonly<Record<string, CardDefinition>>): Engine {
  switch (edition) {
    case 'fow-8.01':
      return engineOf(FOW_801, cards);
  }
}

export type { DocId } from './generated/clauses';
export { accepts, answers, sample } from './kernel/answers';
export type * from './kernel/card';
export type { Characteristics } from './kernel/characteristics';
export type { Mutant } from './kernel/edition';
export type { Engine, RefusedOption } from './kernel/engine';
export { broken, keyOf } from './kernel/key';
export { GONE, type Refusal } from './kernel/look';
export type { Consulted, Row, Sink } from './kernel/machine';
export * from './kernel/position';
export { below } from './kernel/random';
export type { Built, Placed, Side, Situation } from './kernel/setup';
