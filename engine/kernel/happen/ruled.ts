/**
 * What the rules make of an event before any effect is asked whether it replaces it: it does not happen, it goes elsewhere, or
 * it is as it is. What they make of it afterwards, they make of what is left to happen (`happen.ts`).
 */

import { type Event, type EventOf, GONE } from '../position/position';
import type { Look } from '../view/look';
import type { Bars, Completion, GameTypes, Realiser } from '../view/ruleset';

/** The row that keeps an event from happening; none where it may. */
export const barOf = <G extends GameTypes>(look: Look<G>, event: Event): Realiser<Bars<G>> | undefined =>
  look.rules.bars[event.kind]?.find(({ run }) => run(look, event));

/** Whether an event is kept from happening; then nothing happens instead of it either. */
export function cannotHappen<G extends GameTypes>(look: Look<G>, event: Event): boolean {
  const row = barOf(look, event);
  if (row === undefined) return false;
  look.log?.via('outcome', row.label, row.clauses);
  return true;
}

/** The same of what a row has made of an event. What goes nowhere is in no zone that a rule could speak of. */
export const cannotBecome = <G extends GameTypes>(look: Look<G>, event: Event): boolean =>
  !(event.kind === 'move' && event.to === GONE) && cannotHappen(look, event);

/**
 * An event that goes where the rules have it go; `null` where they keep it from happening, or what it moves where it lies.
 * @param beside what is settled of its batch
 */
export function redirected<G extends GameTypes>(look: Look<G>, event: Event, beside: readonly Event[]): Event | null {
  if (cannotHappen(look, event)) return null;
  if (event.kind !== 'move') return event;
  let there: EventOf<'move'> = event;
  for (const row of look.rules.redirects) {
    const elsewhere = row.run(look, there, beside);
    if (elsewhere === null) continue;
    look.log?.via('outcome', row.label, row.clauses);
    there = elsewhere;
  }
  return there !== event && cannotBecome(look, there) ? null : there;
}

/** What the first row that has a say finds an event to lack. */
export function lacking<G extends GameTypes>(look: Look<G>, event: Event): Completion | null {
  for (const row of look.rules.completes[event.kind] ?? NO_ROWS) {
    const lacks = row.run(look, event);
    if (lacks === null) continue;
    look.log?.via('complete', row.name, row.clauses);
    return lacks;
  }
  return null;
}

const NO_ROWS: readonly never[] = [];

/**
 * An event as the rules have it before anything could replace it: `redirected`, and `null` also where what is left open of it can
 * be nothing.
 */
export function asRuled<G extends GameTypes>(look: Look<G>, event: Event, beside: readonly Event[]): Event | null {
  const there = redirected(look, event, beside);
  if (there === null || lacking(look.with(null), there)?.options.length !== 0) return there;
  // Where there is something to choose, the row tells so that asks.
  lacking(look, there);
  return null;
}
