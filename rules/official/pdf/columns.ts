import { type Row, type Run, rowsOf } from './run';

/** Where a gutter between two columns may run, as a share of the width of the text. */
const LEFTMOST = 0.3;
const RIGHTMOST = 0.7;
const STEPS = 40;
/** Of the rows, so many may run across the gutter: headings over both columns. */
const MOST_ACROSS = 0.15;
/** … and so many must stand on either side. */
const LEAST_BESIDE = 0.3;
/** Of the pages, so many have two columns in a document that is set so. */
const LEAST_PAGES = 0.5;

/** The rows of each page in reading order: down the left column, then down the right one, where there are two. */
export function readingOrder(pages: readonly (readonly Row[])[]): Row[][] {
  const gutters = pages.map(gutterOf);
  const usual = usualGutter(gutters);
  return pages.map((rows, at) => inOrder(rows, gutters[at] ?? usual));
}

/** The gutter of a document in two columns: a page that is not full shows none of its own. */
function usualGutter(gutters: readonly (number | undefined)[]): number | undefined {
  const own = gutters.filter((gutter) => gutter !== undefined).sort((a, b) => a - b);
  return own.length >= gutters.length * LEAST_PAGES ? own[Math.floor(own.length / 2)] : undefined;
}

/** Rows that run across the gutter stay in their places. */
function inOrder(rows: readonly Row[], gutter: number | undefined): Row[] {
  if (gutter === undefined) return [...rows];
  const ordered: Row[] = [];
  let band: Run[] = [];
  const close = (): void => {
    const [left, right] = [band.filter(({ x }) => x < gutter), band.filter(({ x }) => x >= gutter)];
    ordered.push(...rowsOf(left, 'left'), ...rowsOf(right, 'right'));
    band = [];
  };
  for (const row of rows) {
    if (row.runs.some((run) => crosses(run, gutter))) {
      close();
      ordered.push(row);
    } else {
      band.push(...row.runs);
    }
  }
  close();
  return ordered;
}

/** Where the two columns of a page part; undefined where there is one column. */
function gutterOf(rows: readonly Row[]): number | undefined {
  const runs = rows.flatMap((row) => row.runs);
  const left = Math.min(...runs.map(({ x }) => x));
  const right = Math.max(...runs.map(({ x, width }) => x + width));
  const places = Array.from(
    { length: STEPS + 1 },
    (_, step) => left + (right - left) * (LEFTMOST + ((RIGHTMOST - LEFTMOST) * step) / STEPS),
  );
  const parting = places.flatMap((place) => {
    const across = acrossAt(rows, place);
    return across === undefined ? [] : [{ place, across }];
  });
  // Where few lines fill the left column, few run across its right part, but none across the gutter.
  const least = Math.min(...parting.map(({ across }) => across));
  const free = parting.filter(({ across }) => across === least);
  return free[Math.floor(free.length / 2)]?.place;
}

/** How many rows run across a place; undefined where it does not part two columns. */
function acrossAt(rows: readonly Row[], place: number): number | undefined {
  const across = rows.filter((row) => row.runs.some((run) => crosses(run, place))).length;
  const before = rows.filter((row) => row.runs.some(({ x }) => x < place)).length;
  const behind = rows.filter((row) => row.runs.some(({ x }) => x >= place)).length;
  const parts =
    across <= rows.length * MOST_ACROSS &&
    before - across >= rows.length * LEAST_BESIDE &&
    behind >= rows.length * LEAST_BESIDE;
  return parts ? across : undefined;
}

function crosses({ x, width }: Run, place: number): boolean {
  return x < place && x + width > place;
}
