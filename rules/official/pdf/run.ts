/** A run of text on a page, in points from the lower left corner. */
export interface Run {
  text: string;
  x: number;
  /** Of the base line. */
  y: number;
  width: number;
  /** Of the letters. */
  size: number;
}

/** Runs on one base line, from left to right. */
export interface Row {
  y: number;
  size: number;
  runs: Run[];
  /** Where it stands on a page in two columns; `whole`: over both, or in the only one. */
  column: 'left' | 'right' | 'whole';
}

/** How far two base lines of one line may be apart, in letters (raised figures, mixed fonts). */
const SAME_LINE = 0.45;

/** Puts runs that stand on one base line together, from the top of the page down. */
export function rowsOf(runs: readonly Run[], column: Row['column'] = 'whole'): Row[] {
  const rows: Row[] = [];
  for (const run of [...runs].sort((a, b) => b.y - a.y || a.x - b.x)) {
    const row = rows.at(-1);
    if (row && row.y - run.y <= SAME_LINE * Math.max(row.size, run.size)) {
      row.runs.push(run);
      if (run.size > row.size) row.size = run.size;
    } else {
      rows.push({ y: run.y, size: run.size, runs: [run], column });
    }
  }
  for (const row of rows) row.runs.sort((a, b) => a.x - b.x);
  return rows;
}

/** A gap as wide as this between two runs is a blank, a tab; in letters. */
const BLANK = 0.22;
const TAB = 2.5;
/** A sign at the beginning of a line that its font has no name for (pdf.js gives a zero): a bullet. */
const NAMELESS_BULLET = /^(?:\0\s*)+(?=[^\s:：])/;

/** In a line whose letters are set apart, a blank stands behind nearly each of them. */
const SPREAD = 0.8;
const LEAST_SPREAD = 6;

/** The runs of a row as text; a wide gap is a tab. */
export function textOfRow(runs: readonly Run[]): string {
  let text = '';
  let end = Number.NEGATIVE_INFINITY;
  for (const run of runs) {
    const gap = (run.x - end) / run.size;
    if (text !== '' && gap > TAB) text += '\t';
    else if (text !== '' && gap > BLANK && !text.endsWith(' ') && !run.text.startsWith(' ')) text += ' ';
    text += run.text;
    end = run.x + run.width;
  }
  return together(text.trim()).replace(NAMELESS_BULLET, '• ');
}

/** Takes the blanks out of a line that was spread over the measure letter by letter. */
function together(text: string): string {
  const letters = text.replace(/\s/g, '').length;
  const blanks = text.match(/(?<=\S)\s(?=\S)/g)?.length ?? 0;
  return letters >= LEAST_SPREAD && blanks >= (letters - 1) * SPREAD ? text.replace(/\s/g, '') : text;
}
