import type { Line } from './line';
import type { LineBreak } from './result';

/** A line that fills less of the measure than this was ended early. */
const SHORT = 0.75;
const FULL = 0.97;
/** A longer line was put together of several. */
const LONGEST = 1.1;
/** The measure is what nine lines of ten do not exceed. */
const PERCENTILE = 0.9;
/** Fewer torn lines than this: paragraphs are not wrapped, and how long they are says nothing. */
const LEAST_TORN = 0.3;
/** Of the lines that end inside a sentence, headings and the like end early: at most this share. */
const MOST_EARLY = 0.6;
const WIDE = /[\u1100-\u115f\u2e80-\uffdc]/;

/**
 * How a line ends, by its length: `short` of the measure, `full` (the next word had no room), or neither; `wrapped`: its
 * place on the page says that its paragraph goes on.
 */
export type LineEnd = 'short' | 'full' | 'open' | 'wrapped';

const PLACED: Readonly<Record<LineBreak, LineEnd>> = { paragraph: 'short', wrapped: 'wrapped', full: 'full' };

/** Tells for a file how its lines end. `endsSentence`: whether a sentence ends with a line. */
export function lineEnds(
  lines: readonly Line[],
  endsSentence: (line: Line) => boolean,
): (line: Line, next: string) => LineEnd {
  const open = lines.filter((line) => !endsSentence(line));
  const byLength = endsByLength(lines, open.length / Math.max(lines.length, 1));
  if (!arePlaced(open)) return byLength;
  return (line, next) => (line.below === undefined ? byLength(line, next) : PLACED[line.below]);
}

/**
 * Whether the places of lines on their pages say where paragraphs end: not where most lines that end inside a sentence
 * ended early, since they were torn before they were set. `open`: the lines that do.
 */
function arePlaced(open: readonly Line[]): boolean {
  const early = open.filter(({ below }) => below === 'paragraph').length;
  return early > 0 && early < open.length * MOST_EARLY;
}

function endsByLength(lines: readonly Line[], torn: number): (line: Line, next: string) => LineEnd {
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
