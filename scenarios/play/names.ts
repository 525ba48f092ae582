/** What cards are called where people read of them. */
import { type Engine, type Item, type Position, slotOf } from '@/engine';
import type { Both } from '@/rules/documents';

/** The card's name; where several physical cards bear it, each with its number among them. */
export function nameOf(engine: Engine, item: Item, p: Position): Both {
  const { card, definition } = engine.print(p, item);
  const { name } = definition;
  const alike = p.items.filter((other) => other.kind === 'card' && engine.print(p, other).card === card);
  if (item.kind !== 'card' || alike.length < 2) return { ja: name.ja, en: name.en };
  const number = alike.findIndex((other) => slotOf(other.ref) === slotOf(item.ref)) + 1;
  return { ja: `${name.ja} ${number}`, en: `${name.en} ${number}` };
}
