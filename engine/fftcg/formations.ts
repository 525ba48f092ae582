/** Formations: one a player, whose condition is met as it is played, in the place of the one before. */
import { next, perform } from '../kernel/position/outcome';
import type { Event, Item, Seat } from '../kernel/position/position';
import { ofTypes } from '../kernel/view/ruleset';
import type { Look, Step, Test } from './fftcg';
import { meetsFormation } from './keywords/formation';
import { onEachField, toBreakZone } from './rule-processes';

const formationsOf = (look: Look, seat: Seat): readonly Item[] =>
  look.in('field', seat).filter((item) => look.isA(item, 'formation'));

/** What the Formation asks for is there. */
export const itsConditionIsMet: Test = (look, option, { seat }) => {
  const item = look.item(option.item);
  return item !== undefined && meetsFormation(look, item, seat);
};

/** Step: the Formation that the player has already goes back to the hand. */
export const earlierReturns: Step = (x) => {
  const earlier = formationsOf(x, x.seat);
  return earlier.length === 0
    ? next()
    : perform(earlier.map(({ ref }): Event => ({ kind: 'move', item: ref, to: 'hand', cause: 'game' })));
};

const NOTHING: readonly Event[] = [];

/** Rules process: several Formations of one player go to the Break Zone, all of them. */
export const tooManyFormations = ofTypes(
  ['formation'],
  onEachField((look, seat) => {
    const all = formationsOf(look, seat);
    return all.length < 2 ? NOTHING : all.map(toBreakZone);
  }),
);
