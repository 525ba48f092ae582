/**
 * Which of several effects of one layer is applied next, where what one applies to may hang on another.
 *
 * Whether it does is looked at where the effects are to be applied: in the state reached so far, and in the one that those make which the
 * other itself waits for, since it comes no earlier than they do.
 */

/** Whether what `effect` applies to changes with `other`, once `first` have been applied in their order. */
export type Depends<E> = (effect: E, other: E, first: readonly E[]) => boolean;

/** What each effect depends on. */
type Needs<E> = ReadonlyMap<E, ReadonlySet<E>>;

/**
 * The place of the effect that is applied next: the oldest that waits for none. An effect waits for each that it depends on, unless
 * that depends on it too, be it through others: those of a circle go by age, the rest of it too when the first has been applied.
 * @param waiting as they would go by themselves, mostly the oldest first
 * @param couldNeed those of them that an effect could depend on, by a cheap first look
 * @param circles what is left of circles of which one was applied; this adds to it
 * @param independentFirst asked where it matters: whether what depends on none comes before a circle, however old that is
 */
export function nextInTurn<E>(
  waiting: readonly E[],
  couldNeed: (effect: E) => readonly E[],
  depends: Depends<E>,
  circles: ReadonlySet<E>[],
  independentFirst: () => boolean,
): number {
  const maybe =
    circles.length === 0
      ? couldNeed
      : (effect: E): readonly E[] => couldNeed(effect).filter((other) => !areOfOne(circles, effect, other));
  const [oldest] = waiting;
  if (oldest === undefined || isFree(oldest, maybe, depends)) return 0;
  const needs = needsOf(waiting, maybe, depends);
  const place = waiting.findIndex((effect) => !waiting.some((other) => waitsFor(effect, other, needs)));
  const independent = waiting.findIndex((effect) => needs.get(effect)?.size === 0);
  if (independent >= 0 && independent !== place && independentFirst()) return independent;
  const effect = waiting[place] ?? oldest;
  const rest = waiting.filter(
    (other) => other !== effect && leadsTo(effect, other, needs) && leadsTo(other, effect, needs),
  );
  if (rest.length > 1) circles.push(new Set(rest));
  return place;
}

const areOfOne = <E>(circles: readonly ReadonlySet<E>[], one: E, other: E): boolean =>
  circles.some((circle) => circle.has(one) && circle.has(other));

/** A look that tells mostly: it depends on none, and none of those that it could depend on could wait for a third. */
const isFree = <E>(effect: E, couldNeed: (effect: E) => readonly E[], depends: Depends<E>): boolean =>
  couldNeed(effect).every(
    (other) => couldNeed(other).every((third) => third === effect) && !depends(effect, other, NONE),
  );
const NONE: readonly never[] = [];

function needsOf<E>(waiting: readonly E[], couldNeed: (effect: E) => readonly E[], depends: Depends<E>): Needs<E> {
  const needs = new Map(waiting.map((effect) => [effect, new Set<E>()]));
  let open = waiting.flatMap((effect) => couldNeed(effect).map((other) => ({ effect, other })));
  const find = (first: (effect: E, other: E) => readonly E[] | null): boolean => {
    const before = open.length;
    open = open.filter(({ effect, other }) => {
      const those = first(effect, other);
      const found = those !== null && depends(effect, other, those);
      if (found) needs.get(effect)?.add(other);
      return !found;
    });
    return open.length < before;
  };
  let more = find(() => NONE);
  while (more)
    more = find((effect, other) => {
      const first = ahead(effect, other, waiting, needs);
      return first.length > 0 ? first : null;
    });
  return needs;
}

/** What `other` waits for, in the order in which that is applied, less what comes after `effect` itself. */
function ahead<E>(effect: E, other: E, waiting: readonly E[], needs: Needs<E>): readonly E[] {
  const rest = waiting.filter(
    (one) =>
      one !== effect && leadsTo(other, one, needs) && !leadsTo(one, other, needs) && !leadsTo(one, effect, needs),
  );
  const inOrder: E[] = [];
  while (rest.length > 0) {
    const place = rest.findIndex((one) => !rest.some((earlier) => waitsFor(one, earlier, needs)));
    inOrder.push(...rest.splice(place, 1));
  }
  return inOrder;
}

/** It depends on the other, which does not depend on it in turn. */
const waitsFor = <E>(effect: E, other: E, needs: Needs<E>): boolean =>
  needs.get(effect)?.has(other) === true && !leadsTo(other, effect, needs);

/** It depends on the other, be it through others. */
function leadsTo<E>(effect: E, other: E, needs: Needs<E>): boolean {
  const reached = new Set(needs.get(effect));
  for (const one of reached) for (const next of needs.get(one) ?? NONE) reached.add(next);
  return reached.has(other);
}
