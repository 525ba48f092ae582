import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Anchor, LinkView } from '../view/table-view';

/** A line between two places of the table, in its own pixels. */
export interface Curve {
  readonly kind: LinkView['kind'];
  readonly from: Anchor;
  readonly to: Anchor;
  readonly path: string;
}

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const MOTION = { duration: 220, easing: 'cubic-bezier(0.2, 0, 0.1, 1)' } as const;

/**
 * Lets what has moved on the table travel from where it stood, and finds the curves of attack, block and target.
 * Everything with `data-travel` travels; everything with `data-anchor` can be pointed at.
 * @param key changes whenever the table does
 */
export function useTravel(
  table: RefObject<HTMLElement | null>,
  key: unknown,
  links: readonly LinkView[],
): readonly Curve[] {
  const spots = useRef<ReadonlyMap<string, Spot>>(new Map());
  const drawn = useRef<unknown>(undefined);
  const [curves, setCurves] = useState<readonly Curve[]>([]);
  const [size, setSize] = useState('');

  useLayoutEffect(() => {
    const element = table.current;
    if (!element) return;
    // A fold that opens above a card moves it without making the table wider.
    const watcher = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      setSize(`${Math.round(width)} ${Math.round(height)}`);
    });
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [table]);

  useLayoutEffect(() => {
    const element = table.current;
    if (!element || key === undefined || size === undefined) return;
    // A window that is made narrower moves every card, and none has gone anywhere.
    const still = drawn.current === key || matchMedia('(prefers-reduced-motion: reduce)').matches;
    drawn.current = key;
    const found = new Map<string, Spot>();
    for (const child of element.querySelectorAll<HTMLElement>('[data-travel]')) {
      const name = child.dataset.travel ?? '';
      for (const animation of child.getAnimations()) animation.cancel();
      const spot = spotOf(child, element);
      found.set(name, spot);
      const before = spots.current.get(name);
      if (!before || still) continue;
      const x = before.x - spot.x;
      const y = before.y - spot.y;
      if (Math.abs(x) + Math.abs(y) > 1) child.animate([{ translate: `${x}px ${y}px` }, { translate: '0 0' }], MOTION);
    }
    spots.current = found;
    setCurves(links.flatMap((link) => curveOf(element, link) ?? []));
  }, [table, key, size, links]);

  return curves;
}

function spotOf(child: HTMLElement, element: HTMLElement): Spot {
  const own = child.getBoundingClientRect();
  const all = element.getBoundingClientRect();
  return { x: own.x - all.x, y: own.y - all.y, width: own.width, height: own.height };
}

/** The card within its slot: a rested one lies on its side. */
function shapeOf(child: HTMLElement, element: HTMLElement): Spot {
  const spot = spotOf(child, element);
  const { x, y, width, height } = spot;
  return child.dataset.rested === 'true'
    ? { x, y: y + (height - (height * 63) / 88) / 2, width, height: (height * 63) / 88 }
    : spot;
}

function curveOf(element: HTMLElement, { kind, from, to }: LinkView): Curve | null {
  const source = element.querySelector<HTMLElement>(`[data-anchor="${from}"]`);
  const target = element.querySelector<HTMLElement>(`[data-anchor="${to}"]`);
  if (!source || !target) return null;
  const chase = element.querySelector<HTMLElement>('[data-chase]');
  const field = element.querySelector<HTMLElement>('[data-zone="field"]');
  if (to.startsWith('player-') && chase && field) {
    const edge = spotOf(field, element).x - 8;
    const path = pathToPlayer(shapeOf(source, element), spotOf(target, element), spotOf(chase, element), edge);
    return { kind, from, to, path };
  }
  if (kind === 'target' && chase?.contains(source))
    return { kind, from, to, path: pathFromRung(spotOf(source, element), shapeOf(target, element)) };
  return {
    kind,
    from,
    to,
    path: pathBetween(shapeOf(source, element), shapeOf(target, element), kind === 'block' ? 16 : 0),
  };
}

/**
 * A gentle bow from the near edge of one place to the near edge of another.
 * @param aside how far from the middle it arrives, on the side it comes from, so that it meets no other curve there
 */
export function pathBetween(a: Spot, b: Spot, aside = 0): string {
  const ax = a.x + a.width / 2;
  const middle = b.x + b.width / 2;
  const bx = middle + (ax >= middle ? aside : -aside);
  const down = b.y + b.height / 2 > a.y + a.height / 2;
  const level = Math.abs(b.y + b.height / 2 - (a.y + a.height / 2)) < Math.min(a.height, b.height) / 2;
  if (level) {
    const y1 = a.y + 2;
    const y2 = b.y + 2;
    const lift = Math.min(y1, y2) - 28;
    return `M${round(ax)} ${round(y1)}C${round(ax)} ${round(lift)} ${round(bx)} ${round(lift)} ${round(bx)} ${round(y2 - 4)}`;
  }
  const y1 = down ? a.y + a.height : a.y;
  const y2 = down ? b.y - 4 : b.y + b.height + 4;
  const bow = (y2 - y1) * 0.45;
  return `M${round(ax)} ${round(y1)}C${round(ax)} ${round(y1 + bow)} ${round(bx)} ${round(y2 - bow)} ${round(bx)} ${round(y2)}`;
}

/** From a rung of the chase: out at its near end and round the rungs between, so that it runs over no name. */
export function pathFromRung(rung: Spot, target: Spot): string {
  const x = rung.x;
  const y = rung.y + rung.height / 2;
  const down = target.y > rung.y;
  const bx = target.x + Math.min(target.width / 2, 24);
  const by = down ? target.y - 4 : target.y + target.height + 4;
  const out = x - 22;
  const turn = by + (down ? -12 : 12);
  return `M${round(x)} ${round(y)}C${round(out)} ${round(y)} ${round(out)} ${round(turn)} ${round((out + bx) / 2)} ${round(turn)}S${round(bx)} ${round(turn)} ${round(bx)} ${round(by)}`;
}

/**
 * To a player: along the band between the halves and up the edge of the trays, so that it runs over no card.
 * @param edge where it goes up, if the player's name leaves room beside it
 */
export function pathToPlayer(a: Spot, player: Spot, band: Spot, edge: number): string {
  const ax = a.x + a.width / 2;
  const up = player.y < a.y;
  const ay = up ? a.y : a.y + a.height;
  const y = up ? band.y + band.height - 3 : band.y + 3;
  // An attacker across the band would have to cross it first.
  if (up !== ay > y) return pathBetween(a, player);
  const beside = edge - (player.x + player.width) > 14;
  const x = beside ? edge : player.x + Math.min(player.width / 2, 14);
  const turn = up ? -6 : 6;
  const corner = ax > x ? 6 : -6;
  const along =
    `M${round(ax)} ${round(ay)}V${round(y - turn)}Q${round(ax)} ${round(y)} ${round(ax - corner)} ${round(y)}` +
    `H${round(x + corner)}Q${round(x)} ${round(y)} ${round(x)} ${round(y + turn)}`;
  if (!beside) return `${along}V${round(up ? player.y + player.height + 4 : player.y - 4)}`;
  const middle = player.y + player.height - 14;
  return `${along}V${round(middle - turn)}Q${round(x)} ${round(middle)} ${round(x - 6)} ${round(middle)}H${round(player.x + player.width + 5)}`;
}

const round = (value: number): number => Math.round(value * 10) / 10;
