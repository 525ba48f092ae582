/** Amounts by name: units of a cost by kind, counters on a card. */

export type Amounts = Readonly<Record<string, number>>;

/** The amounts of both, name by name. */
export function together(one: Amounts, other: Amounts): Amounts {
  const sum: Record<string, number> = { ...one };
  for (const [name, amount] of Object.entries(other)) sum[name] = (sum[name] ?? 0) + amount;
  return sum;
}
