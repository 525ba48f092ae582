/** A continuous effect begins, on objects found now or on whatever fits while it lasts. */
import { hasLapsed } from '../../kernel/happen/lasting';
import type { Event, Filter, Modification, Ref } from '../../kernel/position/position';
import { objectsThat } from '../../kernel/view/condition';
import { withXAs } from '../../kernel/view/filter';
import { UNTIL } from '../duration';
import { amountOf, objectsOf } from '../objects';
import { either, just, optional, part, record } from '../shape';
import { chosenOf } from './choosing';
import type { Happens, InstructionMap } from './operation';

export const modify: Happens<'modify'> = {
  does: 'happen',
  fields: {
    what: either<InstructionMap['modify']['what']>(record({ all: part('Filter') }), part('Objects')),
    by: part('Modification'),
    until: either<InstructionMap['modify']['until']>(UNTIL, just('there'), record({ asLongAs: part('Condition') })),
    times: optional(part('Amount')),
  },
  choice: ({ what }) => (typeof what === 'object' && 'all' in what ? null : chosenOf(what)),
  events: (look, { what, by: once, until, times }, program, chosen) => {
    const { source, controller } = program;
    const by = times === undefined ? once : multiplied(once, amountOf(look, times, program));
    const lasts =
      typeof until === 'object'
        ? ({ until: 'condition', lasting: until.asLongAs } as const)
        : ({ until: until === 'there' ? 'game' : until } as const);
    if (typeof until === 'object' && hasLapsed(look, program, until.asLongAs)) return [];
    const grants = look.rules.grants.get(once);
    const begin = (affects: readonly Ref[] | null, filter?: Filter): Event => ({
      kind: 'beginEffect',
      effect: {
        source,
        controller,
        modify: filter ? { ...by, filter } : by,
        ...(grants ? { grants } : {}),
        affects,
        ...lasts,
      },
    });
    if (typeof what === 'object' && 'all' in what) {
      const all = withXAs(what.all, program.announced.x);
      if (until !== 'there' && !look.rules.effectsLock(look, by)) return [begin(null, all)];
      return [begin(objectsThat(look, all, controller, source).map(({ ref }) => ref))];
    }
    const refs = objectsOf(look, what, program, chosen).map(({ ref }) => ref);
    return refs.length > 0 ? [begin(refs)] : [];
  },
};

/** The same with the changes of values so many times: how many that is does not change any more. */
const multiplied = ({ stats, ...by }: Modification, times: number): Modification =>
  stats === undefined
    ? by
    : { ...by, stats: Object.fromEntries(Object.entries(stats).map(([name, change]) => [name, change * times])) };
