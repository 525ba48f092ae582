/**
 * Edits (insert, delete, replace, swap of neighbours) that lead from `a` to `b`, or `limit + 1` when it takes more than
 * `limit`. A swap counts as one edit because it is the commonest slip of a typing hand.
 */
export function editDistance(a: string, b: string, limit: number): number {
  const over = limit + 1;
  if (Math.abs(a.length - b.length) > limit) return over;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let best = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min((last[j] ?? over) + 1, (row[j - 1] ?? over) + 1, (last[j - 1] ?? over) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, (beforeLast[j - 2] ?? over) + 1);
      }
      row.push(cost);
      best = Math.min(best, cost);
    }
    if (best > limit) return over;
    beforeLast = last;
    last = row;
  }
  return Math.min(last[b.length] ?? over, over);
}

/** The candidate that is fewest edits away (the earliest of equals), or undefined when none is within a third of the length. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  let limit = Math.max(1, Math.ceil(word.length / 3));
  let found: string | undefined;
  for (const candidate of candidates) {
    const distance = editDistance(word, candidate, limit);
    if (distance > limit) continue;
    if (distance === 0) return candidate;
    found = candidate;
    limit = distance - 1;
  }
  return found;
}
