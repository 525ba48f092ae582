/** Chance that comes out the same for the same seed. */
export class Chance {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** A whole number from 0 up to, and without, `count`. */
  below(count: number): number {
    // Mulberry32: small, and good enough to choose by.
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * count);
  }

  /** One of a list. Refused: an empty one. */
  of<Value>(list: readonly Value[]): Value {
    const found = list[this.below(list.length)];
    if (found === undefined) throw new Error('nothing to choose from');
    return found;
  }

  /** True once in `count` times. */
  once(count: number): boolean {
    return this.below(count) === 0;
  }
}

/** A seed for one case of a part, so that a case can be run again alone. */
export function seedOf(seed: number, part: string, at: number): number {
  let hash = seed >>> 0;
  for (const sign of `${part} ${at}`) hash = Math.imul(hash ^ sign.charCodeAt(0), 0x01000193) >>> 0;
  return hash;
}
