/** Tables of numbers are held row after row in one list, each row `width` long. */

/** A lower triangle by whose transpose it gives a table: its Cholesky factor. Where a row of it adds nothing its diagonal is 0. */
export interface Lower {
  readonly width: number;
  readonly values: Float64Array;
}

/** What adds less than this share of itself to the rows before it is one of them. */
const NOTHING = 1e-10;

/** The products of the columns of one table with those of another. */
export function products(left: Float64Array, right: Float64Array, width: number): Float64Array {
  const made = new Float64Array(width * width);
  for (let at = 0; at < left.length; at += width)
    for (let i = 0; i < width; i++) {
      const factor = left[at + i] ?? 0;
      if (factor === 0) continue;
      for (let j = 0; j <= i; j++) made[i * width + j] = (made[i * width + j] ?? 0) + factor * (right[at + j] ?? 0);
    }
  return made;
}

/** The Cholesky factor of a symmetric table that has no negative square; only its lower half is read. */
export function lowerOf(table: Float64Array, width: number): Lower {
  const values = new Float64Array(width * width);
  for (let i = 0; i < width; i++)
    for (let j = 0; j <= i; j++) {
      const whole = table[i * width + j] ?? 0;
      let left = whole;
      for (let d = 0; d < j; d++) left -= (values[i * width + d] ?? 0) * (values[j * width + d] ?? 0);
      const diagonal = values[j * width + j] ?? 0;
      if (i === j) values[i * width + j] = left > whole * NOTHING ? Math.sqrt(left) : 0;
      else values[i * width + j] = diagonal === 0 ? 0 : left / diagonal;
    }
  return { width, values };
}

/** Solves a row by a lower triangle, in its place. */
export function solve({ width, values }: Lower, row: Float64Array): void {
  for (let i = 0; i < width; i++) {
    let left = row[i] ?? 0;
    for (let j = 0; j < i; j++) left -= (values[i * width + j] ?? 0) * (row[j] ?? 0);
    const diagonal = values[i * width + i] ?? 0;
    row[i] = diagonal === 0 ? 0 : left / diagonal;
  }
}

/** Makes the columns of a table orthogonal and each of length 1, in its place; one that adds nothing becomes 0. */
export function orthonormal(table: Float64Array, width: number): Float64Array {
  const lower = lowerOf(products(table, table, width), width);
  for (let at = 0; at < table.length; at += width) solve(lower, table.subarray(at, at + width));
  return table;
}
