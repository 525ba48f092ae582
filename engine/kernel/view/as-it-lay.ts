/** What was played, as it was where it lay: for the effects that go on applying to it (8.01 903.2.d-1; FF-TCG 11.2.5). */
import { type Item, previousRef } from '../position/position';
import type { Look } from './look';
import type { GameTypes } from './ruleset';

/** A card on the chase or stack as it lay where it was played from; `null` for anything else. */
export function asItLay<G extends GameTypes>(look: Look<G>, item: Item): Item | null {
  const zone = item.announced?.playedFrom;
  if (zone === undefined || item.zone !== look.rules.zoneOf.stack) return null;
  return { ...item, zone, ref: previousRef(item.ref) };
}
