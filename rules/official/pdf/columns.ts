import { type Row, type Run, rowsOf } from './run';

/** Where a gutter between two columns may run, as a share of the width of the text. */
const LEFTMOST = 0.3;
const RIGHTMOST = 0.7;
const STEPS = 40;
/** Of the rows, so many may run across the gutter: headings over both columns. */
const MOST_ACROSS = 0.15;
/** … and so many must stand on either side. */
const LEAST_BESIDE = 0.3;

/** The rows of a page in reading order: down the left column, then down the right one, where there are two. */
export function readingOrder(runs: readonly Run[]): Row[] {
  const rows = rowsOf(runs);
  const gutter = gutterOf(rows);
  if (gutter === undefined) return rows;
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
  const middle = free[Math.floor(free.length / 2)];
  return middle;
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
