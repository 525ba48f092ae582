/** A settled batch happens: objects change, abilities trigger, and what left is kept for as long as it is spoken of. */

import type { Ability, Condition } from '../position/card';
import { type Event, type EventKind, type Item, type Pending, type Seat, slotOf } from '../position/position';
import type { Working } from '../position/working';
import { abilityAt } from '../view/abilities';
import { evaluate } from '../view/condition';
import { within } from '../view/given';
import { type Log, Look } from '../view/look';
import { recording } from '../view/recorded';
import type { GameTypes } from '../view/ruleset';
import { Batch } from './apply';
import { leftAfter } from './leaving';
import { stateTriggers } from './states';
import { awaited, delayedTriggers, offeredBy, triggered } from './triggers';

/** Whether a card stays the same object when it goes from where it is to another zone. */
function identity<G extends GameTypes>(look: Look<G>): (item: Item, to: string) => boolean {
  const kept = look.rules.identityZones(look);
  return (item, to) => kept.includes(item.zone) && kept.includes(to);
}

/** What no ability ever waits for. */
const SILENT: ReadonlySet<EventKind> = new Set<EventKind>([
  'remember',
  'did',
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
  for (const event of events) {
    const one = batch.apply(event);
    if (one !== null) happened.push(one);
  }
  const position = batch.after;
  if (position.memory.battle !== null)
    position.memory = before.rules.memory.settle(new Look(before.rules, position, log));
  let offered = NOT_OFFERED;
  const matters = happened.some(({ kind }) => !SILENT.has(kind));
  if (matters) {
    const { recorded } = before.rules;
    if (recorded.length > 0) position.memory = recording(before, new Look(before.rules, position), happened, recorded);
    if (before.rules.anyLasting) happened.push(...lapsed(new Look(before.rules, position), position, happened));
    const after = new Look(before.rules, position, log);
    const on = awaited(before.rules, happened);
    const pending = triggered(before, after, happened, on);
    const due = before.p.delayed.length > 0 ? delayedTriggers(before, after, happened) : null;
    if (due !== null && due.over.length > 0)
      position.delayed = position.delayed.filter(({ id }) => !due.over.includes(id));
    if (pending.length > 0 || due !== null)
      position.pending = [...position.pending, ...pending, ...(due?.pending ?? [])];
    if (after.rules.anyStates) position.pending = [...position.pending, ...stateTriggers(after)];
    if (after.rules.anyOffers) offered = offeredBy(before, after, happened, on);
    position.left = leftAfter(before, position, happened);
  }
  return { position, happened, offered };
}

/**
 * What lasts as long as something is the case of its source ends where that is not the case any more; of what has
 * been played and waits to be carried out it is noted.
 */
function lapsed<G extends GameTypes>(look: Look<G>, position: Working, happened: readonly Event[]): readonly Event[] {
  const isCase = (condition: Condition, source: Item, controller: Seat): boolean => {
    const live = look.item(source.ref);
    return live !== undefined && evaluate(look, condition, controller, live, false);
  };
  const played = new Set(
    happened.flatMap((event) => (event.kind === 'occasion' && event.name === 'played' ? [event.item] : [])),
  );
  for (const item of look.in(look.rules.zoneOf.stack)) {
    const { ability, announced } = item;
    if (!ability || !announced || (announced.lapsed !== false && !played.has(item.ref))) continue;
    const conditions = lastingsOf(abilityAt(look.rules, ability.key));
    const isStill = conditions.every((one) => isCase(one, ability.source, item.controller));
    if (conditions.length === 0 || announced.lapsed === !isStill) continue;
    position.items = position.items.with(slotOf(item.ref), { ...item, announced: { ...announced, lapsed: !isStill } });
  }
  const kept = position.effects.filter(
    ({ lasting, source, controller }) => lasting === undefined || isCase(lasting, source, controller),
  );
  if (kept.length === position.effects.length) return [];
  position.effects = kept;
  return [{ kind: 'endEffects', until: 'condition' }];
}

const lastings = new WeakMap<Ability, readonly Condition[]>();
const NO_CONDITIONS: readonly Condition[] = [];

/** By what the effects of a text are to last. */
function lastingsOf(ability: Ability | undefined): readonly Condition[] {
  if (!ability || !('do' in ability)) return NO_CONDITIONS;
  const known = lastings.get(ability);
  if (known) return known;
  const found = ability.do
    .flatMap(within)
    .flatMap((one) => (one.op === 'modify' && typeof one.until === 'object' ? [one.until.asLongAs] : []));
  lastings.set(ability, found);
  return found;
}

const NOT_OFFERED: readonly Pending[] = [];
