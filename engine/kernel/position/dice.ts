/** Dice before they fall, and what they come to. */
import type { Extreme, Ignored } from './card';
import type { Event, EventOf } from './event';

type Dice = EventOf<'roll'>;

/** Whether dice are to be rolled of which none has fallen: how many they are can still be replaced. */
export const isToFall = (event: Event | undefined): event is Dice => event?.kind === 'roll' && event.rolls.length === 0;

/** How many rolls there are to be of dice, each of them made twice as often as is said. */
export const rollsIn = ({ dice, twice = [] }: Dice): number => dice * 2 ** twice.length;

/** Whether every roll that there is to be has been made. */
export const haveFallen = (dice: Dice): boolean => dice.rolls.length >= rollsIn(dice);

/** How many values a text says do not count. */
export const ignoredBy = (ignored: Ignored): Readonly<Record<Extreme, number>> =>
  typeof ignored === 'string' ? { ...NOTHING, [ignored]: 1 } : { ...NOTHING, ...ignored };
const NOTHING: Readonly<Record<Extreme, number>> = { lowest: 0, highest: 0 };

/** The sum of what they show, but for what is ignored of it; 0 where there is nothing. */
export function pointsOf({ rolls, twice = [], ignoring = NOTHING }: Dice): number {
  // What was said last is said of each single roll of what was said before.
  const values = [...twice.reduceRight(ofPairs, rolls)].sort((one, other) => one - other);
  return values
    .slice(ignoring.lowest, Math.max(0, values.length - ignoring.highest))
    .reduce((sum, one) => sum + one, 0);
}

/** Of each two values that follow each other the one that is not ignored. */
const ofPairs = (values: readonly number[], ignored: Extreme): readonly number[] =>
  values.flatMap((one, at) => {
    const other = values[at + 1];
    if (at % 2 === 1 || other === undefined) return [];
    return ignored === 'lowest' ? Math.max(one, other) : Math.min(one, other);
  });
