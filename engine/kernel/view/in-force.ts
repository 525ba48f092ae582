/** The continuous effects in force: those that resolved texts began, and those of abilities in play. */

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
import { works } from './abilities';
import { baseOf, type Cited } from './base';
import { evaluate } from './condition';
import type { Look } from './look';
import type { GameTypes } from './ruleset';

export interface Active {
  readonly source: Item;
  readonly controller: Seat;
  readonly modify: Modifying;
  readonly affects: readonly Ref[] | null;
  readonly stamp: number;
  /** The ability it comes from is one the source may lose; a resolved effect is not. */
  readonly ability: AbilityKey | null;
  /** The names of the abilities it gives. */
  readonly grants: readonly AbilityKey[];
}

export interface InForce {
  readonly active: readonly Active[];
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
  const resolved = resolvedOf(look.p.effects);
  if (sources.length === 0) return { active: resolved, sources, asked: false, cited: [] };
  const active = [...resolved];
  const cited: Cited[] = [];
  let asked = false;
  for (const source of sources) {
    for (const { key, ability, keyword } of baseOf(look, source, cited).abilities) {
      if (ability.kind !== 'continuous' || look.rules.isBaseAbility(ability) || !works(look, source, ability)) continue;
      if (keyword !== null) cited.push({ kind: keyword.kind, label: keyword.row, clauses: keyword.clauses });
      if (ability.while) {
        asked = true;
        const chars = (item: Item) => baseOf(look, item);
        if (!evaluate(look, ability.while, source.controller, source, false, chars)) continue;
      }
      const there = look.rules.activeClauses[source.zone];
      if (there !== undefined) cited.push({ kind: 'activeZone', label: source.zone, clauses: there });
      active.push(standingOf(look, source, key, ability.modify));
    }
  }
  return { active, sources, asked, cited };
}

/** The effects of abilities of the object that a slot held last; the same ones for as long as it is the same. */
const standing: ({ readonly rules: object; readonly source: Item; readonly active: Active[] } | undefined)[] = [];

function standingOf<G extends GameTypes>(
  look: Look<G>,
  source: Item,
  ability: AbilityKey,
  modify: Modification,
): Active {
  const { rules } = look;
  const slot = slotOf(source.ref);
  let known = standing[slot];
  if (known?.source !== source || known.rules !== rules) {
    known = { rules, source, active: [] };
    standing[slot] = known;
  }
  const before = known.active.find((one) => one.ability === ability);
  if (before !== undefined) return before;
  const found = activeBy(look, source, ability, modify, source.stamp);
  known.active.push(found);
  return found;
}

/** The resolved effects last asked for; they begin and end far more rarely than anything else changes. */
let latest: { readonly effects: Position['effects']; readonly active: readonly Active[] } = { effects: [], active: [] };

function resolvedOf(effects: Position['effects']): readonly Active[] {
  if (latest.effects !== effects) {
    const { effects: known, active } = latest;
    // Most lists are the one before with an effect more at its end.
    latest = { effects, active: effects.map((effect, i) => (known[i] === effect && active[i]) || activeOf(effect)) };
  }
  return latest.active;
}

/** The effect of a continuous ability of an object. */
export const activeBy = <G extends GameTypes>(
  look: Look<G>,
  source: Item,
  ability: AbilityKey,
  modify: Modification,
  stamp: number,
): Active => ({
  source,
  controller: source.controller,
  modify: modifyingOf(modify),
  affects: modify.self ? [source.ref] : null,
  stamp,
  ability,
  grants: look.rules.grants.get(modify) ?? NONE,
});
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

const activeOf = ({ source, controller, modify, affects, stamp, grants }: Effect): Active => ({
  source,
  controller,
  modify: modifyingOf(modify),
  affects,
  stamp,
  ability: null,
  grants: grants ?? NONE,
});

/** Whether two lists are the same effects of the same objects, though the objects may have been rested or damaged since. */
export const sameEffects = (one: readonly Active[], two: readonly Active[]): boolean =>
  one === two || (one.length === two.length && one.every((effect, i) => sameEffect(effect, two[i])));

/** The effects of one list that are not in another; mostly the two begin alike. */
export function withoutThose(list: readonly Active[], those: readonly Active[]): readonly Active[] {
  const first = list.findIndex((effect, i) => effect !== those[i]);
  if (first < 0) return [];
  const known = new Set(those);
  return list.slice(first).filter((effect) => !known.has(effect) && !those.some((other) => sameEffect(effect, other)));
}

const sameEffect = (one: Active, two: Active | undefined): boolean =>
  one === two ||
  (two !== undefined &&
    one.modify === two.modify &&
    one.source.ref === two.source.ref &&
    one.controller === two.controller &&
    one.stamp === two.stamp &&
    one.ability === two.ability &&
    (one.ability !== null || one.affects === two.affects));
