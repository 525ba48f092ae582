/** Where two projections of one scenario part. */
import type { Element, Segment } from './projection';

/** The first difference: what either side has that found no counterpart, and how far both had agreed. */
export interface Parting {
  readonly left: readonly Element[];
  readonly right: readonly Element[];
  /** The side that simply has nothing where the other has something; `null` where both do something else. */
  readonly lacking: 'left' | 'right' | null;
  /** How many elements had matched before. */
  readonly matched: number;
  /** The last row of either side up to which everything had matched. */
  readonly leftAfter: number;
  readonly rightAfter: number;
}

/** The same difference seen from the other side. */
export const mirrored = (parted: Parting): Parting => ({
  left: parted.right,
  right: parted.left,
  lacking: parted.lacking === 'left' ? 'right' : parted.lacking === 'right' ? 'left' : null,
  matched: parted.matched,
  leftAfter: parted.rightAfter,
  rightAfter: parted.leftAfter,
});

/**
 * Goes through both projections at once; `null` where nothing differs. Elements of a segment match in any order; a segment of
 * one side may be several of the other, where that edition lets players act in between.
 */
export function firstParting(left: readonly Segment[], right: readonly Segment[]): Parting | null {
  const a = new Reading(left);
  const b = new Reading(right);
  let matched = 0;
  for (;;) {
    const ended = (a.open.length === 0 && !a.more()) || (b.open.length === 0 && !b.more());
    if (ended && a.open.length === 0 && b.open.length === 0 && !a.more() && !b.more()) return null;
    const met = cancel(a, b);
    matched += met;
    const apart = a.open.length > 0 && b.open.length > 0;
    if (apart || (ended && (a.open.length > 0 || b.open.length > 0))) {
      const only = a.open.length === 0 ? 'left' : b.open.length === 0 ? 'right' : null;
      const lacking = only ?? extra(a, b);
      return { left: a.open, right: b.open, lacking, matched, leftAfter: a.last, rightAfter: b.last };
    }
  }
}

/** The side that lacks what the other has, where the other goes on to have everything this side has now. */
function extra(a: Reading, b: Reading): 'left' | 'right' | null {
  const aComes = a.open.some(({ key }) => b.comes(key));
  const bComes = b.open.some(({ key }) => a.comes(key));
  return aComes === bComes ? null : bComes ? 'right' : 'left';
}

/** A projection being read: what of the segments so far has found no counterpart yet. */
class Reading {
  open: Element[] = [];
  last = -1;
  private next = 0;

  constructor(private readonly segments: readonly Segment[]) {}

  more(): boolean {
    const segment = this.segments[this.next];
    if (!segment) return false;
    this.next += 1;
    this.open = [...this.open, ...segment];
    return true;
  }

  /** Whether something still lies ahead. */
  comes(key: string): boolean {
    return this.segments.slice(this.next).some((segment) => segment.some((element) => element.key === key));
  }

  take(at: number): void {
    const [taken] = this.open.splice(at, 1);
    if (taken) this.last = Math.max(this.last, taken.at);
  }
}

function cancel(a: Reading, b: Reading): number {
  let met = 0;
  for (let i = 0; i < a.open.length; ) {
    const key = a.open[i]?.key;
    const at = b.open.findIndex((other) => other.key === key);
    if (at < 0) i += 1;
    else {
      a.take(i);
      b.take(at);
      met += 1;
    }
  }
  return met;
}
