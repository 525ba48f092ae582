/** Whether it can matter which of several effects is the older, by what their texts say. */
import type { Ability } from '../position/card';
import type { Filter, Modification, Modifying } from '../position/position';
import type { NamedAbility } from '../view/abilities';
import { modifyingOf, partsOf } from '../view/in-force';
import { type Changes, EVERYTHING, partsIn, REPLACING, touches } from '../view/layers';
import { keywordOf } from '../view/players';
import type { GameTypes, LayerPart } from '../view/ruleset';
import { tellingOnSomeBoard, type Worded } from './hypothetical';
import { some } from './orders';

/**
 * Whether it does: never; as things stand, since one may depend on the other or they may be on different objects; or of whatever both are
 * on, now or later.
 */
export type Clash = 'never' | 'felt' | 'always';

/** What of a ruleset tells. */
export type Clashing<G extends GameTypes> = Worded<G>;

/** Of what both are. */
export interface Of {
  /** Of one object. */
  readonly card: boolean;
  /** Of one player. */
  readonly player: boolean;
}

/** @param of of what both are */
export function clash<G extends GameTypes>(
  rules: Clashing<G>,
  some: readonly NamedAbility[],
  others: readonly NamedAbility[],
  of: Of,
): Clash {
  let found: Clash = 'never';
  for (const one of changesBy(rules, some))
    for (const other of changesBy(rules, others)) {
      const how = clashOf(rules, one, other, of);
      if (how === 'always') return how;
      if (how === 'felt') found = how;
    }
  return found;
}

/** A cheap first look: false where it never is. */
export const couldClash = <G extends GameTypes>(
  rules: Clashing<G>,
  one: NamedAbility,
  other: NamedAbility,
  of: Of,
): boolean =>
  changesBy(rules, [one]).some((a) =>
    changesBy(rules, [other]).some(
      (b) =>
        canMeet(a, b, of) && rules.layers.some((_, at) => undoes(rules, a, b, at) || readEachOther(rules, a, b, at)),
    ),
  );

const readEachOther = <G extends GameTypes>(rules: Clashing<G>, one: Changes, other: Changes, at: number): boolean =>
  touches(one, other, at, rules) && touches(other, one, at, rules);

/** What abilities do, and what those do that they give. */
export const changesBy = <G extends GameTypes>(
  rules: Pick<Clashing<G>, 'layers'>,
  abilities: readonly NamedAbility[],
): readonly Changes[] => abilities.flatMap(({ ability }) => changesOf(rules, ability));

function changesOf<G extends GameTypes>(rules: Pick<Clashing<G>, 'layers'>, ability: Ability): readonly Changes[] {
  if (ability.kind !== 'continuous') return NONE;
  const known = changes.get(ability);
  if (known?.layers === rules.layers) return known.found;
  const modify = modifyingOf(ability.modify);
  const own: Changes = { modify, parts: partsOf(rules, modify), ability: '', condition: ability.while ?? null };
  const found = [own, ...(modify.has ?? []).flatMap((given) => changesOf(rules, given))];
  changes.set(ability, { layers: rules.layers, found });
  return found;
}
const NONE: readonly Changes[] = [];
const changes = new WeakMap<Ability, { readonly layers: object; readonly found: readonly Changes[] }>();

function clashOf<G extends GameTypes>(rules: Clashing<G>, one: Changes, other: Changes, of: Of): Clash {
  const meet = meeting(one.modify, other.modify, of);
  if (meet === 'never') return meet;
  const areAlike = fitAlike(one.modify.filter ?? EVERYTHING, other.modify.filter ?? EVERYTHING);
  let found: Clash = 'never';
  for (let at = 0; at < rules.layers.length; at += 1) {
    const isUndone = undoes(rules, one, other, at);
    if (!isUndone && !readEachOther(rules, one, other, at)) continue;
    const tells = meet === 'always' ? tellsOnSomeBoard(rules, one, other, at) : null;
    const readAlike = touches(one, other, at, rules) === touches(other, one, at, rules);
    if (tells === true || (tells === null && meet === 'always' && isUndone && readAlike && areAlike)) return 'always';
    if (tells === null) found = 'felt';
  }
  return found;
}

/** Of two that are on whatever both fit; `null` where words alone do not tell. */
function tellsOnSomeBoard<G extends GameTypes>(
  rules: Clashing<G>,
  one: Changes,
  other: Changes,
  at: number,
): boolean | null {
  const ofOne = pairs.get(one) ?? new WeakMap<Changes, Map<number, boolean | null>>();
  pairs.set(one, ofOne);
  const known = ofOne.get(other) ?? new Map<number, boolean | null>();
  ofOne.set(other, known);
  const before = known.get(at);
  if (before !== undefined) return before;
  const found = tellingOnSomeBoard(rules, [[one], [{ ...other }]], at, undoneBy(rules), false);
  const tells = found && found.size > 0;
  known.set(at, tells);
  return tells;
}
const pairs = new WeakMap<Changes, WeakMap<Changes, Map<number, boolean | null>>>();

/** Whether both can be on one object where they lie: never, only as things stand, or whatever comes. */
function meeting(one: Modification, other: Modification, { card, player }: Of): Clash {
  if (one.self || other.self) {
    if (one.self && other.self) return card ? 'always' : 'never';
    const { other: others, host, attached } = (one.self ? other.filter : one.filter) ?? EVERYTHING;
    return card && (others || host || attached) ? 'never' : 'felt';
  }
  const [a, b] = [one.filter ?? EVERYTHING, other.filter ?? EVERYTHING];
  if (a.zone !== b.zone || (card && differ(a.controller, b.controller))) return 'never';
  if (card) return 'always';
  const ofAny = a.controller === undefined || b.controller === undefined;
  return (ofAny || (player && a.controller === b.controller)) && !(a.host || b.host) ? 'always' : 'felt';
}

/** Whether what fits one of them can fit the other as it is. */
const fitAlike = (a: Filter, b: Filter): boolean =>
  (a.types === undefined || b.types === undefined || a.types.some((type) => b.types?.includes(type))) &&
  !differ(a.attribute, b.attribute);
const differ = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && other !== undefined && one !== other;

/** Whether in a layer one of them takes away what the other does. */
const undoes = <G extends GameTypes>(rules: Clashing<G>, one: Changes, other: Changes, at: number): boolean => {
  const undone = undoneBy(rules);
  return partsIn(one, at).some((part) => partsIn(other, at).some((beside) => undone(one, part, other, beside)));
};

const undoneBy =
  <G extends GameTypes>({ language }: Clashing<G>) =>
  (one: Changes, part: LayerPart, other: Changes, beside: LayerPart): boolean => {
    if (part === 'lose') return isLost(one.modify, beside, other.modify);
    if (beside === 'lose') return isLost(other.modify, part, one.modify);
    if (!(REPLACING.has(part) || REPLACING.has(beside)) || isSame(one.modify[part], other.modify[beside])) return false;
    const written = language.writes(beside, other.modify);
    const both = language.writes(part, one.modify).some((what) => written.includes(what));
    return both && !areOfOtherValues(valuesOf(part, one.modify), valuesOf(beside, other.modify));
  };

function isLost({ lose }: Modifying, part: LayerPart, { gain = [] }: Modifying): boolean {
  if (part === 'has' || part === 'asAbilities') return lose === 'all' || part === 'asAbilities';
  return part === 'gain' && (lose === 'all' || gain.some((one) => lose?.includes(keywordOf(one).name)));
}

/** The values that are set or raised; `null` where all are. */
const valuesOf = (part: LayerPart, { becomes, stats }: Modifying): readonly string[] | null =>
  part === 'becomes' || part === 'stats' ? Object.keys((part === 'stats' ? stats : becomes) ?? {}) : null;

const areOfOtherValues = (some: readonly string[] | null, others: readonly string[] | null): boolean =>
  some !== null && others !== null && !some.some((value) => others.includes(value));

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What is put in order, or has been there before, with one thing that it does. */
export interface Standing<One> {
  readonly changes: Changes;
  /** `null`: of what has been there before. */
  readonly one: One | null;
}

/**
 * Groups of what is put in order, of which three or more effects, among them such as have been there before, have to do with each other, so
 * that the order of all can matter though that of no two alone would: they read each other in a ring, or one reads what two give together.
 * @param meet whether two of those put in order can be on one object
 */
export function entangled<G extends GameTypes, One>(
  rules: Clashing<G>,
  all: readonly Standing<One>[],
  meet: (one: Standing<One>, other: Standing<One>) => boolean,
): readonly ReadonlySet<One>[] {
  const groups: ReadonlySet<One>[] = [];
  for (let at = 0; at < rules.layers.length; at += 1) {
    const there = all.filter(({ changes }) => partsIn(changes, at).length > 0);
    if (there.length < 3) continue;
    const reads = new Map(
      there.map((one) => [
        one,
        there.filter((other) => other !== one && touches(one.changes, other.changes, at, rules) && meet(one, other)),
      ]),
    );
    const undone = (one: Standing<One>, other: Standing<One>): boolean =>
      one !== other && undoes(rules, one.changes, other.changes, at) && meet(one, other);
    const areLinked = (one: Standing<One>, other: Standing<One>): boolean =>
      reads.get(one)?.includes(other) === true || reads.get(other)?.includes(one) === true || undone(one, other);
    for (const group of groupsOf(there, areLinked)) {
      const ones = new Set(group.flatMap(({ one }) => one ?? []));
      if (ones.size < 2 || group.length < 3) continue;
      if (areTangled(group, reads) || group.some((one) => group.some((other) => undone(one, other)))) groups.push(ones);
    }
  }
  return groups;
}

/** Whether one reads what two others write, or some read what the next one writes, in a ring. */
const areTangled = <One>(
  group: readonly Standing<One>[],
  reads: ReadonlyMap<Standing<One>, readonly Standing<One>[]>,
): boolean =>
  group.some((one) => {
    let next = reads.get(one) ?? [];
    if (next.length > 1) return true;
    const passed = new Set([one]);
    for (let [other] = next; other !== undefined && !passed.has(other); [other] = next) {
      passed.add(other);
      next = reads.get(other) ?? [];
    }
    return next.length > 0;
  });

/** All parted so that what is linked, be it through others, is in one group. */
function groupsOf<One>(all: readonly One[], areLinked: (one: One, other: One) => boolean): readonly (readonly One[])[] {
  const left = new Set(all);
  const groups: (readonly One[])[] = [];
  for (const first of all) {
    if (!left.delete(first)) continue;
    const group = [first];
    for (const one of group)
      for (const other of left) if (areLinked(one, other) && left.delete(other)) group.push(other);
    groups.push(group);
  }
  return groups;
}

/** Whether two effects can be on one object where they lie. */
export const canMeet = (one: Changes, other: Changes, of: Of): boolean =>
  meeting(one.modify, other.modify, of) !== 'never';

/** Whether two effects are on whatever both fit. */
export const alwaysMeet = (one: Changes, other: Changes, of: Of): boolean =>
  meeting(one.modify, other.modify, of) === 'always';

/**
 * Those of several, each with what it does, of which it could matter where they stand among the others, or among others once some have gone,
 * on whatever all fit.
 */
export function tellingAmong<G extends GameTypes, One>(
  rules: Clashing<G>,
  all: readonly { readonly one: One; readonly changes: readonly Changes[] }[],
  independentFirst: boolean,
): readonly One[] {
  // Two that say the same are two all the same.
  const lists = all.map(({ changes }) => changes.map((one) => ({ ...one })));
  const found = new Set<readonly Changes[]>();
  for (const few of lists.length > 3 ? [...some(lists, 3), lists] : [lists])
    for (let at = 0; at < rules.layers.length; at += 1)
      for (const list of tellingOnSomeBoard(rules, few, at, undoneBy(rules), independentFirst) ?? []) found.add(list);
  return all.flatMap(({ one }, place) => (found.has(lists[place] ?? []) ? [one] : []));
}
