/** What an instruction leaves to be chosen as it is carried out. */
import type { Objects } from '../../kernel/position/card';
import type { OpenChoice } from '../../kernel/view/language';

/** Objects that a text has chosen only now; `null` where it speaks of others. */
export const chosenOf = (objects: Objects): OpenChoice | null =>
  typeof objects === 'object' && 'choose' in objects
    ? {
        from: 'objects',
        filter: objects.choose,
        count: objects.count,
        by: objects.by ?? 'you',
        ...(objects.random ? { random: true } : objects.by === undefined ? {} : { worded: true }),
      }
    : null;

/** The same, of an instruction whose objects stand in `what`. */
export const chosenWhat = ({ what }: { readonly what: Objects }): OpenChoice | null => chosenOf(what);

/** Of an instruction that leaves nothing to be chosen. */
export const nothingChosen = (): null => null;
