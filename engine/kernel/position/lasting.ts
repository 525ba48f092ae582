/** What outlasts the text it came from: effects begun, abilities that wait, and triggered ones that are still to be played. */
import type { Condition } from './card';
import type { Modifying, PlayerModification } from './modification';
import type { AbilityKey } from './names';
import type { Item, Ref, Seat } from './position';
import type { Announcement, Told } from './text';

/** `condition`: as long as something is the case of its source (`Effect.lasting`). */
export type Duration = 'turn' | 'battle' | 'game' | 'condition';

/** A continuous effect that a resolved text began; the effects of abilities in play are not stored but seen. */
export interface Effect {
  readonly id: number;
  readonly source: Item;
  readonly controller: Seat;
  readonly modify: Modifying;
  /** The names of the abilities it gives. */
  readonly grants?: readonly AbilityKey[];
  /** Fixed at creation, or `null`: whatever matches the modification's filter at any time. */
  readonly affects: readonly Ref[] | null;
  /** Of an effect on players: on whom, and what it makes of them. It changes no object. */
  readonly onPlayers?: { readonly seats: readonly Seat[]; readonly modify: PlayerModification };
  /** Its controller controls the object meanwhile: who did before any such effect. */
  readonly takenFrom?: Seat;
  readonly until: Duration;
  /** It ends as soon as this is not the case of its source. */
  readonly lasting?: Condition;
  readonly stamp: number;
}

/** An effect as it begins at a timestamp, written out field by field as positions are (`working.ts`). */
export const beginning = (
  { source, controller, modify, grants, affects, onPlayers, takenFrom, until, lasting }: Omit<Effect, 'id' | 'stamp'>,
  stamp: number,
): Effect => ({
  id: stamp,
  source,
  controller,
  modify,
  grants,
  affects,
  onPlayers,
  takenFrom,
  until,
  lasting,
  stamp,
});

/** A delayed ability: it waits for its event, whatever becomes of what made it. */
export interface Delayed {
  readonly id: number;
  /** The card with the text that made it. */
  readonly source: Item;
  readonly key: AbilityKey;
  readonly controller: Seat;
  /** What had been chosen for the text that made it, for "that card". */
  readonly captured: Announcement;
  /** It ends with the first event it waits for, or with the turn. */
  readonly until: 'once' | 'turn';
  /** It ends with that event as well. */
  readonly once?: true;
}

/** A replacement effect that a resolved text began, apart from what becomes of its source; those of abilities are not stored but seen. */
export interface StoredReplacement {
  readonly id: number;
  readonly source: Item;
  readonly key: AbilityKey;
  readonly controller: Seat;
  /** What had been chosen for the text that began it, for "that card". */
  readonly captured: Announcement;
  /** Of those in play, whom it is about, where that was fixed as it began; absent: whatever fits, at any time. */
  readonly affects?: readonly Ref[];
  readonly until: Duration;
  /** Whether it ends with the first event it replaces. */
  readonly once: boolean;
  /** How much damage it prevents yet; absent where it does something else instead. */
  readonly left?: number;
}

/** A triggered ability waiting to be played, independent of the object it came from; or a card that is played itself. */
export interface Pending extends Told {
  readonly source: Item;
  readonly key: AbilityKey;
  /** Who controlled the source as it triggered; of a delayed ability, whose that is. */
  readonly controller: Seat;
  /** Of a delayed ability: what the text that made it speaks of. */
  readonly captured?: Announcement;
  /** The source is what is played. */
  readonly card?: true;
  readonly count: number;
}
