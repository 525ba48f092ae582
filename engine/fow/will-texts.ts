/** What texts say of making will: which abilities are will abilities, and which do more than that. */

import type { Amounts } from '../kernel/position/amounts';
import type { Ability, Activate, Automatic, Doing, Instruction } from '../kernel/position/card';
import type { Event, Ref, Seat } from '../kernel/position/position';
import { kindsOf, producedAs } from '../kernel/position/resources';
import { works } from '../kernel/view/abilities';
import { within } from '../kernel/view/given';
import { onceFor } from '../kernel/view/remembered';
import type { Look } from './fow';

/** The name of what plays them: a selection, and the procedure that it leads to. */
export const PLAYS = 'activate.will';

/** Units of will by kind. */
export type Will = Amounts;

/** Whether an activate ability makes will and needs no targets, so that it is a will ability (8.01 907.1). */
export const isWillAbility = (ability: Ability | undefined): ability is Activate =>
  ability?.kind === 'activate' && makesWill(ability);

type TriggeredWill = Automatic & { readonly when: { readonly on: 'playWill' } };

/** Whether an automatic ability triggers by a will ability, makes will and needs no targets, so that it is one itself. */
export const isTriggeredWill = (ability: Ability | undefined): ability is TriggeredWill =>
  ability?.kind === 'automatic' && ability.when.on === 'playWill' && makesWill(ability);

const makesWill = onceFor(
  ({ targets = [], do: list }: Doing): boolean =>
    targets.length === 0 && list.flatMap(within).some(({ op }) => op === 'produce'),
);

/** For what waits for it, a will ability has been played; its card may have left for that. */
export const willPlayed = (look: Look, player: Seat, item: Ref | undefined): readonly Event[] =>
  look.rules.waitsFor.has('playWill')
    ? [{ kind: 'occasion', name: 'willPlayed', player, ...(item === undefined ? {} : { item }) }]
    : NO_EVENTS;
const NO_EVENTS: readonly Event[] = [];

/** Whether a player has an ability that makes will as a will ability is played. */
export const isSetOff = (look: Look, seat: Seat): boolean =>
  look.rules.waitsFor.has('playWill') &&
  look
    .having('automatic', seat)
    .some((item) =>
      look.chars(item).abilities.some(({ ability }) => isTriggeredWill(ability) && works(look, item, ability)),
    );

/**
 * How much will an instruction makes at most, of which no more is asked than what X is; `null` where that hangs on anything.
 * @param kind what it has to pay as; `null`: whatever it is
 */
function mostOf(instruction: Instruction, x: number, kind: string | null): number | null {
  switch (instruction.op) {
    case 'produce': {
      const { amount } = instruction;
      if (amount !== 'X' && typeof amount !== 'number') return null;
      if (kind !== null && !kindsOf(producedAs(instruction)).includes(kind)) return 0;
      return amount === 'X' ? x : amount;
    }
    // What it holds makes one each, and one of these is carried out.
    case 'produceOf':
      return kind === null ? 1 - instruction.of.length : 0;
    case 'modes':
    case 'may':
    case 'gainLife':
    case 'loseLife':
      return 0;
    default:
      return null;
  }
}

/** Whether a will ability does anything but to make will and to change life, or hangs on what others could change. */
export const isInvolved = onceFor(
  (ability: Activate): boolean =>
    ability.while !== undefined || ability.do.flatMap(within).some((one) => mostOf(one, 0, null) === null),
);

/** Whether it does nothing but to make the same will whenever it is played. */
export const onlyMakesWill = onceFor(
  (ability: Activate): boolean => !isInvolved(ability) && ability.x === undefined && onlyProduces(ability),
);

/** Whether its text does nothing but to make will, as much as it may be. */
export const onlyProduces = onceFor((ability: Activate): boolean =>
  ability.do.every(({ op }) => op === 'produceOf' || op === 'produce'),
);

/** So much will, or will that pays as a kind, a text makes at most that is not involved. */
export const mostWill = (list: readonly Instruction[], x: number, kind: string | null): number =>
  list.flatMap(within).reduce((sum, one) => sum + (mostOf(one, x, kind) ?? 0), 0);
