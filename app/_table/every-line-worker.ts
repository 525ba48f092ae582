import { expose } from 'comlink';
import { everyLine, type LineAnswer, type LineQuestion } from './every-line';

const api = {
  /** Looks into every line; `looked` is told how far it has come. */
  ask: (question: LineQuestion, looked: (positions: number) => void): LineAnswer => everyLine(question, looked),
};
export type EveryLineWorker = typeof api;

expose(api);
