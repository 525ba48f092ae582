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
export function readingOrder(pages: readonly (readonly Run[])[]): Row[][] {
  const rows = pages.map(rowsOf);
  const gutters = rows.map(gutterOf);
  const usual = usualGutter(gutters);
  return rows.map((page, at) => inOrder(page, gutters[at] ?? usual));
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
    ordered.push(...rowsOf(band.filter(({ x }) => x < gutter)), ...rowsOf(band.filter(({ x }) => x >= gutter)));
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
  const free: number[] = [];
  for (let step = 0; step <= STEPS; step++) {
    const place = left + (right - left) * (LEFTMOST + ((RIGHTMOST - LEFTMOST) * step) / STEPS);
    if (parts(rows, place)) free.push(place);
  }
  return free[Math.floor(free.length / 2)];
}

function parts(rows: readonly Row[], place: number): boolean {
  const across = rows.filter((row) => row.runs.some((run) => crosses(run, place))).length;
  const before = rows.filter((row) => row.runs.some(({ x }) => x < place)).length;
  const behind = rows.filter((row) => row.runs.some(({ x }) => x >= place)).length;
  return (
    across <= rows.length * MOST_ACROSS &&
    before - across >= rows.length * LEAST_BESIDE &&
    behind >= rows.length * LEAST_BESIDE
  );
}

function crosses({ x, width }: Run, place: number): boolean {
  return x < place && x + width > place;
}
