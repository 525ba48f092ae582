/** What an attack or a block costs: asked once who makes it has rested for it. */
import { onceDone } from '../../kernel/happen/ahead';
import type { FightingAct } from '../../kernel/position/modification';
import type { Item } from '../../kernel/position/position';
import { priceOf } from '../../kernel/view/restrictions';
import type { Look } from '../fow';

/** What a card that rests to attack or block is asked for then, in units by kind, and how things stand then. */
export function priceOnceRested(
  look: Look,
  { ref }: Item,
  act: FightingAct,
): { readonly after: Look; readonly price: Readonly<Record<string, number>> } {
  const after = onceDone(look, { kind: 'rest', item: ref, cause: 'game', manner: act });
  const rested = after.item(ref);
  return { after, price: rested ? priceOf(after, [rested], act) : {} };
}
