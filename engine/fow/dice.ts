/** Dice: how they fall, and how those that are alike could. */
import { haveFallen, rollsIn } from '../kernel/position/dice';
import type { Happening, Option } from '../kernel/position/position';
import { chance } from '../kernel/view/context';
import type { Completes } from '../kernel/view/ruleset';
import type { Fow } from './fow';

/** What a die shows, each as likely as the others. */
const FACES: readonly Option[] = [1, 2, 3, 4, 5, 6].map((index): Option => ({ key: String(index), index }));

/** The prompt of what is drawn by lot as a die falls. */
export const DIE = 'die';

/** Dice that are rolled fall one after the other. */
export const dieFalls: Completes<Fow> = (_, event) =>
  event.kind !== 'roll' || haveFallen(event)
    ? null
    : {
        options: FACES,
        request: (options) => chance(event.player, DIE, options),
        completed: ({ index = 0 }) => ({ ...event, rolls: [...event.rolls, index] }),
      };

/** So many rolls are looked at with whatever each shows; of more, all show the least or all the most. */
const MOST_APART = 2;

/** What the die that falls next could show, where it does not matter which of those rolled together shows what. */
export function fallsApart(happening: Happening | undefined): readonly string[] {
  const roll = happening?.parts[happening.at ?? -1]?.event;
  if (roll?.kind !== 'roll') return FACES.map(({ key }) => key);
  const before = roll.rolls.at(-1);
  const [least, most] = [FACES[0]?.key ?? '', FACES.at(-1)?.key ?? ''];
  if (rollsIn(roll) > MOST_APART) return before === undefined ? [least, most] : [String(before)];
  return FACES.flatMap(({ key, index = 0 }) => (before === undefined || index >= before ? [key] : []));
}
