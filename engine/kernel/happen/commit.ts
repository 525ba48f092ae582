/** A settled batch happens: objects change, abilities trigger, and what left is kept for as long as it is spoken of. */

import type { Event, EventKind, Item, Pending } from '../position/position';
import type { Working } from '../position/working';
import { type Log, Look } from '../view/look';
import { recording } from '../view/recorded';
import type { GameTypes } from '../view/ruleset';
import { Batch } from './apply';
import { begin, beginGiven, mayTakeAway } from './begun';
import { lapsed } from './lasting';
import { leftAfter } from './leaving';
import { stateTriggers } from './states';
import { awaited, delayedTriggers, offeredBy, triggered } from './triggers';

/** Whether a card stays the same object when it goes from where it is to another zone. */
export function identity<G extends GameTypes>(look: Look<G>): (item: Item, to: string) => boolean {
  const kept = look.rules.identityZones(look);
  return (item, to) => kept.includes(item.zone) && kept.includes(to);
}

/** What no ability ever waits for. */
const SILENT: ReadonlySet<EventKind> = new Set<EventKind>([
  'remember',
  'did',
  'ages',
  'scopeBegins',
  'scopeEnds',
  'phase',
  'untrigger',
  'hide',
]);

/** Lets a settled batch happen: the position that takes the place of `p`, what really happened, and what may be revealed for it. */
export function commit<G extends GameTypes>(
  before: Look<G>,
  p: Working,
  events: readonly Event[],
  log: Log | null,
): { readonly position: Working; readonly happened: readonly Event[]; readonly offered: readonly Pending[] } {
  const batch = new Batch(before, p, identity(before));
  const happened: Event[] = [];
  let matters = false;
  for (const event of events) {
    const one = batch.apply(event);
    if (one === null) continue;
    happened.push(one);
    matters ||= !SILENT.has(one.kind);
  }
  const position = batch.after;
  if (position.memory.battle !== null)
    position.memory = before.rules.memory.settle(new Look(before.rules, position, log));
  let offered = NOT_OFFERED;
  const { recorded, anyLasting, givesActing } = before.rules;
  if (matters && recorded.length > 0)
    position.memory = recording(before, new Look(before.rules, position), happened, recorded);
  // What is played is watched from then on, though nothing else happens.
  if (anyLasting && (matters || happened.some(({ kind }) => kind === 'did')))
    happened.push(...lapsed(new Look(before.rules, position), position, happened));
  if (matters) {
    const { anyGivesForAWhile, takesAway } = before.rules;
    const isTaken =
      takesAway !== 'never' && (mayTakeAway(before.rules, before.p) || mayTakeAway(before.rules, position));
    if (isTaken || anyGivesForAWhile) begin(new Look(before.rules, position, log), position, isTaken);
  }
  // Who fights and whose turn it is can decide who is given what, though no ability waits for that.
  if (givesActing) beginGiven(before, new Look(before.rules, position, log), position);
  if (matters) {
    const after = new Look(before.rules, position, log);
    const on = awaited(before.rules, happened);
    const pending = triggered(before, after, happened, on);
    const due = before.p.delayed.length > 0 ? delayedTriggers(before, after, happened) : null;
    if (due !== null && due.over.length > 0) position.delayed = without(position.delayed, due.over);
    if (pending.length > 0 || due !== null)
      position.pending = [...position.pending, ...pending, ...(due?.pending ?? [])];
    if (after.rules.anyStates) position.pending = [...position.pending, ...stateTriggers(after)];
    if (after.rules.anyOffers) offered = offeredBy(before, after, happened, on);
    position.left = leftAfter(before, position, happened);
  }
  return { position, happened, offered };
}

const NOT_OFFERED: readonly Pending[] = [];

const without = (delayed: Working['delayed'], over: readonly number[]): Working['delayed'] =>
  delayed.filter(({ id }) => !over.includes(id));
