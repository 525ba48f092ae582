/** What is under way: procedures on the agenda with their variables, texts being carried out, batches that are settled. */
import type { Event } from './event';
import type { Pending } from './lasting';
import type { Filter } from './modification';
import type { AbilityKey } from './names';
import type { Item, Ref, Seat, Zone, ZoneKey } from './position';
import type { Option } from './request';
import {
  type Announcement,
  announcedWith,
  type Charge,
  type Instance,
  NOTHING_TOLD,
  type Sent,
  type Told,
} from './text';

export interface Frame {
  readonly proc: string;
  readonly step: string;
  readonly env: Env;
}

/**
 * The variables of a frame. All procedures share one vocabulary, so that a variable means the same everywhere and a
 * frame stays plain, typed JSON.
 */
export interface Env {
  /** Whose turn to act it is in a priority sequence; whom a procedure is about. */
  readonly seat?: Seat;
  /** Passes in a row. */
  readonly passes?: number;
  /** The action being carried out. */
  readonly action?: Action;
  readonly item?: Ref;
  readonly other?: Ref;
  readonly player?: Seat;
  readonly index?: number;
  /** What is looked for, and how many. */
  readonly sought?: { readonly filter: Filter; readonly count: number };
  /** How it comes there. */
  readonly rested?: true;
  /** Who is choosing from zones that not all players see. */
  readonly searched?: { readonly seat: Seat; readonly zones: readonly ZoneKey[] };
  /** The zone that a procedure puts a card into. */
  readonly zone?: Zone;
  /** The phase that a procedure is about. */
  readonly phase?: string;
  readonly ability?: AbilityKey;
  readonly count?: number;
  readonly amount?: number;
  readonly flag?: boolean;
  /** With which side up a card is played. */
  readonly side?: number;
  readonly announced?: Announcement;
  /** Answers: of `oneOf`, of `subset` and `order`, of `split`, `number` and `payment`. */
  readonly chosen?: Option;
  readonly chosenAll?: readonly Option[];
  readonly split?: Readonly<Record<string, number>>;
  readonly number?: number;
  readonly payment?: readonly PaymentPick[];
  readonly cost?: Readonly<Record<string, number>>;
  /** The cost of the play under way, and the objects chosen for its actions so far. */
  readonly charge?: Charge;
  readonly picks?: readonly (readonly Ref[])[];
  /** Parts contributed so far to the batch that a closing step performs. */
  readonly batch?: readonly Event[];
  /** What the last called procedure gave back. */
  readonly result?: Result;
  /** The text being carried out: whose, and how far. */
  readonly program?: Program;
  readonly pending?: Pending;
  /** Cards that would trigger if they were revealed. */
  readonly offered?: readonly Pending[];
  /** Objects that a procedure is about, where they are several; of a payment, what must be there still once it is paid. */
  readonly refs?: readonly Ref[];
  readonly targets?: readonly (readonly Ref[])[];
  /** Modes chosen so far, by index. */
  readonly modes?: readonly number[];
  /** A batch of events under way (kernel/happen). */
  readonly happening?: Happening;
}

export interface Result {
  readonly done: boolean;
  /** What a text that collects has collected. */
  readonly events?: readonly Event[];
  /** The sum of the dice that a text had rolled last. */
  readonly rolled?: number;
  /** What it put elsewhere last. */
  readonly sent?: Sent;
  readonly amounts?: Readonly<Record<string, number>>;
  readonly refs?: readonly Ref[];
}

/** A text in execution: the ability that holds it, the path to the instruction list, the next instruction. */
export interface Program extends Told {
  readonly source: Item;
  readonly key: AbilityKey;
  readonly path: readonly (string | number)[];
  readonly pc: number;
  readonly controller: Seat;
  readonly announced: Announcement;
  /** Whether the last instruction did what it says, for "if you do". */
  readonly did?: boolean;
  /** The sum of the dice rolled last. */
  readonly rolled?: number;
  /** What the players have chosen so far for the instruction at the counter, where several choose. */
  readonly picked?: readonly (readonly Ref[])[];
  /** The branches of the instruction at the counter that are still to be taken, one after the other. */
  readonly branches?: readonly (string | number)[];
  /** The text takes the place of an event: what it asks for is collected here, and happens as one batch with the rest. */
  readonly collected?: readonly Event[];
}

/** A text that is about to be carried out from its beginning. */
export const begun = (
  source: Item,
  key: AbilityKey,
  controller: Seat,
  announced: Announcement,
  { event, moved }: Told = NOTHING_TOLD,
): Program => programWith({ source, key, path: [], pc: 0, controller, announced, event, moved }, NOTHING_TOLD);

/** What of a text under way is known to what it makes for later. */
export const captured = ({ announced, rolled }: Program): Announcement =>
  rolled === undefined ? announced : announcedWith(announced, { rolled });

/**
 * A program with some of its fields changed, written out field by field as positions are (`working.ts`): each instruction of
 * a text makes two.
 */
export const programWith = (
  { source, key, path, pc, controller, announced, event, moved, did, rolled, picked, branches, collected }: Program,
  changed: Partial<Program>,
): Program =>
  Object.assign<Program, Partial<Program>>(
    { source, key, path, pc, controller, announced, event, moved, did, rolled, picked, branches, collected },
    changed,
  );

/** A batch of events: replacements are settled part by part before any of it happens. */
export interface Happening {
  readonly parts: readonly Part[];
  /** The part that is being replaced, by its place. */
  readonly at?: number;
  /** The part that comes next, by its place, as its player has said. */
  readonly first?: number;
  /** What happens after the batch: the repetitions of its events. */
  readonly later: readonly Part[];
  /** Piles that have been put in order (`toArrange`). */
  readonly arranged: readonly string[];
  /** The sum of the dice that have fallen before the batch came to what is under way now. */
  readonly rolled?: number;
}
export interface Part {
  readonly event: Event;
  /** Nothing can change this part any more. */
  readonly settled: boolean;
  /** The replacement effects already applied to the original event. */
  readonly replacedBy: readonly Instance[];
  /** Those that have been applied, instead, to another of the events in a row that the original one has become. */
  readonly replacedBeside?: readonly Instance[];
  /** It happens instead of something else, which so does not happen. */
  readonly instead?: true;
}

/** What a player does with priority. */
export interface Action {
  readonly kind: string;
  readonly item?: Ref;
  readonly ability?: AbilityKey;
}

export interface PaymentPick {
  readonly key: string;
  readonly item: Ref | null;
  readonly how: 'pool' | 'rest' | 'banish' | 'discard';
  readonly as: string;
  readonly amount: number;
}
