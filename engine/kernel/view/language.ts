/**
 * What the words of card texts mean. The kernel asks and knows no word; the rows that answer stand in `engine/text`, and
 * an edition's table says which language its cards are written in.
 */
import type { Condition, Occurrence } from '../position/card';
import type { Event, Filter, Item, Ref, Seat } from '../position/position';
import type { Characteristics } from './characteristics';
import type { Look } from './look';
import type { GameTypes } from './ruleset';

/** What a filter is read against: the characteristics as they stand while it is read, and whose text it is. */
export interface Reader {
  readonly language: Language;
  readonly you: Seat;
  readonly self: Item | null;
  readonly attackers: readonly Ref[];
  chars(item: Item): Characteristics;
}

/** Whose condition is asked, and when. */
export interface Asking {
  readonly you: Seat;
  readonly self: Item | null;
  /** Whether the instruction before it did what it says. */
  readonly did: boolean;
  /** By which characteristics objects are told: the current ones, or the printed ones while the current are being found. */
  chars(item: Item): Characteristics;
}

/** A text that waits for something, and the moment at which it is asked whether an event is that. */
export interface Scene<G extends GameTypes> {
  /** Whose text it is. */
  readonly source: Item;
  /** The position that the text is read in. */
  readonly look: Look<G>;
  /** The position before the event, and the one after it: the same one where it has yet to happen. */
  readonly before: Look<G>;
  readonly after: Look<G>;
  readonly happened: boolean;
}

export type On = Occurrence['on'];

/** What continuous effects can change of an object, so that a text which asks about it may depend on them. */
export type Characteristic = Exclude<keyof Characteristics, 'changes'>;

export interface Language {
  /** Whether every field of the filter fits the object. The zone is the caller's to restrict where the filter names none. */
  matches(item: Item, filter: Filter, reader: Reader): boolean;
  /** What a filter asks about that continuous effects can change. */
  filterReads(filter: Filter): ReadonlySet<Characteristic>;
  /** Whether a condition holds. */
  holds<G extends GameTypes>(look: Look<G>, condition: Condition, asking: Asking): boolean;
  /** What a condition asks about that continuous effects can change. */
  conditionReads(condition: Condition): ReadonlySet<Characteristic>;
  /** Whether an event is what a text waits for. */
  fits<G extends GameTypes>(scene: Scene<G>, when: Occurrence, event: Event): boolean;
  /** What an event could be to texts that wait. */
  couldBe(event: Event): readonly On[];
  /** Whether an occurrence is looked for on the position before the event: what it is about has left. */
  looksBack(on: On): boolean;
}
