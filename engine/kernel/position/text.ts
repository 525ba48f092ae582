/** A text of an object: which it is, whose, what was chosen for it, and what it speaks of that moved. */
import type { CostStep } from './card';
import type { Event } from './event';
import type { AbilityKey } from './names';
import type { Item, Ref, Zone } from './position';

/** One ability of one object: which text, who has it, and who gave it where another object did. */
export interface Instance {
  readonly key: AbilityKey;
  readonly bearer: Ref;
  readonly by: Ref | null;
  /** Which of the replacement effects that a text began. */
  readonly stored?: number;
}
export const isInstance = (one: Instance, other: Instance): boolean =>
  one.key === other.key && one.bearer === other.bearer && one.by === other.by && one.stored === other.stored;

/** What a text that triggered speaks of: the event that let it, absent where that was no event but a state, and what it moved. */
export interface Told {
  readonly event?: Event;
  readonly moved?: readonly Moved[];
}
export const NOTHING_TOLD: Told = {};

/** Where a card or an ability on the chase or stack came from and what was chosen for it. */
export interface Announcement extends Told {
  /** Chosen targets, one list a target group of the text. */
  readonly targets: readonly (readonly Ref[])[];
  /** Chosen modes of a modal text, by index; the modes of all its choices are numbered through. */
  readonly modes: readonly number[];
  /** The value chosen for X; 0 where nothing was chosen. */
  readonly x: number;
  /** How what a text divides among its targets was divided; absent where it divides nothing. */
  readonly shares?: readonly Share[];
  /** What was chosen about the cost; absent where nothing was to choose. */
  readonly ways?: readonly Way[];
  /** What was used for the cost; absent where nothing was, or no text of the pool speaks of it. */
  readonly used?: readonly Ref[];
  /** What its text put where as it was carried out; absent before, and where no text of the pool speaks of that. */
  readonly sent?: Sent;
  /** Of what a text made: the sum of the dice that had been rolled for that text; absent where none had. */
  readonly rolled?: number;
  /** What its cost is less by for what was done as it was played; absent where nothing was. */
  readonly spared?: number;
  /** What the card is played as having, by name; absent where there is none. */
  readonly texts?: readonly AbilityKey[];
  /** Which of what effects of the text are to last by was not the case for a moment since it was played; absent before. */
  readonly lapsed?: readonly number[];
  /** The zone a card was played from; absent where it came to the chase without being played. */
  readonly playedFrom?: Zone;
  /** What a text that put it there without its being played put it there as, besides what it is; absent where it is that anyway. */
  readonly putAs?: readonly string[];
  /** It is not a keyword of its own by which it was played from there: a text permits it. Absent where no keyword could be meant. */
  readonly permitted?: true;
}
/** Nothing chosen: what an object on the chase or stack starts with, and what a text has that nothing is chosen for. */
export const NOTHING_ANNOUNCED: Announcement = { targets: [], modes: [], x: 0 };

/** What was announced with some of it changed, written out field by field as positions are (`working.ts`). */
export const announcedWith = (
  {
    targets,
    modes,
    x,
    texts,
    playedFrom,
    permitted,
    putAs,
    event,
    moved,
    sent,
    rolled,
    spared,
    ways,
    used,
    shares,
    lapsed,
  }: Announcement,
  changed: Partial<Announcement>,
): Announcement =>
  Object.assign<Announcement, Partial<Announcement>>(
    {
      targets,
      modes,
      x,
      texts,
      playedFrom,
      permitted,
      putAs,
      event,
      moved,
      sent,
      rolled,
      spared,
      ways,
      used,
      shares,
      lapsed,
    },
    changed,
  );

/** What an instruction moved, as it was before, and the zone that was to go to. */
export interface Sent {
  readonly refs: readonly Ref[];
  readonly to: Zone;
}

/** What one target of a group is to get of what is divided among the group. */
export interface Share {
  readonly group: number;
  readonly target: Ref;
  readonly amount: number;
}

/** A choice about a cost: a text of the card that was used, a play without paying, the part that a decrease was applied to. */
export interface Way {
  readonly kind: 'optional' | 'alternative' | 'free' | 'part';
  readonly key: string;
}

/** One of the costs that a play can have: what is done for it, and the choices that lead to it. */
export interface Charge {
  readonly ways: readonly Way[];
  readonly parts: readonly CostStep[];
  /** With it X is 0 wherever it stands. */
  readonly withoutX?: true;
  /** What was taken from its X while that was open is taken from other kinds where X comes to less. */
  readonly inAll?: true;
}

/**
 * An object that moved as a text was triggered, and what it became there; whether it is found there, and whether its values
 * are read from there.
 */
export interface Moved {
  readonly was: Ref;
  readonly is: Ref;
  readonly isFound: boolean;
  readonly readNow: boolean;
}

/** The ability an ability object stands for, detached from its source: the source may be gone. */
export interface AbilityOf extends Told {
  readonly source: Item;
  readonly key: AbilityKey;
  /** Of a delayed ability: what had been chosen for the text that made it. */
  readonly captured?: Announcement;
}
