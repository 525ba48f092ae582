import type { Line } from './line';
import type { Pass } from './result';

/** `12`, `- 12 -`, `12 / 61`, `Page 12`, `P.12`, `12ページ` */
const PAGE_NUMBER =
  /^(?:[-–—―~|]\s*)?(?:p(?:age)?\.?\s*)?(\d{1,3})(?:\s*(?:\/|of)\s*\d{1,3})?\s*(?:ページ|頁)?(?:\s*[-–—―~|])?$/i;
/** A line of dots that leads to a page number is a line of the table of contents. */
/** What is left of one that was torn. */
const END_OF_LEADER = /^[.．·・‥…⋯]+\s*\d{0,3}$/;
const LEADER = /(?:[.．·・‥…⋯_]\s*){4,}\d{0,3}(?:\s|$)|[‥…⋯]{2,}\s*\d{1,3}(?:\s|$)/;
const BARE = /^\d{1,3}$/;
/** How far apart two page numbers stand that belong to one count (pages without a number lie between). */
const FARTHEST = 30;

/** Takes out page numbers and the table of contents. */
export function withoutPageMarks(lines: Line[]): Pass<Line[]> {
  const value: Line[] = [];
  let page: number | undefined;
  let broken = false;
  let contents = false;
  for (const [at, line] of lines.entries()) {
    const number = pageNumber(line, lines[at - 1], lines[at + 1], page);
    contents = LEADER.test(line.text) || END_OF_LEADER.test(line.text) || (contents && BARE.test(line.text));
    if (number !== undefined || contents) {
      page = number ?? page;
      broken ||= line.page;
      continue;
    }
    value.push(broken && !line.page ? { ...line, page: true } : line);
    broken = false;
  }
  return { value, errors: [] };
}

/** The number of a page, where the line is one. A bare number also occurs as the end of a torn sentence. */
function pageNumber(line: Line, before: Line | undefined, after: Line | undefined, last = 0): number | undefined {
  const match = PAGE_NUMBER.exec(line.text.normalize('NFKC'));
  if (!match) return undefined;
  const number = Number(match[1]);
  const bare = BARE.test(line.text.normalize('NFKC'));
  if (!bare) return number;
  const apart =
    line.number - (before?.number ?? 0) > 1 || (after?.number ?? Number.POSITIVE_INFINITY) - line.number > 1;
  const atBreak = line.page || after?.page === true || after === undefined;
  return number > last && number - last <= FARTHEST && (apart || atBreak) ? number : undefined;
}
