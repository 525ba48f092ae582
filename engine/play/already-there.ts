/** What is to go where it lies already. */
import type { Event } from '../kernel/position/position';
import type { Look } from '../kernel/view/look';
import type { GameTypes } from '../kernel/view/ruleset';

/** It is not put there anew, unless that is to change how it lies: its place in an order, its side, what it lies on. */
export function alreadyThere<G extends GameTypes>(look: Look<G>, event: Event): boolean {
  if (event.kind !== 'move' || look.item(event.item)?.zone !== event.to) return false;
  const { place, faceDown, face, state, on } = event;
  return [place, faceDown, face, state, on].every((how) => how === undefined);
}
