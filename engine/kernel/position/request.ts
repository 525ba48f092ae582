/** What a player can be asked, and the space of answers. */
import type { AbilityKey, Action, Ref, Seat } from './position';

export interface Option {
  /** The semantic form of the answer: what scripts, links and logs say. */
  readonly key: string;
  readonly item?: Ref;
  readonly action?: Action;
  readonly player?: Seat;
  readonly ability?: AbilityKey;
  readonly index?: number;
  /** What deals it, where that is what tells it from others. */
  readonly by?: Ref;
}

/** Something a payment can take: `gives` lists the kinds of resource it can become, `amount` how many of it. */
export interface PaymentSource {
  readonly key: string;
  readonly item: Ref | null;
  readonly how: 'pool' | 'rest' | 'banish' | 'discard';
  readonly gives: readonly string[];
  readonly amount: number;
  /** Sources of one class are interchangeable: payments that differ only within it are one answer. */
  readonly group: string;
}

export interface PaymentSpace {
  readonly kind: 'payment';
  /** Required units by kind; `free` is met by any kind. */
  readonly cost: Readonly<Record<string, number>>;
  /** At least one unit must be of one of these kinds, beside those that `cost` names (FF-TCG); empty: no such demand. */
  readonly oneOf: readonly string[];
  readonly sources: readonly PaymentSource[];
  /** How many units a payment may exceed the cost by where no source could be left out; 0: never. */
  readonly surplus: number;
}

export interface SubsetSpace {
  readonly kind: 'subset';
  readonly options: readonly Option[];
  readonly min: number;
  readonly max: number;
  /** Several can be chosen together only if one of these groups has them all; absent: any. */
  readonly within?: readonly (readonly string[])[];
  /** So many of these must be among the chosen. */
  readonly among?: { readonly keys: readonly string[]; readonly atLeast: number };
}

export type Space =
  | { readonly kind: 'oneOf'; readonly options: readonly Option[] }
  | SubsetSpace
  | { readonly kind: 'order'; readonly options: readonly Option[] }
  | {
      readonly kind: 'split';
      readonly options: readonly Option[];
      readonly total: number;
      readonly unit: number;
      /** What each part gets at least; absent: nothing. */
      readonly least?: number;
      /** The step in which answers are listed, where it is larger than the unit that is accepted. */
      readonly listed?: number;
    }
  | {
      readonly kind: 'number';
      readonly min: number;
      readonly max: number;
      /** Only multiples of it; absent: every whole number. */
      readonly unit?: number;
      /** Only these of them, the least first. */
      readonly among?: readonly number[];
      /** No rule refuses a larger number than `max`: it would only be too much to play. */
      readonly capped?: true;
    }
  | PaymentSpace;

/** `oneOf`: a key; `subset`, `order`, `payment`: keys; `split`: amount by key; `number`: the number. */
export type Answer = string | number | readonly string[] | Readonly<Record<string, number>>;

/** What a selection is made for: the object that asks, its ability and target group, the player. */
export interface SelectionArgs {
  readonly seat: Seat;
  readonly item?: Ref;
  readonly ability?: AbilityKey;
  readonly group?: number;
  /** The X of a text that has not been announced yet. */
  readonly x?: number;
}

/** The one pending decision. */
export interface Request {
  readonly seat: Seat;
  /** What is asked, by name: `priority`, `attack.attacker`, `target`, `pay` … */
  readonly prompt: string;
  /** The selection whose conditions decided the options, with its arguments, so that refusals can be explained. */
  readonly selection: { readonly name: string; readonly args: SelectionArgs } | null;
  /** For which object, where there is one. */
  readonly about: Ref | null;
  readonly space: Space;
  /**
   * The answer that does nothing: a pass, no call, no attack, the end of the phase. `null` where the decision is no mere
   * occasion to begin something: a player owes an answer to what is under way, be it "no".
   */
  readonly rest: Answer | null;
  /** Nobody is asked: the seed of the position answers at once. */
  readonly chance?: true;
}

/** Chosen players stand among chosen targets as negative references. */
export const playerRef = (seat: Seat): Ref => -1 - seat;
export const isPlayer = (ref: Ref): boolean => ref < 0;
export const playerOf = (ref: Ref): Seat => (ref === -1 ? 0 : 1);
