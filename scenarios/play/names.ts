/** What cards are called where people read of them. */
import { type Engine, type Item, type Position, type Ref, slotOf } from '@/engine';
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

/**
 * The object that a reference is to, at the first of some positions that knows it. A card keeps its place among the objects
 * wherever it goes; the place of one that has ceased to exist may be another's by now.
 */
export function itemOf(ref: Ref, ...at: readonly Position[]): Item | undefined {
  const slot = slotOf(ref);
  for (const { items } of at) if (items[slot]?.ref === ref) return items[slot];
  for (const { items, left } of at) {
    const known = left.find(({ item }) => item.ref === ref)?.item;
    if (known && known.name !== items[slot]?.name) return known;
  }
  return at.flatMap(({ items }) => items[slot] ?? [])[0];
}
