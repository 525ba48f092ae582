import { encode } from 'uqr';

/** A QR code as one path of unit squares, the dark ones, with the quiet zone it needs around it. */
export interface Code {
  /** 1 to 40: how fine it is. */
  readonly version: number;
  /** The side of the whole in units. */
  readonly side: number;
  readonly path: string;
}

/** So many light units stand on each side of a code. */
const QUIET = 4;

/**
 * The QR code of a link, of which 15 of 100 parts may be lost. A link of 650 letters is version 20, one of 1,200 version 29.
 * Refused: what no code of version 40 holds, some 2,300 letters.
 */
export function codeOf(link: string): Code {
  const { version, size, data } = encode(link, { ecc: 'M', border: 0 });
  const path = data.map((row, y) => rowPath(row, y + QUIET)).join('');
  return { version, side: size + 2 * QUIET, path };
}

/** The dark stretches of a row, each as one rectangle. */
function rowPath(row: readonly boolean[], y: number): string {
  let path = '';
  for (let from = 0; from < row.length; from += 1) {
    if (!row[from]) continue;
    let to = from;
    while (row[to]) to += 1;
    path += `M${from + QUIET} ${y}h${to - from}v1h${from - to}z`;
    from = to;
  }
  return path;
}
