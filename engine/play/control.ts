/** What becomes of control of an object as an effect that gave it ends. */
import { holding } from '../kernel/view/held';
import type { Becomes, GameTypes } from '../kernel/view/ruleset';

/**
 * As effects end, an object goes to the controller of the newest effect on its control that goes on.
 * @param to who controls it where none goes on: its owner, or who did before
 */
export const controlReturns =
  (to: 'owner' | 'former') =>
  <G extends GameTypes>(...[look, event]: Parameters<Becomes<G>>): ReturnType<Becomes<G>> => {
    if (event.kind !== 'endEffects' || look.p.effects.every(({ takenFrom }) => takenFrom === undefined)) return null;
    const ended = look.p.effects.filter(({ takenFrom, until }) => takenFrom !== undefined && until === event.until);
    const objects = new Set(ended.flatMap(({ affects }) => affects?.flatMap((ref) => look.item(ref) ?? []) ?? []));
    if (objects.size === 0) return null;
    return [
      event,
      ...[...objects].map((item) => {
        const all = holding(look.p, item);
        const goesOn = all.findLast(({ until }) => until !== event.until);
        const former = to === 'owner' ? item.owner : (all[0]?.takenFrom ?? item.owner);
        return { kind: 'control', item: item.ref, to: goesOn?.controller ?? former, held: true } as const;
      }),
    ];
  };
