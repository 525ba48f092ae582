/** What an object will be where it comes to lie, before it does. */
import type { Event, EventOf, Item } from '../position/position';
import { slotOf } from '../position/position';
import { owned } from '../position/working';
import { baseOf } from '../view/base';
import type { Characteristics } from '../view/characteristics';
import { Look } from '../view/look';
import type { GameTypes } from '../view/ruleset';
import { Batch } from './apply';
import { commit, identity } from './commit';
import { atOnce } from './happen';

/** An object as it will lie, in the position in which it does. */
export interface Ahead<G extends GameTypes> {
  readonly look: Look<G>;
  readonly item: Item;
  /** With the effects that apply to it there, where the edition has them applied as it arrives; otherwise as it starts out. */
  readonly chars: Characteristics;
}

/** The position once an event, and nothing else, has happened; and how it did, `null` where nothing changes. */
export function onceDone<G extends GameTypes>(
  look: Look<G>,
  event: Event,
): { readonly after: Look<G>; readonly happened: Event | null } {
  const before = look.with(null);
  const batch = new Batch(before, owned(look.p), identity(before));
  const happened = batch.apply(event);
  return { after: new Look(look.rules, batch.after, look.log), happened };
}

/**
 * The position once some events have happened together, with all that follows what happens; `null` where something is chosen on the
 * way, or replaces them.
 */
export function onceAllDone<G extends GameTypes>(look: Look<G>, events: readonly Event[]): Look<G> | null {
  const before = look.with(null);
  const settled = atOnce(before, events);
  if (settled === null) return null;
  if (settled.length === 0) return look;
  return new Look(look.rules, commit(before, owned(look.p), settled, null).position, look.log);
}

/**
 * The card of a move, or what is created, as it will be once that, and nothing else, has happened; `null` where the card is another
 * object by now.
 */
export function ahead<G extends GameTypes>(look: Look<G>, event: EventOf<'move' | 'create'>): Ahead<G> | null {
  const { after, happened } = onceDone(look, event);
  if (happened === null) return null;
  const ref = happened.kind === 'create' ? happened.item : event.item;
  const item = ref === undefined ? undefined : after.p.items[slotOf(ref)];
  if (item === undefined) return null;
  const chars = look.rules.arrivesAffected(look) ? after.chars(item) : baseOf(after, item);
  return { look: after, item, chars };
}
