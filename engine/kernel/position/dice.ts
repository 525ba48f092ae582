/** Dice before they fall, and what they come to. */
import type { Event, EventOf } from './event';

/** Whether dice are to be rolled of which none has fallen: how many they are can still be replaced. */
export const isToFall = (event: Event | undefined): event is EventOf<'roll'> =>
  event?.kind === 'roll' && event.rolls.length === 0;

/** The sum of what they show, but for what is ignored of it; 0 where there is nothing. */
export function pointsOf({ rolls, ignoring = [] }: EventOf<'roll'>): number {
  const counted = [...rolls].sort((one, other) => one - other);
  for (const which of ignoring) counted.splice(which === 'lowest' ? 0 : -1, 1);
  return counted.reduce((sum, one) => sum + one, 0);
}
