import type { Row } from './run';
import { textOfRow } from './run';

/** So many rows at the top and at the bottom of a page may be running heads. */
const EDGE = 2;
/** On so many pages the same text stands at the same height; figures may differ. */
const LEAST_PAGES = 3;
const LEAST_SHARE = 0.4;
/** In points. */
const SAME_HEIGHT = 4;

/** Takes out what stands at the same place on most pages: running heads, footers, page numbers. */
export function withoutRunningHeads(pages: readonly Row[][]): Row[][] {
  const edges = pages.map((rows) => {
    const byHeight = [...rows].sort((a, b) => b.y - a.y);
    return new Set([...byHeight.slice(0, EDGE), ...byHeight.slice(-EDGE)]);
  });
  const counts = new Map<string, number>();
  for (const rows of edges)
    for (const key of new Set([...rows].map(keyOf))) counts.set(key, (counts.get(key) ?? 0) + 1);
  const least = Math.max(LEAST_PAGES, pages.length * LEAST_SHARE);
  return pages.map((rows, at) => rows.filter((row) => !edges[at]?.has(row) || (counts.get(keyOf(row)) ?? 0) < least));
}

function keyOf(row: Row): string {
  return `${Math.round(row.y / SAME_HEIGHT)} ${textOfRow(row.runs).replace(/\d+/g, '#')}`;
}
