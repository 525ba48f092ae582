/** Chance, as a value: a 32-bit state goes in, a number and the next state come out. No clock, no `Math.random`. */

/** A number in [0, bound) and the next state. Refuses a bound below 1. */
export function below(bound: number, seed: number): [value: number, seed: number] {
  if (bound < 1) throw new Error(`a random choice needs at least one alternative, not ${bound}`);
  const state = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(state ^ (state >>> 15), state | 1);
  t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
  return [((t ^ (t >>> 14)) >>> 0) % bound, state];
}

/** The same things in a random order (Fisher–Yates), and the next state. */
export function shuffled<T>(things: readonly T[], seed: number): [order: T[], seed: number] {
  const order = [...things];
  let state = seed;
  for (let i = order.length - 1; i > 0; i -= 1) {
    const [j, after] = below(i + 1, state);
    state = after;
    const a = order[i];
    const b = order[j];
    if (a !== undefined && b !== undefined) {
      order[i] = b;
      order[j] = a;
    }
  }
  return [order, state];
}
