/**
 * Ways to do something, where a player chooses among them and others, chance or cards that nobody has seen decide what comes of
 * each: a player can rely on a way as far as all that can come of it goes.
 */

/** One way: each thing that can come of it. */
export type Way<To> = readonly To[];

/** For what ways are looked for. */
export interface Search {
  /** Whether some were left out, so that what is not found can be there all the same. */
  isCut: boolean;
}

/** Ways in which one thing can be done, and things that can come of one, that are looked at: no text printed so far has half as many. */
const MOST_WAYS = 64;

function few<One>(search: Search, found: readonly One[]): readonly One[] {
  if (found.length <= MOST_WAYS) return found;
  search.isCut = true;
  return found.slice(0, MOST_WAYS);
}

/** Everything that each of some choices leads to. */
export function each<From, To>(
  search: Search,
  ways: readonly From[],
  lead: (way: From) => readonly To[],
): readonly To[] {
  const [only] = ways;
  return few(search, ways.length === 1 && only !== undefined ? lead(only) : ways.flatMap(lead));
}

/** Every way in which each of some ways can be gone on from. */
export function onward<From, To>(
  search: Search,
  ways: readonly Way<From>[],
  lead: (from: From) => readonly Way<To>[],
): readonly Way<To>[] {
  return each(search, ways, (way) => {
    const [only] = way;
    return way.length === 1 && only !== undefined ? lead(only) : whichever(search, way.map(lead));
  });
}

/** Whichever comes, one of its ways is gone: every choice of one for each. */
export const whichever = <To>(
  search: Search,
  [first = [], ...others]: readonly (readonly Way<To>[])[],
): readonly Way<To>[] =>
  others.reduce<readonly Way<To>[]>(
    (ways, open) => each(search, ways, (way) => open.map((more) => few(search, [...way, ...more]))),
    first,
  );

/** What a player chooses, one of several; where it is another's choice, whichever. */
export const chosenBy = <To>(
  search: Search,
  isOwn: boolean,
  what: readonly (readonly Way<To>[])[],
): readonly Way<To>[] => (isOwn ? what.flat() : whichever(search, what));

/** It comes to one thing. */
export const surely = <To>(thought: To): readonly Way<To>[] => [[thought]];
