/** Why an entry of a script cannot be played, told apart, and in a line for whoever wrote it. */
import type { Seat } from '@/engine';
import { listed } from '../format/strict';

/** What is against one word of an entry. */
export type Obstacle =
  | { readonly kind: 'refused'; readonly word: string; readonly clauses: readonly string[] }
  /** It is nothing that could be chosen there. */
  | { readonly kind: 'absent'; readonly word: string; readonly possible: readonly string[] };

/** Why an entry cannot be played. */
export type Unfit =
  /** The step that it waits for did not come. */
  | { readonly kind: 'notCome'; readonly step: string; readonly turn: AwaitedTurn | undefined }
  | { readonly kind: 'obstacles'; readonly obstacles: readonly Obstacle[] }
  /** It is no answer, and something waits to resolve. */
  | { readonly kind: 'waits' }
  | { readonly kind: 'otherwise'; readonly prompt: string }
  | {
      readonly kind: 'neverAsked';
      readonly seat: Seat;
      readonly prompts: readonly string[];
      readonly turn: AwaitedTurn | undefined;
    };

/** The turn that an entry names, and the one that it has come to, by their numbers. */
export interface AwaitedTurn {
  readonly awaited: number;
  readonly now: number;
}

/** The reason in English, without an end. */
export function unfitLine(unfit: Unfit): string {
  switch (unfit.kind) {
    case 'notCome':
      return `${unfit.step} did not come${inTurn(unfit.turn)}`;
    case 'obstacles':
      return unfit.obstacles.map(obstacleLine).join('; ');
    case 'waits':
      return 'what is not a response waits until nothing waits to resolve';
    case 'otherwise':
      return `it does not fit what ${unfit.prompt} asks for`;
    case 'neverAsked':
      return `${unfit.seat === 0 ? 'A' : 'B'} never had to decide ${unfit.prompts.join(' or ')}${inTurn(unfit.turn)}`;
  }
}

const inTurn = (turn: AwaitedTurn | undefined): string =>
  turn === undefined ? '' : ` in turn ${turn.awaited}; it is turn ${turn.now} now`;

const obstacleLine = (one: Obstacle): string =>
  one.kind === 'refused'
    ? `${one.word} is refused by ${one.clauses.join(', ')}`
    : `${one.word} is not to choose from; possible: ${listed(one.possible)}`;
