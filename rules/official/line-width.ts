import type { Line } from './line';

/** A line that fills less of the measure than this was ended early. */
const SHORT = 0.75;
const FULL = 0.97;
/** A longer line was put together of several. */
const LONGEST = 1.1;
/** The measure is what nine lines of ten do not exceed. */
const PERCENTILE = 0.9;
/** Fewer torn lines than this: paragraphs are not wrapped, and how long they are says nothing. */
const LEAST_TORN = 0.3;
const WIDE = /[\u1100-\u115f\u2e80-\uffdc]/;

/** How a line ends, by its length: `short` of the measure, `full` (the next word had no room), or neither. */
export type LineEnd = 'short' | 'full' | 'open';

/** Tells for a file how its lines end. `torn`: the share of its lines that end inside a sentence. */
export function lineEnds(lines: readonly Line[], torn: number): (line: Line, next: string) => LineEnd {
  const widths = lines.map(({ text }) => widthOf(text)).sort((a, b) => a - b);
  const measure = widths[Math.floor(widths.length * PERCENTILE)] ?? 0;
  return (line, next) => {
    // The mark filled what is missing.
    if (line.marked) return 'full';
    const width = widthOf(line.text);
    if (width < measure * SHORT) return 'short';
    return torn >= LEAST_TORN && width <= measure * LONGEST && width + widthOf(firstWord(next)) >= measure * FULL
      ? 'full'
      : 'open';
  };
}

/** In half-width letters. */
function widthOf(text: string): number {
  let width = 0;
  for (const char of text) width += WIDE.test(char) ? 2 : 1;
  return width;
}

function firstWord(text: string): string {
  return /^[\p{sc=Latin}\p{N}\p{P}]+ ?/u.exec(text)?.[0] ?? text.slice(0, 1);
}
