/** Effects that give control of an object for a time. */
import type { Effect, Item, Position, Ref } from '../position/position';

/** Whether an effect gives its controller control of an object. */
export const holds = ({ takenFrom, affects }: Effect, ref: Ref): boolean =>
  takenFrom !== undefined && affects?.includes(ref) === true;

/** The effects that give control of an object, the oldest first: the newest decides. */
export const holding = ({ effects }: Position, { ref }: Item): readonly Effect[] =>
  effects.filter((effect) => holds(effect, ref));
