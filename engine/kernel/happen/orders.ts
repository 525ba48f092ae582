/** Of things that are put in order, those whose place among the others tells. */

/** The most of which all orders are gone through; of more, those of every three, and where even these are many of every two. */
const ALL = 4;
const BY_THREES = 8;

/**
 * Those that come to another thing at another place among the others.
 * @param result what an order of some of them comes to
 */
export function telling<One>(all: readonly One[], result: (order: readonly One[]) => string): ReadonlySet<One> {
  if (all.length <= ALL) return tellingIn(all, result);
  const size = all.length <= BY_THREES ? 3 : 2;
  return new Set(some(all, size).flatMap((few) => [...tellingIn(few, result)]));
}

function tellingIn<One>(all: readonly One[], result: (order: readonly One[]) => string): ReadonlySet<One> {
  const found = new Set<One>();
  const results = ordersOf(all).map((order) => ({ order, comesTo: result(order) }));
  if (results.every(({ comesTo }) => comesTo === results[0]?.comesTo)) return found;
  for (const one of all) {
    const known = new Map<string, string>();
    for (const { order, comesTo } of results) {
      const rest = order.flatMap((other) => (other === one ? [] : [all.indexOf(other)])).join();
      if ((known.get(rest) ?? comesTo) !== comesTo) found.add(one);
      known.set(rest, comesTo);
    }
  }
  return found;
}

const ordersOf = <One>(all: readonly One[]): readonly (readonly One[])[] =>
  all.length === 0 ? [[]] : all.flatMap((one, at) => ordersOf(all.toSpliced(at, 1)).map((rest) => [one, ...rest]));

/** All choices of so many. */
export const some = <One>(all: readonly One[], size: number): readonly (readonly One[])[] =>
  size === 0 ? [[]] : all.flatMap((one, at) => some(all.slice(at + 1), size - 1).map((rest) => [one, ...rest]));
