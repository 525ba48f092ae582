import type { Row } from './run';
import { textOfRow } from './run';

/** So many rows at the top and at the bottom of a page may be running heads. */
const EDGE = 2;
/** On so many pages the same text stands at the same height. */
const LEAST_PAGES = 3;
const LEAST_SHARE = 0.4;
/** In points. */
const SAME_HEIGHT = 4;

/** Takes out what stands at the same place on most pages: running heads, footers, page numbers. */
export function withoutRunningHeads(pages: readonly Row[][]): Row[][] {
  const edges = pages.map((rows, page) => {
    const byHeight = [...rows].sort((a, b) => b.y - a.y);
    return new Map([...byHeight.slice(0, EDGE), ...byHeight.slice(-EDGE)].map((row) => [row, keysOf(row, page)]));
  });
  const counts = new Map<string, number>();
  for (const edge of edges)
    for (const key of new Set([...edge.values()].flat())) counts.set(key, (counts.get(key) ?? 0) + 1);
  const least = Math.max(LEAST_PAGES, pages.length * LEAST_SHARE);
  const stays = (row: Row, page: number): boolean =>
    !edges[page]?.get(row)?.some((key) => (counts.get(key) ?? 0) >= least);
  return pages.map((rows, page) => rows.filter((row) => stays(row, page)));
}

/**
 * What a row has to share with those of other pages: its height and its text, or its text but for one figure that counts
 * the pages (clauses that differ in their number alone also stand at the top of pages).
 */
function keysOf(row: Row, page: number): string[] {
  const text = textOfRow(row.runs).normalize('NFKC');
  const height = Math.round(row.y / SAME_HEIGHT);
  const counted = [...text.matchAll(/\d+/g)].map(
    ({ 0: figure, index }) => `${text.slice(0, index)}#${Number(figure) - page}${text.slice(index + figure.length)}`,
  );
  return [text, ...counted].map((spelled) => `${height} ${spelled}`);
}
