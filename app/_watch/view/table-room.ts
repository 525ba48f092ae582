/** How much room a play needs on the table, so that its cards are as large as they can be and nothing comes and goes. */
import type { Engine, Item, Position } from '@/engine';
import { besideChase } from './table-view';

export interface TableRoom {
  /** Zones that hold a card at some time: the ones worth a tray. The field always is. */
  readonly used: ReadonlySet<string>;
  /** The longest the chase gets, with what is carried out beside it. */
  readonly longest: number;
  /** The most fighters that one player has, in widths of a card: a rested one is as wide as it is high. */
  readonly front: number;
  /** Whether anything stands behind them at some time. */
  readonly behind: boolean;
}

/** What stands behind the fighters on the field. */
export const BEHIND: readonly string[] = ['stone', 'backup'];

const RESTED = 88 / 63;

/** The room that a run of positions needs. */
export function roomOf(engine: Engine, positions: readonly Position[]): TableRoom {
  const chase = Object.entries(engine.zones).find(([, { role }]) => role === 'stack')?.[0] ?? '';
  const used = new Set<string>(['field']);
  const known = new Map<number, boolean>();
  const isBehind = (p: Position, item: Item): boolean => {
    const slot = p.items.indexOf(item);
    const found = known.get(slot) ?? engine.print(p, item).face.types.some((type) => BEHIND.includes(type));
    known.set(slot, found);
    return found;
  };
  let longest = 0;
  let front = 1;
  for (const p of positions) {
    longest = Math.max(longest, (p.zones[chase]?.length ?? 0) + besideChase(p).length);
    const widths = [0, 0];
    for (const [key, slots] of Object.entries(p.zones)) {
      if (slots.length === 0) continue;
      used.add(key.replace(/\/\d$/, ''));
      if (!/^field(\/|$)/.test(key)) continue;
      for (const slot of slots) {
        const item = p.items[slot];
        if (!item || isBehind(p, item)) continue;
        widths[item.controller] = (widths[item.controller] ?? 0) + (item.rested ? RESTED : 1);
      }
    }
    front = Math.max(front, ...widths);
  }
  return { used, longest, front, behind: [...known.values()].includes(true) };
}
