/** What it is to come into a zone. */
import type { Zone } from '../position/position';
import type { Look } from './look';
import type { GameTypes } from './ruleset';

/** Whether what comes from one zone into another enters that. */
export function isArrival<G extends GameTypes>(look: Look<G>, from: Zone | undefined, to: Zone): boolean {
  if (from === to) return false;
  const within = (zones: readonly Zone[]): boolean => from !== undefined && zones.includes(from) && zones.includes(to);
  // Asked without a word of it first: of most arrivals it decides nothing.
  return !within(look.rules.oneArrival(look.with(null))) || !within(look.rules.oneArrival(look));
}
