/** What the benchmark compares: whole games of random decisions, counted alike. */

export interface Played {
  /** Decisions with two or more answers. */
  readonly decisions: number;
  /** Decisions and final state folded into one number: the same seed must always give the same. */
  readonly checksum: number;
}

export interface Contestant {
  readonly name: string;
  /** Plays one game to its end, every decision at random, all its answers listed. */
  play(seed: number): Played;
}

/** Folds text into a running 32-bit checksum (FNV-1a). */
export function fold(sum: number, text: string): number {
  let hash = sum;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193) >>> 0;
  return hash;
}
export const FOLD_START = 0x811c9dc5;
