import type { Marker, MarkerKind } from './marker';
import type { Fresh, Piece } from './pieces';
import type { Label } from './policy';

/** A clause that is nowhere to be found. */
export const MISSING = 5;

/** The labels that are looked for in a stretch: a mark that none of them uses means nothing there. */
export interface Surroundings {
  kinds: ReadonlySet<Label['kind']>;
  /** The marks that stand there, unless most that are looked for were lost. */
  marks: ReadonlySet<MarkerKind>;
  /** Items are looked for, but nothing has a bullet. */
  lostBullets: boolean;
}

/** A clause begins at a piece with such a mark: 0 where it is the mark the label asks for. */
const START: Readonly<Record<Label['kind'], Readonly<Record<MarkerKind, number>>>> = {
  //       none = a piece without a mark; what stands before it is counted apart
  number: {
    none: 3,
    plain: 3,
    dotted: 3,
    multi: 3,
    bullet: 3,
    sub: 5,
    example: 8,
    arrow: 8,
    icon: 6,
    bracket: 6,
    row: 6,
  },
  item: {
    none: 1,
    plain: 1,
    dotted: 2,
    multi: 3,
    bullet: 0,
    sub: 4,
    example: 6,
    arrow: 6,
    icon: 3,
    bracket: 4,
    row: 3,
  },
  sub: {
    none: 2.5,
    plain: 2,
    dotted: 2,
    multi: 3,
    bullet: 1.5,
    sub: 0,
    example: 6,
    arrow: 6,
    icon: 1.5,
    bracket: 4,
    row: 3,
  },
  plain: {
    none: 2,
    plain: 0,
    dotted: 1.5,
    multi: 2,
    bullet: 0.5,
    sub: 1,
    example: 6,
    arrow: 5,
    icon: 4,
    bracket: 2,
    row: 3,
  },
  dotted: {
    none: 2,
    plain: 1.5,
    dotted: 0,
    multi: 2,
    bullet: 1,
    sub: 1,
    example: 6,
    arrow: 5,
    icon: 4,
    bracket: 4,
    row: 3,
  },
  multi: {
    none: 2,
    plain: 2,
    dotted: 1,
    multi: 0,
    bullet: 1,
    sub: 1,
    example: 6,
    arrow: 5,
    icon: 4,
    bracket: 4,
    row: 3,
  },
  loose: {
    none: 0.6,
    plain: 2,
    dotted: 2.5,
    multi: 3,
    bullet: 0.6,
    sub: 1,
    example: 6,
    arrow: 4,
    icon: 3,
    bracket: 2,
    row: 3,
  },
  bracket: {
    none: 3,
    plain: 3,
    dotted: 3,
    multi: 4,
    bullet: 3,
    sub: 3,
    example: 6,
    arrow: 6,
    icon: 4,
    bracket: 0,
    row: 4,
  },
  example: {
    none: 3,
    plain: 4,
    dotted: 4,
    multi: 4,
    bullet: 3,
    sub: 3,
    example: 0,
    arrow: 4,
    icon: 4,
    bracket: 4,
    row: 4,
  },
  table: {
    none: 1.5,
    plain: 2,
    dotted: 1,
    multi: 2,
    bullet: 1,
    sub: 2,
    example: 4,
    arrow: 4,
    icon: 2,
    bracket: 3,
    row: 0,
  },
};

/** A clause goes on over such a mark, where something in the stretch is looked for by that mark. */
const GOING_ON: Readonly<Record<MarkerKind, number>> = {
  none: 0,
  plain: 3.5,
  dotted: 3.5,
  multi: 3.5,
  bullet: 3.5,
  sub: 5,
  example: 4.5,
  arrow: 0,
  icon: 0.6,
  bracket: 2.5,
  row: 3,
};

/** The labels that make a mark mean something. */
const ANNOUNCES: Readonly<Record<MarkerKind, readonly Label['kind'][]>> = {
  none: [],
  plain: ['plain', 'dotted', 'multi', 'loose'],
  dotted: ['dotted', 'plain', 'multi'],
  multi: ['multi'],
  bullet: ['item', 'sub', 'plain', 'loose'],
  sub: ['sub', 'item'],
  example: ['example'],
  arrow: [],
  icon: ['sub'],
  bracket: ['bracket'],
  row: ['table'],
};

/** An unmarked piece begins something, by what stands before it. */
const UNMARKED_START: Readonly<Record<Fresh, number>> = {
  ended: 0,
  full: 1.2,
  maybe: 1,
  early: 2.2,
  wrapped: 3,
  torn: 4.5,
};
/** A piece with the mark of the label stands inside a sentence: then the mark may be a part of the sentence (`7 枚`). */
const MARKED_START: Readonly<Record<Fresh, number>> = { ended: 0, full: 0, maybe: 0.2, early: 1, wrapped: 1, torn: 3 };
/** A clause goes on with an unmarked piece. */
const UNMARKED_GOING_ON: Readonly<Record<Fresh, number>> = {
  ended: 1,
  full: 0.3,
  maybe: 0.3,
  early: 0.1,
  wrapped: 0,
  torn: 0,
};
/** Where bullets were lost, a sentence that ends with a full line may end an item as well as go on with it. */
const FULL_WITHOUT_BULLETS = { start: 0.2, goingOn: 0.8 } as const;
const INLINE_GOING_ON = 0.35;
/** The cells of a table may be anything. */
const GOING_ON_IN_TABLE = 0.2;
/**
 * A sentence inside a line begins something: a blank after a Japanese full stop is what a line end left, after an English
 * one it says nothing.
 */
const INLINE_START: Readonly<Record<'wide' | 'narrow' | 'labelled', number>> = { wide: 0.5, narrow: 3.8, labelled: 9 };
/** Labels that are marks, and how near another mark comes to being one of theirs. */
export const MARKED: ReadonlySet<Label['kind']> = new Set(['item', 'sub', 'plain', 'dotted', 'multi']);
const LIKE_ITS_OWN = 1;
const LOST_MARK = 3;
/** What stands in round brackets explains what stands before it. */
const BRACKETED_START = 1.5;
/** The first line of a page often lost its mark. */
const PAGE_START = -0.8;

/** … `before`: the pieces of the stretch above it. */
export function costOfStart(piece: Piece, label: Label, before: readonly Piece[], around: Surroundings): number {
  const { marker, fresh } = piece;
  const base = START[label.kind][marker.kind];
  if (before.length === 0)
    return marker.kind === 'none' ? Math.min(base, 1) : base + costOfValue(marker, label, before, piece);
  if (marker.kind === 'none') {
    const bracketed = /^[(（]/.test(piece.text) ? BRACKETED_START : 0;
    const start = fresh === 'full' && around.lostBullets ? FULL_WITHOUT_BULLETS.start : UNMARKED_START[fresh];
    return base + start + costOfPlace(piece, label) + bracketed + costOfLostMark(piece, label, around);
  }
  const announced = base < START[label.kind].none;
  return base + (announced ? MARKED_START : UNMARKED_START)[fresh] + costOfValue(marker, label, before, piece);
}

/** Where others have kept their marks, one that has lost it begins a line of its own, or a page. */
function costOfLostMark({ fresh, page }: Piece, { kind }: Label, { marks }: Surroundings): number {
  if (page || fresh === 'ended' || fresh === 'maybe' || !MARKED.has(kind)) return 0;
  return [...marks].some((mark) => mark !== 'none' && START[kind][mark] <= LIKE_ITS_OWN) ? LOST_MARK : 0;
}

function costOfPlace({ inline, page, wide }: Piece, label: Label): number {
  if (!inline) return page && label.kind !== 'table' ? PAGE_START : 0;
  if (label.kind !== 'loose') return INLINE_START.labelled;
  return INLINE_START[wide ? 'wide' : 'narrow'];
}

/** How far a printed counter is from the one that the label asks for. Counters begin again on a new page. */
function costOfValue(marker: Marker, label: Label, before: readonly Piece[], piece: Piece): number {
  if (marker.kind === 'multi' && label.kind === 'multi') return marker.value === label.value ? 0 : 2.5;
  if ((marker.kind !== 'plain' && marker.kind !== 'dotted') || (label.kind !== 'plain' && label.kind !== 'dotted'))
    return 0;
  if (marker.value === label.value) return 0;
  const newPage = piece.page || before.some(({ page }) => page);
  const last = before.findLast((other) => other.marker.kind === marker.kind)?.marker;
  if (last && last.kind === marker.kind && marker.value === last.value + 1) {
    return newPage && beganAgain(marker.kind, before) ? 0.45 : 1.2;
  }
  if (marker.value > 2) return 2;
  return newPage ? 0.3 : 0.7;
}

/** Whether a counter has begun again since the beginning of the stretch, or may have before its first figure there. */
function beganAgain(kind: 'plain' | 'dotted', before: readonly Piece[]): boolean {
  const counters = before.flatMap(({ marker }, at) => (marker.kind === kind ? [{ value: marker.value, at }] : []));
  const [first] = counters;
  const lost = first && before.slice(0, first.at + 1).some(({ page }) => page);
  return lost || counters.some(({ value }, at) => value <= (counters[at - 1]?.value ?? 0));
}

export function costOfGoingOn(piece: Piece, label: Label, around: Surroundings): number {
  const cost = costOfGoingOnInText(piece, around);
  return label.kind === 'table' ? Math.min(cost, GOING_ON_IN_TABLE) : cost;
}

function costOfGoingOnInText({ marker, fresh, inline }: Piece, { kinds, lostBullets }: Surroundings): number {
  if (marker.kind === 'none') {
    if (fresh === 'full' && lostBullets) return FULL_WITHOUT_BULLETS.goingOn;
    return fresh === 'ended' && inline ? INLINE_GOING_ON : UNMARKED_GOING_ON[fresh];
  }
  const announces = ANNOUNCES[marker.kind].some((kind) => kinds.has(kind));
  const cost = announces ? GOING_ON[marker.kind] : 0.3;
  return fresh === 'torn' || fresh === 'wrapped' ? cost / 2 : cost;
}

/** A piece that belongs to nothing, after something that does. */
export function STRAY(piece: Piece): number {
  return piece.fresh === 'torn' || piece.fresh === 'wrapped' ? 6 : 4;
}

/** … after another such piece. */
export function STRAY_GOES_ON(piece: Piece): number {
  return piece.fresh === 'torn' || piece.fresh === 'wrapped' ? 0.3 : 2;
}
