/** What becomes of control of an object as an effect that gave it ends. */
import type { Event, EventOf, Seat } from '../kernel/position/position';
import { holding } from '../kernel/view/held';
import type { Look } from '../kernel/view/look';
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
    const objects = new Set(ended.flatMap(({ affects }) => look.objects(affects ?? [])));
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

/**
 * Under whose control the effect means to put what it moves, as long as nothing has said under whose that comes.
 * @param said whether its text says so, or says nothing of it
 */
export function meantUnder<G extends GameTypes>(
  look: Look<G>,
  { item, meant, under }: EventOf<'move'>,
  said: boolean,
): Seat | undefined {
  if (meant === undefined || under !== undefined || (meant.said ?? false) !== said) return undefined;
  const from = look.item(item)?.zone;
  return from === undefined || look.rules.zones[from]?.side === 'controller' ? undefined : meant.seat;
}

const putUnder = <G extends GameTypes>(look: Look<G>, event: Event, said: boolean): readonly Event[] | null => {
  const under = event.kind === 'move' ? meantUnder(look, event, said) : undefined;
  return event.kind === 'move' && under !== undefined ? [{ ...event, under }] : null;
};

/** What an effect puts into play under somebody's control comes under that player's. */
export const underWhomItSays = <G extends GameTypes>(look: Look<G>, event: Event): readonly Event[] | null =>
  putUnder(look, event, true);

/** What an effect puts into play without a word of control comes under that of the effect's controller. */
export const underItsController = <G extends GameTypes>(look: Look<G>, event: Event): readonly Event[] | null =>
  putUnder(look, event, false);
