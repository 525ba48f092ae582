/** The continuous effects in force: those that resolved texts began, and those of abilities in play. */

import type { Condition } from '../position/card';
import {
  type AbilityKey,
  type Effect,
  type Item,
  type Modification,
  type Modifying,
  type Position,
  type Ref,
  type Seat,
  slotOf,
} from '../position/position';
import { type NamedAbility, works } from './abilities';
import { baseOf, type Cited } from './base';
import type { Characteristics } from './characteristics';
import { evaluate } from './condition';
import type { Look } from './look';
import type { GameTypes, LayerPart, Ruleset } from './ruleset';

export interface Active {
  readonly source: Item;
  readonly controller: Seat;
  readonly modify: Modifying;
  /** What of it each layer of the edition applies, by the place of the layer. */
  readonly parts: readonly (readonly LayerPart[])[];
  readonly affects: readonly Ref[] | null;
  readonly stamp: number;
  /** The ability it comes from is one the source may lose; a resolved effect is not. */
  readonly ability: AbilityKey | null;
  /** Under what condition it applies, where that asks what other effects make of objects, so that it waits for its turn to be asked. */
  readonly condition: Condition | null;
  /** The names of the abilities it gives. */
  readonly grants: readonly AbilityKey[];
}

export interface InForce {
  readonly active: readonly Active[];
  /** Whether a condition of one asks what another changes, so that what each comes to is found effect by effect. */
  readonly hangs: boolean;
  /** The objects that were looked through for abilities with continuous effects. */
  readonly sources: readonly Item[];
  /** Whether a "while" was asked, so that the answer rests on more than objects and effects. */
  readonly asked: boolean;
  /** Rows that had a say in what abilities the sources have. */
  readonly cited: readonly Cited[];
}

/** Every continuous effect of the position, resolved ones first. */
export function inForce<G extends GameTypes>(look: Look<G>): InForce {
  const sources = look.having('continuous');
  const resolved = resolvedOf(look.rules, look.p.effects);
  if (sources.length === 0) return { active: resolved, hangs: false, sources, asked: false, cited: NO_ROWS };
  const active = resolved.slice();
  const cited: Cited[] = [];
  let asked = false;
  // The same with all effects whose conditions ask what effects make of objects, whether or not they are met by what is printed.
  let open: Active[] | null = null;
  for (const source of sources) {
    for (const { effect, waiting, condition, keyword, there } of standingOf(
      look,
      source,
      baseOf(look, source, cited),
    )) {
      if (keyword !== null) cited.push(keyword);
      if (waiting !== null) {
        open ??= active.slice();
        open.push(waiting);
      }
      if (condition !== null) {
        asked = true;
        if (!holds(look, condition, source)) continue;
      }
      if (there !== null) cited.push(there);
      active.push(effect);
      if (waiting === null) open?.push(effect);
    }
  }
  const hangs = open !== null && anyHangs(look, open);
  return { active: hangs && open ? open : active, hangs, sources, asked, cited };
}
const NO_ROWS: readonly Cited[] = [];

/** Whether a "while" holds by what objects start out as. */
const holds = <G extends GameTypes>(look: Look<G>, condition: Condition, source: Item): boolean =>
  evaluate(look, condition, source.controller, source, false, (item) => baseOf(look, item));

/** Whether any effect changes what the condition of another asks for. */
const anyHangs = <G extends GameTypes>(
  { rules: { language, permittedByAbility } }: Look<G>,
  effects: readonly Active[],
): boolean =>
  effects.some((effect) => {
    if (effect.condition === null) return false;
    const reads = language.conditionReads(effect.condition, permittedByAbility);
    return effects.some(
      (other) =>
        other !== effect &&
        other.parts.some((parts) =>
          parts.some((part) => language.writes(part, other.modify).some((written) => reads.has(written))),
        ),
    );
  });

/** A continuous ability that works where its object lies: its effect, and under what condition. */
interface Standing {
  readonly effect: Active;
  /** The same effect as it waits for its turn to be asked; `null` where its condition asks nothing that an effect can change. */
  readonly waiting: Active | null;
  readonly condition: Condition | null;
  /** The rows that had a say: the one for a keyword that stands for the ability, and the one of the zone. */
  readonly keyword: Cited | null;
  readonly there: Cited | null;
}

interface Stood {
  readonly rules: object;
  readonly source: Item;
  readonly abilities: Characteristics['abilities'];
  readonly found: readonly Standing[];
}

/** What was found of the object that a slot held last: the same effects for as long as it is the same. */
const stood: (Stood | undefined)[] = [];

function standingOf<G extends GameTypes>(
  look: Look<G>,
  source: Item,
  { abilities }: Characteristics,
): readonly Standing[] {
  const { rules } = look;
  const slot = slotOf(source.ref);
  const known = stood[slot];
  if (known?.source === source && known.rules === rules && known.abilities === abilities) return known.found;
  const found = standingAnew(look, source, abilities);
  stood[slot] = { rules, source, abilities, found };
  return found;
}

function standingAnew<G extends GameTypes>(
  look: Look<G>,
  source: Item,
  abilities: Characteristics['abilities'],
): readonly Standing[] {
  const clauses = look.rules.activeClauses[source.zone];
  const there = clauses === undefined ? null : ({ kind: 'activeZone', label: source.zone, clauses } as const);
  const found: Standing[] = [];
  for (const { key, ability, keyword } of abilities) {
    if (ability.kind !== 'continuous' || look.rules.isBaseAbility(ability) || !works(look, source, ability)) continue;
    const since = Math.max(source.turned, thereSince(source, ability.modify));
    const stamp = source.begun.length === 0 ? since : Math.max(since, ownSince(source, key));
    const effect = activeBy(look, source, key, ability.modify, stamp);
    found.push({
      effect,
      waiting: waitingFor(look, effect, ability.while),
      condition: ability.while ?? null,
      keyword: keyword && { kind: keyword.kind, label: keyword.row, clauses: keyword.clauses },
      there,
    });
  }
  return found;
}

/** When the effect of an ability began, where a player has put it in order with others of its object, or that its object gives. */
export const ownSince = ({ begun }: Item, ability: AbilityKey): number =>
  begun.find(({ key, own }) => own && key === ability)?.stamp ?? 0;

/** Since when an object has an ability that an effect gives it, where that is not since the effect began or the object came. */
export const givenSince = ({ begun }: Item, { key, by }: NamedAbility): number =>
  begun.find((one) => one.by === by && one.key === key)?.stamp ?? 0;

/** An effect with its condition, where that asks what effects can change. */
export const waitingFor = <G extends GameTypes>(
  { rules: { language, permittedByAbility } }: Look<G>,
  effect: Active,
  condition: Condition | undefined,
): Active | null =>
  condition === undefined || language.conditionReads(condition, permittedByAbility).size === 0
    ? null
    : { ...effect, condition };

/** The resolved effects last asked for; they begin and end far more rarely than anything else changes. */
let latest: Resolved = { rules: null, effects: [], active: [] };

interface Resolved {
  readonly rules: object | null;
  readonly effects: Position['effects'];
  readonly active: readonly Active[];
}

function resolvedOf<G extends GameTypes>(rules: Ruleset<G>, effects: Position['effects']): readonly Active[] {
  if (latest.effects !== effects || latest.rules !== rules) latest = resolvedAnew(rules, effects);
  return latest.active;
}

/** Most lists are the one before with an effect more at its end. */
function resolvedAnew<G extends GameTypes>(rules: Ruleset<G>, effects: Position['effects']): Resolved {
  const known = latest.rules === rules ? latest : null;
  const active = effects.map((effect, i) => {
    const before = known !== null && known.effects[i] === effect ? known.active[i] : undefined;
    return before ?? activeOf(rules, effect);
  });
  return { rules, effects, active };
}

/** What of a modification each layer of the edition applies, in the order of the layer: found once, since texts are applied all game long. */
export function partsOf<G extends GameTypes>(
  { layers }: Pick<Ruleset<G>, 'layers'>,
  modify: Modifying,
): Active['parts'] {
  let known = inLayers.get(layers);
  if (known === undefined) {
    known = new WeakMap();
    inLayers.set(layers, known);
  }
  let found = known.get(modify);
  if (found === undefined) {
    found = layers.map(({ run }) => run.filter((part) => modify[part] !== undefined));
    known.set(modify, found);
  }
  return found;
}
const inLayers = new WeakMap<object, WeakMap<Modifying, Active['parts']>>();

/** Since when an object lies where it does what it says: to what it is on, since it was put there. */
export const thereSince = ({ stamp, added }: Item, { filter }: Modification): number => (filter?.host ? added : stamp);

/** The effect of a continuous ability of an object. */
export function activeBy<G extends GameTypes>(
  { rules }: Look<G>,
  source: Item,
  ability: AbilityKey,
  modification: Modification,
  stamp: number,
): Active {
  const modify = modifyingOf(modification);
  return {
    source,
    controller: source.controller,
    modify,
    parts: partsOf(rules, modify),
    affects: modification.self ? [source.ref] : null,
    stamp,
    ability,
    condition: null,
    grants: rules.grants.get(modification) ?? NONE,
  };
}
const NONE: readonly AbilityKey[] = [];

const modifyings = new WeakMap<Modifying, Modifying>();

/** What an effect changes, each part where its layer looks for it: what it did not have at all may be given first. */
export function modifyingOf(modify: Modifying): Modifying {
  const { becomes: newValues, traits, alsoTraits: newTraits = traits, attributes, alsoAttributes } = modify;
  const newAttributes = alsoAttributes ?? attributes;
  if (!newValues && !newTraits && !newAttributes) return modify;
  const known = modifyings.get(modify) ?? {
    ...modify,
    ...(newValues && { newValues }),
    ...(newTraits && { newTraits }),
    ...(newAttributes && { newAttributes }),
  };
  modifyings.set(modify, known);
  return known;
}

function activeOf<G extends GameTypes>(rules: Ruleset<G>, effect: Effect): Active {
  const { source, controller, affects, stamp, grants } = effect;
  const modify = modifyingOf(effect.modify);
  const parts = partsOf(rules, modify);
  return { source, controller, modify, parts, affects, stamp, ability: null, condition: null, grants: grants ?? NONE };
}

/** Whether two lists are the same effects of the same objects, though the objects may have been rested or damaged since. */
export const sameEffects = (one: readonly Active[], two: readonly Active[]): boolean =>
  one === two || (one.length === two.length && one.every((effect, i) => sameEffect(effect, two[i])));

/** The effects of one list that are not in another; mostly the two begin and end alike. */
export function withoutThose(list: readonly Active[], those: readonly Active[]): readonly Active[] {
  const most = Math.min(list.length, those.length);
  let first = 0;
  while (first < most && list[first] === those[first]) first += 1;
  let last = 0;
  while (last < most - first && list[list.length - 1 - last] === those[those.length - 1 - last]) last += 1;
  const rest = list.slice(first, list.length - last);
  const others = those.slice(first, those.length - last);
  return others.length === 0 ? rest : rest.filter((effect) => !others.some((other) => sameEffect(effect, other)));
}

const sameEffect = (one: Active, two: Active | undefined): boolean =>
  one === two ||
  (two !== undefined &&
    one.modify === two.modify &&
    one.source.ref === two.source.ref &&
    one.source.on === two.source.on &&
    one.controller === two.controller &&
    one.stamp === two.stamp &&
    one.ability === two.ability &&
    one.condition === two.condition &&
    (one.ability !== null || one.affects === two.affects));
