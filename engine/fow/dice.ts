/** Dice: how they fall, and what is sure of that before they do. */
import { chooserOf, insteadOf, replacementsFor } from '../kernel/happen/replacing';
import { haveFallen } from '../kernel/position/dice';
import type { Event, EventOf, Instance, Option, Seat } from '../kernel/position/position';
import { chance } from '../kernel/view/context';
import type { Completes, Replacement } from '../kernel/view/ruleset';
import type { Fow, Look } from './fow';

/** What a die shows, each as likely as the others. */
const FACES: readonly Option[] = [1, 2, 3, 4, 5, 6].map((index): Option => ({ key: String(index), index }));

/** Dice that are rolled fall one after the other. */
export const dieFalls: Completes<Fow> = (_, event) =>
  event.kind !== 'roll' || haveFallen(event)
    ? null
    : {
        options: FACES,
        request: (options) => chance(event.player, 'die', options),
        completed: ({ index = 0 }) => ({ ...event, rolls: [...event.rolls, index] }),
      };

/**
 * The points that are sure before dice fall, each of which shows 1 at least: with what replaces them, in the order that a player
 * would choose who decides it, and otherwise in the worst.
 * @param replacedBy what has been applied to them already
 */
export function surePoints(
  look: Look,
  event: EventOf<'roll'>,
  seat: Seat,
  replacedBy: readonly Instance[] = [],
): number {
  const open = replacementsFor(look, { event, replacedBy, settled: false });
  const { dice, ignoring } = event;
  if (open.length === 0) return Math.max(0, dice - (ignoring ? ignoring.lowest + ignoring.highest : 0));
  const { seat: chooser, among } = chooserOf(look, event, open);
  const sure = (by: readonly Replacement[], dice: EventOf<'roll'> | undefined): number =>
    dice ? surePoints(look, dice, seat, [...replacedBy, ...by.map(({ instance }) => instance)]) : 0;
  const ways = among.map((one) => sure([one], diceOf(look, one, event)));
  if (among.every(({ ability }) => ability.optional)) ways.push(sure(among, event));
  return chooser === seat ? Math.max(...ways) : Math.min(...ways);
}

/** The dice that take the place of others whatever is decided; none where nothing is sure to. */
function diceOf(look: Look, replacement: Replacement, event: Event): EventOf<'roll'> | undefined {
  const roll = replacement.ability.instead.find(({ op }) => op === 'roll');
  const [dice] = roll ? look.rules.language.events(look, roll, insteadOf(replacement, event), []) : [];
  return dice?.kind === 'roll' ? dice : undefined;
}
