/** Instructions about what happens instead: of the event at hand, and of events of this turn that are yet to come. */
import { lessened } from '../../kernel/happen/replacing';
import type { Instruction, Occurrence } from '../../kernel/position/card';
import { captured } from '../../kernel/position/frame';
import type { Event, Program, Ref } from '../../kernel/position/position';
import { objectsThat } from '../../kernel/view/condition';
import type { Look } from '../../kernel/view/look';
import type { GameTypes } from '../../kernel/view/ruleset';
import { amountOf } from '../objects';
import { list, oneOf, optional, part, yes } from '../shape';
import { nothingChosen } from './choosing';
import type { Happens } from './operation';

/** Instead of what would happen, nothing does, or so much less. */
export const prevent: Happens<'prevent'> = {
  does: 'happen',
  fields: { amount: optional(part('Amount')) },
  choice: nothingChosen,
  events: (look, { amount }, program) =>
    amount === undefined || !program.event ? [] : lessened(program.event, amountOf(look, amount, program)),
};

/** A replacement effect begins, for the next such event of this turn or for all of them. */
export const replace: Happens<'replace'> = {
  does: 'happen',
  fields: {
    when: part('Occurrence'),
    instead: list(part('Instruction')),
    during: optional(oneOf('turn')),
    optional: optional(yes),
  },
  choice: nothingChosen,
  events: (look, instruction, program) =>
    stored(look, instruction, program, { once: instruction.during === undefined }),
};

/** A shield against damage: what is left of it stands in the position. */
export const shield: Happens<'shield'> = {
  does: 'happen',
  fields: { when: part('Occurrence'), amount: part('Amount') },
  choice: nothingChosen,
  events: (look, instruction, program) => {
    const left = amountOf(look, instruction.amount, program);
    return left > 0 ? stored(look, instruction, program, { once: false, left }) : [];
  },
};

function stored<G extends GameTypes>(
  look: Look<G>,
  instruction: Extract<Instruction, { readonly when: Occurrence }>,
  program: Program,
  how: { readonly once: boolean; readonly left?: number },
): readonly Event[] {
  const key = look.rules.delays.get(instruction);
  if (key === undefined) return [];
  const { source, controller } = program;
  const affects = found(look, instruction.when, program);
  const fixed = affects === null ? {} : { affects };
  return [
    {
      kind: 'store',
      stored: { source, key, controller, captured: captured(program), ...fixed, until: 'turn', ...how },
    },
  ];
}

/** Whom a filter finds now, where the edition has the effect stay with them; `null` where it is about whatever fits. */
function found<G extends GameTypes>(
  look: Look<G>,
  when: Occurrence,
  { source, controller }: Program,
): readonly Ref[] | null {
  if (!('who' in when) || when.who === 'this' || 'target' in when.who || !look.rules.replacementsLock(look))
    return null;
  return objectsThat(look, when.who, controller, source).map(({ ref }) => ref);
}
