/** The engine's only door. */
export { EDITIONS, type Edition, openEngine } from './editions';
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
export { type EditionWords, type NameOf, wordsOf } from './words';
