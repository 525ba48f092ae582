/**
 * The layers of continuous effects.
 *
 * Within a layer the oldest effect that waits for no unapplied one goes next (`dependency.ts`). An effect begun in an earlier layer goes
 * on though its ability is lost meanwhile, and a gained keyword counts from its layer on.
 */

import type { Filter, Item, Modifying, Ref } from '../position/position';
import type { NamedAbility } from './abilities';
import { asItLay } from './as-it-lay';
import { baseOf } from './base';
import type { Characteristics } from './characteristics';
import { evaluate } from './condition';
import { type Depends, nextInTurn } from './dependency';
import { isMeantThere, matches, readerOf } from './filter';
import { type Active, activeBy, givenSince, ownSince, thereSince, waitingFor } from './in-force';
import type { Changing } from './language';
import type { Look } from './look';
import { keywordOf } from './players';
import { takesAbilities } from './printed';
import type { GameTypes, LayerPart, Realiser, Ruleset } from './ruleset';

/** A layer, and the effects that have something to change in it, oldest first. */
export interface InLayer {
  readonly layer: Realiser<readonly LayerPart[]>;
  /** Its place among the layers of the edition. */
  readonly at: number;
  readonly effects: readonly Active[];
}

/** The layers in which any of the effects has something to change. */
export function inLayers<G extends GameTypes>(look: Look<G>, active: readonly Active[]): readonly InLayer[] {
  const found: InLayer[] = [];
  const { layers } = look.rules;
  for (let at = 0; at < layers.length; at += 1) {
    let effects: Active[] | null = null;
    for (const effect of active)
      if (changesIn(effect, at)) {
        effects ??= [];
        effects.push(effect);
      }
    const layer = layers[at];
    if (effects !== null && layer !== undefined) found.push({ layer, at, effects: inTurn(look, effects) });
  }
  return found;
}

/** What of an effect a layer applies. */
export const partsIn = ({ parts }: Changes, at: number): readonly LayerPart[] => parts[at] ?? NO_PARTS;
const NO_PARTS: readonly LayerPart[] = [];

const changesIn = (effect: Active, at: number): boolean => partsIn(effect, at).length > 0;

/** Effects of one layer by age; where the edition says so, those of objects on themselves first. */
function inTurn<G extends GameTypes>(look: Look<G>, effects: readonly Active[]): readonly Active[] {
  if (effects.length < 2) return effects;
  const selfFirst = look.rules.selfFirst(look);
  const older = !effects.some(({ modify }) => replaces(modify)) || look.rules.oldestFirst(look) ? 1 : -1;
  const compare = (a: Active, b: Active): number => (selfFirst ? own(b) - own(a) : 0) || older * (a.stamp - b.stamp);
  return effects.every((effect, i) => i === 0 || compare(effects[i - 1] ?? effect, effect) <= 0)
    ? effects
    : [...effects].sort(compare);
}

/** What does more than add to what there is: what only adds comes to the same in any order. */
export const REPLACING: ReadonlySet<LayerPart> = new Set<LayerPart>([
  'types',
  'traits',
  'attributes',
  'lose',
  'becomes',
  'asTypes',
  'asAbilities',
  'asOther',
  'asValues',
]);

/** Whether a modification has any of that. */
export const replaces = (modify: Modifying): boolean => [...REPLACING].some((part) => modify[part] !== undefined);

/** 1 for an effect of an object's ability on that very object, whether it stands or was begun as a text resolved; otherwise 0. */
const own = ({ affects, source }: Active): number => (affects?.every((ref) => ref === source.ref) ? 1 : 0);

/**
 * Whether what the layers make of an object can be found from that object alone: no effect ends another, and none writes
 * in its layer what another reads, so that their order is that of their age, whatever they affect; and none gives an object
 * an ability that has effects of its own.
 * @param joining the effects that have not been asked about: the others are known to stand apart from each other
 */
export function standApart<G extends GameTypes>(
  { rules }: Look<G>,
  layers: readonly InLayer[],
  joining: ReadonlySet<Active>,
): boolean {
  const { language, actingKeywords } = rules;
  for (const { at, effects } of layers) {
    const those = effects.filter((effect) => joining.has(effect));
    for (const effect of those) {
      const { modify } = effect;
      if (givesActing(rules, effect)) return false;
      if (takesAbilities(modify, actingKeywords)) return false;
      for (const part of partsIn(effect, at)) if (language.writes(part, modify).includes('abilities')) return false;
    }
    if (those.length === 0) continue;
    for (const effect of effects) {
      if (readsNothing(effect)) continue;
      for (const other of joining.has(effect) ? effects : those)
        if (other !== effect && touches(effect, other, at, rules)) return false;
    }
  }
  return true;
}

/** Whether an effect gives objects abilities that have effects of their own. */
export const givesActing = <G extends GameTypes>(
  { abilities, actingKeywords }: Ruleset<G>,
  { grants, modify }: Pick<Active, 'grants' | 'modify'>,
): boolean =>
  grants.some((key) => abilities.get(key)?.ability.kind === 'continuous') ||
  modify.gain?.some((gain) => actingKeywords.has(keywordOf(gain).name)) === true;

/** What layers whose effects stand apart make of one object. */
export function throughLayers<G extends GameTypes>(
  look: Look<G>,
  layers: readonly InLayer[],
  item: Item,
  base: Characteristics,
): Characteristics {
  let chars: Changing | null = null;
  const now = (): Characteristics => chars ?? base;
  for (const { layer, at, effects } of layers) {
    for (const effect of effects) {
      if (!affects(effect, look, item, now)) continue;
      chars ??= changing(base);
      change(chars, effect, layer.name, at, look, item);
    }
  }
  return chars ?? base;
}

/** What layers made of all objects together; only those that were changed. */
export interface Together {
  readonly state: ReadonlyMap<Ref, Characteristics>;
  /** Effects of abilities that objects were given on the way, each with that very ability. */
  readonly given: Given;
}
export type Given = ReadonlyMap<Active, NamedAbility>;

/**
 * What layers make of all objects together, effect by effect. An ability that an object is given has its effects from the
 * layer on in which it is given: as old as what gives it has been giving it, as its bearer, or as its bearer has had it, whichever is the
 * youngest.
 * Whether it works is asked of the objects as they stand by then.
 */
export function together<G extends GameTypes>(look: Look<G>, active: readonly Active[]): Together {
  const state = new Map<Ref, Characteristics>();
  const begun = new Set<Active>();
  const given = new Map<Active, NamedAbility>();
  const current = (item: Item): Characteristics => state.get(item.ref) ?? baseOf(look, item);
  const bear = (item: Item, effect: Active, before: Abilities, after: Abilities): void => {
    for (const text of after) {
      const { key, ability } = text;
      if (ability.kind !== 'continuous' || before.includes(text)) continue;
      const standing = activeBy(
        look,
        item,
        key,
        ability.modify,
        Math.max(since(effect), thereSince(item, ability.modify), ownSince(effect.source, key), givenSince(item, text)),
      );
      const waiting = waitingFor(look, standing, ability.while);
      if (waiting === null && ability.while && !evaluate(look, ability.while, item.controller, item, false, current))
        continue;
      given.set(waiting ?? standing, text);
    }
  };
  const course: Course = { state, begun, given };
  for (const [at, layer] of look.rules.layers.entries()) {
    let waiting = [
      ...inTurn(
        look,
        [...active, ...given.keys()].filter((effect) => changesIn(effect, at)),
      ),
    ];
    if (waiting.length === 0) continue;
    let touching = touched(look, waiting, at);
    const circles: ReadonlySet<Active>[] = [];
    const couldNeed = (effect: Active): readonly Active[] =>
      touching.get(effect)?.filter((other) => waiting.includes(other)) ?? NO_EFFECTS;
    const independentFirst = (): boolean => look.rules.independentFirst(look);
    const dependsOn: Depends<Active> = (effect, other, first) => depends(effect, other, first, at, look, course);
    while (waiting.length > 0) {
      const free = nextInTurn(waiting, couldNeed, dependsOn, circles, independentFirst);
      const turn = free > 0 && look.rules.effectsDepend(look) ? free : 0;
      const [effect] = waiting.splice(turn, 1);
      if (!effect) break;
      if (!begun.has(effect) && !(isHad(effect, given, look, current) && isMet(effect, look, current))) continue;
      begun.add(effect);
      const before = given.size;
      for (const item of affected(effect, look, current)) {
        const was = current(item);
        const is = modified(was, effect, layer.name, at, look, item);
        state.set(item.ref, is);
        if (is.abilities !== was.abilities) bear(item, effect, was.abilities, is.abilities);
      }
      const joining =
        given.size === before ? NO_EFFECTS : [...given.keys()].slice(before).filter((one) => changesIn(one, at));
      if (joining.length > 0) {
        waiting = [...inTurn(look, [...waiting, ...joining])];
        touching = touched(look, waiting, at);
      }
    }
  }
  return { state, given };
}

/** When an effect began: of an ability that works while something is the case, when it last came to be. */
const since = ({ source, ability, stamp }: Active): number =>
  source.begun.find(({ key, by }) => by === undefined && key === ability)?.stamp ?? stamp;

type Abilities = Characteristics['abilities'];
const NO_EFFECTS: readonly Active[] = [];

/** How far the effects have come while all objects are found together. */
interface Course {
  readonly state: ReadonlyMap<Ref, Characteristics>;
  readonly begun: ReadonlySet<Active>;
  /** Of an ability that was given on the way, that very one. */
  readonly given: Given;
}

/**
 * Whether the ability an effect comes from is still there. It is asked for itself and not for its name: one of the same
 * text that is given after it was lost is another ability, with an effect of its own.
 */
function isHad<G extends GameTypes>(
  effect: Active,
  given: Course['given'],
  look: Look<G>,
  chars: (item: Item) => Characteristics,
): boolean {
  if (effect.ability === null) return true;
  const own = given.get(effect) ?? look.rules.abilities.get(effect.ability);
  return own !== undefined && chars(effect.source).abilities.includes(own);
}

/** Whether the condition of an effect is met by what objects are by now; one without a condition waits for nothing. */
const isMet = <G extends GameTypes>(
  { condition, controller, source }: Active,
  look: Look<G>,
  chars: (item: Item) => Characteristics,
): boolean => condition === null || evaluate(look, condition, controller, source, false, chars);

/** The objects an effect is on, in the order in which they lie. */
function affected<G extends GameTypes>(
  effect: Active,
  look: Look<G>,
  chars: (item: Item) => Characteristics,
): readonly Item[] {
  const candidates = effect.affects ? look.objects(new Set(effect.affects)) : look.where(effect.modify.filter?.zone);
  const lying = candidates.filter((item) => isOn(effect, look, item, chars));
  const played = look.in(look.rules.zoneOf.stack).filter((item) => follows(effect, look, item, chars));
  return played.length === 0 ? lying : [...lying, ...played.filter((item) => !lying.includes(item))];
}

/** All that is looked at to find all objects together, part by part: each another value where it has changed. */
export function lookedAt<G extends GameTypes>(look: Look<G>, active: readonly Active[]): readonly unknown[] {
  const parts: unknown[] = [];
  for (const { affects, modify } of active) {
    if (affects) for (const ref of affects) parts.push(look.item(ref));
    else parts.push(look.where(modify.filter?.zone));
  }
  for (const item of look.in(look.rules.zoneOf.stack)) if (item.announced?.playedFrom !== undefined) parts.push(item);
  return parts;
}

export const EVERYTHING: Filter = {};

/** Whether an effect is on an object. */
const affects = <G extends GameTypes>(
  effect: Active,
  look: Look<G>,
  item: Item,
  chars: (item: Item) => Characteristics,
): boolean => isOn(effect, look, item, chars) || follows(effect, look, item, chars);

/** Whether an effect that was on a card as it was played goes on applying to it. */
function follows<G extends GameTypes>(
  effect: Active,
  look: Look<G>,
  item: Item,
  chars: (item: Item) => Characteristics,
): boolean {
  if (item.announced?.playedFrom === undefined || effect.stamp >= item.stamp) return false;
  const lying = asItLay(look, item);
  return (
    lying !== null &&
    isOn(effect, look, lying, (one) => chars(one === lying ? item : one)) &&
    look.rules.effectsFollow(look) === 'all'
  );
}

/** Whether an effect is on an object where that lies. */
export function isOn<G extends GameTypes>(
  effect: Active,
  look: Look<G>,
  item: Item,
  chars: (item: Item) => Characteristics,
): boolean {
  if (effect.affects) return effect.affects.includes(item.ref);
  const { filter = EVERYTHING } = effect.modify;
  if (filter.zone === undefined ? !look.rules.activeZones.includes(item.zone) : filter.zone !== item.zone) return false;
  const reader = readerOf(look, effect.controller, effect.source, chars);
  return matches(item, filter, reader) && isMeantThere(look, filter, item, chars, false);
}

/** Of effects of one layer, those that others could have something to do with, each with these others. */
function touched<G extends GameTypes>(
  { rules }: Look<G>,
  effects: readonly Active[],
  at: number,
): ReadonlyMap<Active, readonly Active[]> {
  const found = new Map<Active, readonly Active[]>();
  for (const effect of effects) {
    if (readsNothing(effect)) continue;
    const others = effects.filter((other) => other !== effect && touches(effect, other, at, rules));
    if (others.length > 0) found.set(effect, others);
  }
  return found;
}

/**
 * Whether `effect` would affect other objects, or stop existing, once `other`, which touches it, has been applied after those that are
 * applied first.
 */
function depends<G extends GameTypes>(
  effect: Active,
  other: Active,
  first: readonly Active[],
  at: number,
  look: Look<G>,
  course: Course,
): boolean {
  const { begun, given } = course;
  const earlier = first.reduce((state, one) => tried(one, state, at, look, course), course.state);
  const later = tried(other, earlier, at, look, course);
  if (later === earlier) return false;
  const before = (item: Item): Characteristics => earlier.get(item.ref) ?? baseOf(look, item);
  const after = (item: Item): Characteristics => later.get(item.ref) ?? baseOf(look, item);
  if (!begun.has(effect)) {
    if (isHad(effect, given, look, before) !== isHad(effect, given, look, after)) return true;
    if (isMet(effect, look, before) !== isMet(effect, look, after)) return true;
  }
  const one = affected(effect, look, before);
  const two = affected(effect, look, after);
  return one.length !== two.length || one.some((item, i) => item.ref !== two[i]?.ref);
}

/** What the state of all objects would be if the effect were applied to it now; the same where it has nothing to apply to. */
function tried<G extends GameTypes>(
  effect: Active,
  state: Course['state'],
  at: number,
  look: Look<G>,
  { begun, given }: Course,
): Course['state'] {
  const before = (item: Item): Characteristics => state.get(item.ref) ?? baseOf(look, item);
  if (!begun.has(effect) && !(isHad(effect, given, look, before) && isMet(effect, look, before))) return state;
  const items = affected(effect, look, before);
  if (items.length === 0) return state;
  const trial = new Map(state);
  for (const item of items) trial.set(item.ref, modified(before(item), effect, '', at, look, item));
  return trial;
}

/** What of an effect tells whether it has to do with another. */
export type Changes = Pick<Active, 'modify' | 'parts' | 'ability' | 'condition'>;

/** What is nobody's ability and asks nothing of an object. */
const readsNothing = ({ modify, ability, condition }: Changes): boolean =>
  modify.filter === undefined && ability === null && condition === null;

/** A cheap first look: does `other` write in this layer what `effect` reads? */
export function touches<G extends GameTypes>(
  effect: Changes,
  other: Changes,
  at: number,
  { language, permittedByAbility }: Pick<Ruleset<G>, 'language' | 'permittedByAbility'>,
): boolean {
  const { filter } = effect.modify;
  if (readsNothing(effect)) return false;
  const reads = filter && language.filterReads(filter);
  const asks = effect.condition && language.conditionReads(effect.condition, permittedByAbility);
  for (const part of partsIn(other, at))
    for (const written of language.writes(part, other.modify))
      if ((written === 'abilities' && effect.ability !== null) || reads?.has(written) || asks?.has(written))
        return true;
  return false;
}

/** A copy that effects are applied to in place. */
export function changing(chars: Characteristics): Changing {
  const { print, types, attributes, traits, stats, keywords, abilities, bans, may, changes } = chars;
  const { withheld, newBy, entersRested, entersWith } = chars;
  const copy: Changing = {
    print,
    types,
    attributes,
    traits,
    stats: { ...stats },
    keywords,
    abilities,
    bans,
    may,
    changes: changes.slice(),
  };
  if (withheld !== undefined) copy.withheld = withheld;
  if (newBy !== undefined) copy.newBy = newBy;
  if (entersRested !== undefined) copy.entersRested = entersRested;
  if (entersWith !== undefined) copy.entersWith = entersWith;
  return copy;
}

function modified<G extends GameTypes>(
  chars: Characteristics,
  effect: Active,
  layer: string,
  at: number,
  look: Look<G>,
  item: Item,
): Characteristics {
  const result = changing(chars);
  change(result, effect, layer, at, look, item);
  return result;
}

/** Applies what an effect changes in a layer. */
function change<G extends GameTypes>(
  chars: Changing,
  effect: Active,
  layer: string,
  at: number,
  look: Look<G>,
  item: Item,
): void {
  const { modify, source, stamp } = effect;
  for (const part of partsIn(effect, at)) {
    look.rules.language.change(part, chars, modify, look, givenBy(effect, look), effect.ability !== null, effect, item);
    chars.changes.push({ layer, part, by: source.name, stamp });
  }
}

/** The abilities an effect gives, each known for given by its source. */
const givenBy = <G extends GameTypes>({ grants, source }: Active, look: Look<G>): readonly NamedAbility[] =>
  grants.length === 0
    ? NONE
    : grants.flatMap((key) => {
        const given = look.rules.abilities.get(key);
        return given ? [{ ...given, by: source.ref }] : [];
      });
const NONE: readonly NamedAbility[] = [];
