/** The engine's only door. */
export { EDITIONS, type Edition, openEngine, wordListsOf } from './editions';
export { askingSteps } from './explore/asking';
export { type Explored, type Exploring, explore, type Move } from './explore/explore';
export type { Fixed } from './explore/fixed';
export type { DocId } from './generated/clauses';
export { accepts, answers, sample } from './kernel/machine/answers';
export type { Row, Sink } from './kernel/machine/machine';
export { type About, about } from './kernel/position/about';
export type * from './kernel/position/card';
export { THEN } from './kernel/position/card';
export { broken, keyOf } from './kernel/position/key';
export * from './kernel/position/position';
export { ASIDE, GONE } from './kernel/position/position';
export { below } from './kernel/position/random';
export { kindsOf } from './kernel/position/resources';
export {
  OPEN_LISTS,
  WORD_LISTS,
  WORD_NAMES,
  type WordFound,
  type WordList,
  type WordLists,
} from './kernel/position/word-lists';
export type { Mutant } from './kernel/table/edition';
export type { DeckVerdict, Engine, RefusedOption, Sight } from './kernel/table/engine';
export type { Eyes, SeenEvent, SeenObject, SeenPosition, SeenRequest, SeenRow } from './kernel/table/seen';
export type { Built, Placed, Side, Situation } from './kernel/table/setup';
export type { Characteristics } from './kernel/view/characteristics';
export type { Consulted } from './kernel/view/consulting';
export type { Deck, DeckFault } from './kernel/view/deck';
export type { Refusal } from './kernel/view/look';
export type { Print } from './kernel/view/printed';
export { type Continuation, type Reader, type Reading, readerFor } from './read';
export { conforms, fits, isMapping, wordsIn } from './text/conforms';
export { PARTS } from './text/parts';
export type { PartName, Parts, ShapeData } from './text/shape';
export { type EditionWords, type NameOf, type Prompt, type WordKind, wordsOf } from './words';
