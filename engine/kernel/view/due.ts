/** Whether any rules process finds something to do: asked at every priority, so remembered as long as nothing changes. */

import type { Position } from '../position/position';
import type { Look } from './look';
import type { GameTypes } from './ruleset';

/** The last answer, and all that a rules process can read. */
interface Known extends Pick<Position, 'items' | 'effects' | 'zones' | 'players' | 'memory'> {
  turn: Position['turn'];
  readonly rules: object;
  readonly due: boolean;
}

let latest: Known | null = null;

/** Whether a rules process of the edition would do anything now. */
export function processesDue<G extends GameTypes>(look: Look<G>): boolean {
  const { rules, p } = look;
  if (latest !== null && latest.rules === rules && holds(latest, look)) {
    latest.turn = p.turn;
    return latest.due;
  }
  const due = anyDue(look);
  const { items, effects, zones, players, memory, turn } = p;
  latest = { rules, due, items, effects, zones, players, memory, turn };
  return due;
}

/** The same, asked anew. */
export function anyDue<G extends GameTypes>(look: Look<G>): boolean {
  for (const group of look.rules.ruleProcesses) for (const row of group) if (row.run(look).length > 0) return true;
  return false;
}

const holds = <G extends GameTypes>(known: Known, { p, log }: Look<G>): boolean =>
  known.items === p.items &&
  known.effects === p.effects &&
  known.zones === p.zones &&
  known.players === p.players &&
  known.memory === p.memory &&
  // What is due is due in every phase of a turn; but a trace tells in each what the answer rests on.
  (log === null ? known.turn.number === p.turn.number : known.turn === p.turn);
