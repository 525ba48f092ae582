/** Whether any rules process finds something to do: asked at every priority, so remembered as long as nothing changes. */
import type { GameTypes } from './edition';
import type { Look } from './look';
import type { Position } from './position';

interface Known {
  readonly zones: Position['zones'];
  readonly players: Position['players'];
  readonly notes: Position['notes'];
  readonly turn: Position['turn'];
  readonly due: boolean;
}

/** By the view of the position: it is another one as soon as an object or an effect changes. */
const known = new WeakMap<object, Known>();

/** Whether a rules process of the edition would do anything now. */
export function processesDue<G extends GameTypes>(look: Look<G>): boolean {
  const { zones, players, notes, turn } = look.p;
  const before = known.get(look.view);
  if (before && before.zones === zones && before.players === players && before.notes === notes && before.turn === turn)
    return before.due;
  const due = look.rules.ruleProcesses.some((group) => group.some((row) => row.run(look).length > 0));
  known.set(look.view, { zones, players, notes, turn, due });
  return due;
}
