/**
 * What was found in a position stays found as long as what it was found from is the same. At a priority every card of a hand
 * asks what can pay, every rules process what is to die; and mostly nothing of that has changed since the last priority.
 */

import { type Item, type Option, type Seat, slotOf } from '../position/position';
import type { Characteristics, View } from './characteristics';
import { type Consulted, Consulting, tellAll } from './consulting';
import type { Look } from './look';
import { passing } from './passing';
import type { GameTypes, Realiser, Ruleset, Test } from './ruleset';

type Find<G extends GameTypes, Result> = (look: Look<G>, seat: Seat) => Result;

interface Known<Result> {
  /** Who asked last, and so is told the same again without anything being compared. */
  look: object;
  readonly view: View;
  readonly parts: readonly unknown[];
  readonly result: Result;
  /** What the search consulted, to be told again; `null` where nobody listened. */
  readonly consulted: readonly Consulted[] | null;
}

/**
 * The same search, made again only where the effects in force or what else it is made from are others.
 * @param from all that the search reads beside characteristics, part by part: each another value where it has changed
 */
export function remembered<G extends GameTypes, Result>(
  find: Find<G, Result>,
  ...from: readonly Find<G, unknown>[]
): (look: Look<G>, seat?: Seat) => Result {
  const latest: [Known<Result> | null, Known<Result> | null] = [null, null];
  return (look, seat = 0) => {
    const { log } = look;
    const known = latest[seat];
    if (known !== null && known.look === look && log === null) return known.result;
    if (known !== null && known.view === look.standing && areSame(known.parts, from, look, seat)) {
      known.look = look;
      if (log === null) return known.result;
      if (known.consulted !== null) {
        tellAll(log, known.consulted);
        return known.result;
      }
    }
    const found = searched(find, from, look, seat);
    latest[seat] = found;
    return found.result;
  };
}

/** Apart, since a function that makes others pays for them even where it makes none. */
function searched<G extends GameTypes, Result>(
  find: Find<G, Result>,
  from: readonly Find<G, unknown>[],
  look: Look<G>,
  seat: Seat,
): Known<Result> {
  const parts = from.map((part) => part(look, seat));
  const { log, standing: view } = look;
  if (log === null) return { look, view, parts, result: find(look, seat), consulted: null };
  const consulting = new Consulting();
  const result = find(look.with(consulting), seat);
  tellAll(log, consulting.all);
  return { look, view, parts, result, consulted: consulting.all };
}

function areSame<G extends GameTypes>(
  parts: readonly unknown[],
  from: readonly Find<G, unknown>[],
  look: Look<G>,
  seat: Seat,
): boolean {
  for (let i = 0; i < parts.length; i += 1) if (parts[i] !== from[i]?.(look, seat)) return false;
  return true;
}

/**
 * What conditions of the object alone (`ofObject`) leave of some options: asked again only where the options or the effects in
 * force are others. A hand is offered at every priority, and is mostly the same.
 */
export function narrowing<G extends GameTypes>(
  conditions: readonly Realiser<Test<G>>[],
): (look: Look<G>, options: readonly Option[], seat: Seat) => readonly Option[] {
  const latest: [Narrowed | null, Narrowed | null] = [null, null];
  return (look, options, seat) => {
    const { standing: view, log } = look;
    const known = latest[seat];
    if (known?.options === options && known.view === view && (log === null || known.consulted !== null)) {
      if (log !== null && known.consulted !== null) tellAll(log, known.consulted);
      return known.left;
    }
    const narrowed = narrowedBy(conditions, look, options, seat);
    latest[seat] = narrowed;
    return narrowed.left;
  };
}

function narrowedBy<G extends GameTypes>(
  conditions: readonly Realiser<Test<G>>[],
  look: Look<G>,
  options: readonly Option[],
  seat: Seat,
): Narrowed {
  const { standing: view, log } = look;
  if (log === null) return { view, options, left: passing(look, options, conditions, { seat }), consulted: null };
  const consulting = new Consulting();
  const left = passing(look.with(consulting), options, conditions, { seat });
  tellAll(log, consulting.all);
  return { view, options, left, consulted: consulting.all };
}

interface Narrowed {
  readonly view: View;
  readonly options: readonly Option[];
  readonly left: readonly Option[];
  /** What was consulted, to be told again; `null` where nobody listened. */
  readonly consulted: readonly Consulted[] | null;
}

/** What the cards of a pool come to, found once; an edition is mostly asked for again and again. */
export function ofPool<G extends GameTypes>(find: (rules: Ruleset<G>) => boolean): (look: Look<G>) => boolean {
  const found = new WeakMap<Ruleset<G>, boolean>();
  let latest: { readonly rules: Ruleset<G>; readonly found: boolean } | null = null;
  return ({ rules }) => {
    if (latest?.rules === rules) return latest.found;
    const known = found.get(rules) ?? find(rules);
    found.set(rules, known);
    latest = { rules, found: known };
    return known;
  };
}

/** What is made of what never changes, as a text, a cost or a filter: made once. */
export function onceFor<Of extends object, Made extends object | boolean>(make: (of: Of) => Made): (of: Of) => Made {
  const known = new WeakMap<Of, Made>();
  return (of) => {
    const before = known.get(of);
    if (before !== undefined) return before;
    const made = make(of);
    known.set(of, made);
    return made;
  };
}

/** What is made of an object by itself, made again only once it has changed. */
export function ofEach<Made>(make: (item: Item) => Made): (item: Item) => Made {
  const latest: ({ readonly item: Item; readonly made: Made } | undefined)[] = [];
  return (item) => {
    const slot = slotOf(item.ref);
    const known = latest[slot];
    if (known?.item === item) return known.made;
    const made = make(item);
    latest[slot] = { item, made };
    return made;
  };
}

/** The same of what it is now, effects among it. A trace tells all that it rests on, so that it is made for one each time. */
export function ofEachNow<G extends GameTypes, Made>(
  make: (look: Look<G>, item: Item) => Made,
): (look: Look<G>, item: Item) => Made {
  const latest: (MadeNow<Made> | undefined)[] = [];
  return (look, item) => {
    const { log, rules } = look;
    if (log !== null) return make(look, item);
    const slot = slotOf(item.ref);
    const chars = look.chars(item);
    const known = latest[slot];
    if (known?.item === item && known.chars === chars && known.rules === rules) return known.made;
    const made = make(look, item);
    latest[slot] = { rules, item, chars, made };
    return made;
  };
}

interface MadeNow<Made> {
  readonly rules: object;
  readonly item: Item;
  readonly chars: Characteristics;
  readonly made: Made;
}
