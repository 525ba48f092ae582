/** A continuous effect begins, on objects found now or on whatever fits while it lasts. */
import type { Event, Filter, Ref } from '../../kernel/position/position';
import { objectsThat } from '../../kernel/view/condition';
import { objectsOf } from '../objects';
import { either, oneOf, part, record } from '../shape';
import { chosenOf } from './choosing';
import type { Happens, InstructionMap } from './operation';

export const modify: Happens<'modify'> = {
  does: 'happen',
  fields: {
    what: either<InstructionMap['modify']['what']>(record({ all: part('Filter') }), part('Objects')),
    by: part('Modification'),
    until: either<InstructionMap['modify']['until']>(oneOf('turn', 'battle'), record({ asLongAs: part('Condition') })),
  },
  choice: ({ what }) => (typeof what === 'object' && 'all' in what ? null : chosenOf(what)),
  events: (look, { what, by, until }, program, chosen) => {
    const { source, controller } = program;
    const lasts = typeof until === 'object' ? ({ until: 'condition', lasting: until.asLongAs } as const) : { until };
    if ('lasting' in lasts && program.announced.lapsed && look.rules.lapses(look)) return [];
    const grants = look.rules.grants.get(by);
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
      if (!look.rules.effectsLock(look, by)) return [begin(null, what.all)];
      return [begin(objectsThat(look, what.all, controller, source).map(({ ref }) => ref))];
    }
    const refs = objectsOf(look, what, program, chosen).map(({ ref }) => ref);
    return refs.length > 0 ? [begin(refs)] : [];
  },
};
