/** From what every removal changes to the list of what decides: equal counterfactuals merged, the rarest first, at most five. */
import type { Value } from './facts';

/** A fact that comes out otherwise. */
export interface Change {
  /** The key of the fact. */
  readonly fact: string;
  readonly was: Value;
  readonly would: Value;
}

/** A row of the edition's tables and what its removal changes. */
export interface Removal {
  readonly row: string;
  readonly clauses: readonly string[];
  /** The row of the play at which it first goes otherwise; `null`: beside the play. */
  readonly at: number | null;
  /** Everything that comes out otherwise, asked or not. */
  readonly changes: readonly Change[];
  /** The play ends as it should: without a card that hangs in the air. */
  readonly sound: boolean;
}

/**
 * Why a clause stands in the list: without it the asked fact is another; it made the fact so; it asked the decision; it refuses;
 * either of two suffices.
 */
export type Role = 'decides' | 'makes' | 'asks' | 'refuses' | 'either';

/** One entry of the list. */
export interface Decisive {
  readonly row: string;
  readonly clauses: readonly string[];
  /** Several may hold: what refuses also decides. */
  readonly roles: readonly Role[];
  /** The moment: a row of the play, by index; `null`: beside the play, as with a deck. */
  readonly at: number | null;
  /** At most two facts, the asked one first; none where nothing can be told of them. */
  readonly changes: readonly Change[];
}

/** What decides a ruling. */
export interface Decided {
  /** The keys of the facts that are asked, the first one first. */
  readonly asked: readonly string[];
  /** At most five, in the order in which they act. */
  readonly entries: readonly Decisive[];
  /** The rest: rows that decide much else too, and those beyond five. */
  readonly more: readonly Decisive[];
}

/** How common each row of an edition is: the share of its scenarios that it decides, and in which it is added as maker or asker. */
export interface Rarity {
  decides(row: string): number;
  adds(row: string): number;
}

/** How often each row of an edition decides, and is added, as measured over so many scenarios. */
export interface Counted {
  readonly scenarios: number;
  readonly rows: Readonly<Record<string, readonly [decides: number, adds: number]>>;
}

/** The table that is weighed by, from what was counted. */
export const rarityIn = ({ scenarios, rows }: Counted): Rarity => ({
  decides: (row) => (rows[row]?.[0] ?? 0) / scenarios,
  adds: (row) => (rows[row]?.[1] ?? 0) / scenarios,
});

/** Rows that decide more than this share of an edition's scenarios stand behind the others. */
const COMMON = 0.2;
const MOST = 5;

/** An entry that is added to what removal finds. */
export type Added = Omit<Decisive, 'changes'>;

/** Whether a removal changes what is asked. */
export const changesAsked = ({ changes }: Removal, asked: readonly string[]): boolean =>
  changes.some(({ fact }) => asked.includes(fact));

/**
 * The list.
 * @param asked keys of the asked facts, the first one first
 * @param removals every removal that ended
 * @param added rows that made the fact, asked a decision, or refuse
 */
export function listed(
  asked: readonly string[],
  removals: readonly Removal[],
  added: readonly Added[],
  rarity: Rarity,
): Decided {
  const deciding = removals.filter((removal) => speaks(removal) && changesAsked(removal, asked));
  const refusing = new Set(added.filter(({ roles }) => roles.includes('refuses')).map(({ row }) => row));
  // What refuses stands for itself: it would hide the rows that come to the same by what they do.
  const [own, others] = [true, false].map((is) => deciding.filter(({ row }) => refusing.has(row) === is)) as [
    Removal[],
    Removal[],
  ];
  const all = [...merged(others, asked, rarity), ...own.map((removal) => decisive(removal, asked))];
  for (const one of added.filter(speaks)) {
    const at = all.findIndex(({ row }) => row === one.row);
    const known = all[at];
    if (known) all[at] = { ...known, roles: [...new Set([...known.roles, ...one.roles])] };
    else all.push({ ...one, changes: [] });
  }
  const ranked = folded(all.toSorted((a, b) => weight(a, rarity) - weight(b, rarity)));
  const rare = ranked.filter((entry) => weight(entry, rarity) <= COMMON);
  const chosen = (rare.length > 0 ? rare : ranked.slice(0, 1)).slice(0, MOST);
  return {
    asked,
    entries: inOrder(eachTold(chosen, deciding, asked)),
    more: inOrder(ranked.filter((entry) => !chosen.includes(entry))),
  };
}

/** A row without a clause of its own, as the machine's way of carrying things out, is nothing to read. */
const speaks = ({ clauses }: Pick<Removal, 'clauses'>): boolean =>
  clauses.some((clause) => !clause.startsWith('reading:'));

/** One entry for each counterfactual, represented by the rarest of its rows. */
function merged(deciding: readonly Removal[], asked: readonly string[], rarity: Rarity): Decisive[] {
  const rarest = new Map<string, Removal>();
  for (const removal of deciding) {
    const key = counterfactual(removal, asked);
    const known = rarest.get(key);
    if (known === undefined || commonness(removal.row, rarity) < commonness(known.row, rarity))
      rarest.set(key, removal);
  }
  return [...rarest.values()].map((removal) => decisive(removal, asked));
}

const decisive = (removal: Removal, asked: readonly string[]): Decisive => {
  const { row, clauses, at } = removal;
  return { row, clauses, roles: ['decides'], at, changes: told(removal, asked) };
};

/** Of entries with the same clauses, or with some of those of another, one: the first, with all clauses and roles of both. */
function folded(ranked: readonly Decisive[]): readonly Decisive[] {
  const kept: Decisive[] = [];
  for (const entry of ranked) {
    const at = kept.findIndex(({ clauses }) => isPart(clauses, entry.clauses) || isPart(entry.clauses, clauses));
    const known = kept[at];
    if (!known) kept.push(entry);
    else
      kept[at] = {
        ...known,
        clauses: [...new Set([...known.clauses, ...entry.clauses])],
        roles: [...new Set([...known.roles, ...entry.roles])],
        changes: known.changes.length > 0 ? known.changes : entry.changes,
      };
  }
  return kept;
}

const isPart = (some: readonly string[], all: readonly string[]): boolean => some.every((one) => all.includes(one));

/** What is added tells what removing it would change, unless an entry beside it tells the same. */
function eachTold(entries: readonly Decisive[], deciding: readonly Removal[], asked: readonly string[]): Decisive[] {
  const removalOf = (row: string): Removal | undefined => deciding.find((one) => one.row === row);
  const comesTo = (row: string): string | null => {
    const removal = removalOf(row);
    return removal ? counterfactual(removal, asked) : null;
  };
  const already = new Set(entries.filter(({ roles }) => roles.includes('decides')).map(({ row }) => comesTo(row)));
  return entries.map((entry) => {
    const removal = entry.roles.includes('decides') ? undefined : removalOf(entry.row);
    if (!removal || already.has(comesTo(entry.row))) return entry;
    already.add(comesTo(entry.row));
    return { ...entry, changes: told(removal, asked) };
  });
}

/** In the order in which they act; what stands beside the play comes last. */
const inOrder = (entries: readonly Decisive[]): readonly Decisive[] =>
  entries.toSorted((a, b) => (a.at ?? Number.MAX_SAFE_INTEGER) - (b.at ?? Number.MAX_SAFE_INTEGER));

/** Of rows that are as rare a step, which every play of its procedure goes through, comes after what is asked for its own sake. */
const commonness = (row: string, rarity: Rarity): number =>
  rarity.decides(row) + rarity.adds(row) / 1000 + (row.startsWith('step ') ? 1e-6 : 0);

/** How far back an entry stands: what refuses comes first, then the rarest. */
const weight = ({ row, roles }: Decisive, rarity: Rarity): number => {
  if (roles.includes('refuses') || roles.includes('either')) return -1;
  return roles.includes('decides') ? rarity.decides(row) : Math.max(rarity.decides(row), rarity.adds(row));
};

/** What would be otherwise, as far as it is asked. */
const counterfactual = ({ changes }: Removal, asked: readonly string[]): string =>
  JSON.stringify(changes.filter(({ fact }) => asked.includes(fact)).map(({ fact, would }) => [fact, would]));

/** What is told of a removal: at most two facts, the asked one first, and the damage on what would be somewhere else for it. */
function told({ changes, sound }: Removal, asked: readonly string[]): readonly Change[] {
  if (!sound) return [];
  const found = asked.flatMap((key) => changes.find(({ fact }) => fact === key) ?? []);
  const moved = new Set(
    found.flatMap(({ fact }) => (/^card\/[^/]+\/zone$/.test(fact) ? fact.replace('zone', '') : [])),
  );
  // What a card that moved had on it is an echo of its moving.
  const own = found.filter(({ fact }) => fact.endsWith('/zone') || ![...moved].some((card) => fact.startsWith(card)));
  const two = own.slice(0, 2);
  const damage = two.flatMap(
    ({ fact }) => changes.find((one) => one.fact === fact.replace(/zone$/, 'damage') && one.fact !== fact) ?? [],
  );
  return [...two, ...damage];
}
