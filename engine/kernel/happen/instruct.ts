/** What an instruction asks to happen. */
import type { Condition, Instruction } from '../position/card';
import type { Event, Item, Program, Ref, Seat } from '../position/position';
import { evaluate } from '../view/condition';
import type { Look } from '../view/look';
import type { GameTypes } from '../view/ruleset';

/** What an instruction asks to happen, all at once. An empty list means that nothing is left for it to do. */
export const eventsOf = <G extends GameTypes>(
  look: Look<G>,
  instruction: Instruction,
  program: Program,
  chosen: readonly Ref[] = [],
): readonly Event[] => look.rules.language.events(look, instruction, program, chosen);

/** Whether an "if" of a text is met as it begins to resolve (intervening condition). */
export const holds = <G extends GameTypes>(
  look: Look<G>,
  condition: Condition | undefined,
  source: Item,
  controller: Seat,
): boolean => condition === undefined || evaluate(look, condition, controller, source, false);
