/** Whether any rules process finds something to do: asked at every priority, so remembered as long as nothing changes. */
import type { GameTypes } from './edition';
import type { Look } from './look';
import type { Position } from './position';

/** The last answer, and all that a rules process can read. */
interface Known extends Pick<Position, 'items' | 'effects' | 'zones' | 'players' | 'notes' | 'turn'> {
  readonly rules: object;
  readonly due: boolean;
}

let latest: Known | null = null;

/** Whether a rules process of the edition would do anything now. */
export function processesDue<G extends GameTypes>(look: Look<G>): boolean {
  const { rules, p } = look;
  if (latest !== null && latest.rules === rules && holds(latest, p)) return latest.due;
  const due = rules.ruleProcesses.some((group) => group.some((row) => row.run(look).length > 0));
  const { items, effects, zones, players, notes, turn } = p;
  latest = { rules, due, items, effects, zones, players, notes, turn };
  return due;
}

const holds = (known: Known, p: Position): boolean =>
  known.items === p.items &&
  known.effects === p.effects &&
  known.zones === p.zones &&
  known.players === p.players &&
  known.notes === p.notes &&
  known.turn === p.turn;
