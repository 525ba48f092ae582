/** What keeps an event from happening, in either game. */
import type { Event } from '../kernel/position/position';
import type { Look } from '../kernel/view/look';
import { isPlayerBarred } from '../kernel/view/players';
import { isBarred } from '../kernel/view/restrictions';
import type { GameTypes } from '../kernel/view/ruleset';

/** What lies there already is not put there anew, unless that is to change how it lies: its place in an order, its side, what it lies on. */
export function alreadyThere<G extends GameTypes>(look: Look<G>, event: Event): boolean {
  if (event.kind !== 'move' || look.item(event.item)?.zone !== event.to) return false;
  const { place, faceDown, face, state, on } = event;
  return [place, faceDown, face, state, on].every((how) => how === undefined);
}

/** Nothing changes for a card that is in that state already. */
export const alreadyRested = <G extends GameTypes>(look: Look<G>, event: Event): boolean =>
  (event.kind === 'rest' || event.kind === 'recover') && look.item(event.item)?.rested === (event.kind === 'rest');

/** A player who may draw no cards draws none. */
export const mayNotDraw = <G extends GameTypes>(look: Look<G>, event: Event): boolean =>
  event.kind === 'draw' && isPlayerBarred(look, event.player, 'draw');

/** What an effect keeps from recovering is not recovered by an instruction either. */
export function mayNotRecover<G extends GameTypes>(look: Look<G>, event: Event): boolean {
  const item = event.kind === 'recover' ? look.item(event.item) : undefined;
  return item !== undefined && isBarred(look, item, 'recover');
}
