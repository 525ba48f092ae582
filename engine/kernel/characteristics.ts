/**
 * What an object is now: printed values, then the edition's layers of continuous effects.
 *
 * Within a layer the oldest effect that depends on no unapplied one goes next; in a cycle, the oldest. An effect begun in
 * an earlier layer goes on though its ability is lost meanwhile, and a gained keyword counts from its layer on.
 */
import type { Ability } from './card';
import { evaluate } from './condition';
import type { GameTypes, LayerPart } from './edition';
import { matches, type Reader } from './filter';
import type { Look } from './look';
import { type Filter, type Item, type Modification, type Position, type Ref, type Seat, slotOf } from './position';
import { BLANK } from './printed';

export interface Characteristics {
  readonly types: readonly string[];
  readonly attributes: readonly string[];
  readonly traits: readonly string[];
  readonly stats: Readonly<Record<string, number>>;
  readonly keywords: readonly string[];
  /** Abilities other than keywords that the object still has, with their index on the printed face. */
  readonly abilities: readonly { readonly index: number; readonly ability: Ability }[];
  readonly bans: readonly string[];
  /** Which effect changed what, in order. */
  readonly changes: readonly Change[];
}

export interface Change {
  readonly layer: string;
  readonly part: LayerPart;
  readonly by: string;
  readonly stamp: number;
}

interface Active {
  readonly source: Item;
  readonly controller: Seat;
  readonly modify: Modification;
  readonly affects: readonly Ref[] | null;
  readonly stamp: number;
  /** The ability it comes from is one the source may lose; a resolved effect is not. */
  readonly ability: number | null;
  begun: boolean;
}

export interface View {
  readonly rules: object;
  readonly items: Position['items'];
  readonly effects: Position['effects'];
  readonly turn: Position['turn'];
  readonly players: Position['players'];
  readonly notes: Position['notes'];
  readonly sensitive: boolean;
  readonly changed: ReadonlyMap<number, Characteristics>;
  /** Characteristics asked for so far, by slot. */
  readonly known: (Characteristics | undefined)[];
  readonly consulted: readonly (readonly [string, string, readonly string[]])[];
}

const views = new WeakMap<Position['items'], View>();
/** The last view asked for; most steps look at the objects of the step before. */
let latest: View | null = null;

/** Characteristics of one object under everything in effect. */
export function characteristicsOf<G extends GameTypes>(look: Look<G>, item: Item): Characteristics {
  const view = look.view;
  const slot = slotOf(item.ref);
  const now = view.items[slot];
  if (look.log) return told(look, view, item, now);
  if (now !== item) return now?.ref === item.ref ? underEffects(look, view, item, now) : base(look, item);
  const known = view.known[slot];
  if (known) return known;
  const found = underEffects(look, view, item, now);
  view.known[slot] = found;
  return found;
}

/** As the effects leave it; of an object that has become another one, or is gone, what is printed. */
function underEffects<G extends GameTypes>(
  look: Look<G>,
  view: View,
  item: Item,
  now: Item | undefined,
): Characteristics {
  const live = item.zone !== 'gone' && now?.ref === item.ref;
  return (live ? view.changed.get(item.ref) : undefined) ?? base(look, item);
}

/** The same, writing down what was consulted for it. */
function told<G extends GameTypes>(look: Look<G>, view: View, item: Item, now: Item | undefined): Characteristics {
  for (const [kind, name, clauses] of view.consulted) look.log?.via(kind, name, clauses);
  return underEffects(look, view, item, now);
}

/** What the continuous effects make of a position, found once for as long as what they read is the same. */
export function viewOf<G extends GameTypes>(look: Look<G>): View {
  const { p, rules } = look;
  if (latest !== null && holds(latest, p, rules)) return latest;
  let view = views.get(p.items);
  if (!view || !holds(view, p, rules)) {
    view = build(look);
    views.set(p.items, view);
  }
  latest = view;
  return view;
}

const holds = (view: View, p: Position, rules: object): boolean =>
  view.items === p.items &&
  view.effects === p.effects &&
  view.rules === rules &&
  (!view.sensitive || (view.turn === p.turn && view.players === p.players && view.notes === p.notes));

/** The printed characteristics of the face that is up, as the edition's base rows leave them. */
function base<G extends GameTypes>(look: Look<G>, item: Item): Characteristics {
  let chars = printed(look, item);
  for (const row of look.rules.base) {
    const changed = row.run(look, item, chars);
    if (changed) {
      look.log?.via('base', row.name, row.clauses);
      chars = changed;
    }
  }
  return chars;
}

function printed<G extends GameTypes>(look: Look<G>, item: Item): Characteristics {
  const faces = look.rules.printed[item.card]?.faces;
  return faces?.[item.face] ?? faces?.[0] ?? BLANK;
}

function build<G extends GameTypes>(look: Look<G>): View {
  const { p } = look;
  const consulted: [string, string, readonly string[]][] = [];
  const quiet = look.log
    ? look.with({ via: (kind, name, clauses) => void consulted.push([kind, name, clauses]) })
    : look;
  const active: Active[] = p.effects.map((effect) => ({
    source: effect.source,
    controller: effect.controller,
    modify: effect.modify,
    affects: effect.affects,
    stamp: effect.stamp,
    ability: null,
    begun: false,
  }));
  let sensitive = false;
  for (const source of look.having('continuous')) {
    for (const { index, ability } of base(quiet, source).abilities) {
      if (ability.kind !== 'continuous') continue;
      if (ability.while) sensitive = true;
      if (
        ability.while &&
        !evaluate(quiet, ability.while, source.controller, source, false, (item) => base(quiet, item))
      )
        continue;
      active.push({
        source,
        controller: source.controller,
        modify: ability.modify,
        affects: ability.modify.self ? [source.ref] : null,
        stamp: source.stamp,
        ability: index,
        begun: false,
      });
    }
  }
  if (active.some(({ modify }) => modify.filter?.attacking)) sensitive = true;
  const changed = active.length === 0 ? NO_CHANGES : applyLayers(quiet, active);
  return {
    rules: look.rules,
    items: p.items,
    effects: p.effects,
    turn: p.turn,
    players: p.players,
    notes: p.notes,
    sensitive,
    changed,
    known: [],
    consulted,
  };
}

const NO_CHANGES: ReadonlyMap<number, Characteristics> = new Map();

function applyLayers<G extends GameTypes>(look: Look<G>, active: Active[]): ReadonlyMap<number, Characteristics> {
  const state = new Map<number, Characteristics>();
  const current = (item: Item): Characteristics => state.get(item.ref) ?? base(look, item);
  const selfFirst = active.length > 1 && look.rules.selfFirst(look);
  for (const layer of look.rules.layers) {
    const waiting = active
      .filter((effect) => layer.run.some((part) => effect.modify[part] !== undefined))
      .sort((a, b) => (selfFirst ? own(b) - own(a) : 0) || a.stamp - b.stamp);
    if (waiting.length > 0) look.log?.via('layer', layer.name, layer.clauses);
    while (waiting.length > 0) {
      const at = Math.max(
        0,
        waiting.findIndex(
          (effect) => !waiting.some((other) => other !== effect && depends(effect, other, layer.run, look, state)),
        ),
      );
      const [effect] = waiting.splice(at, 1);
      if (!effect) break;
      const lost =
        effect.ability !== null &&
        !effect.begun &&
        !current(effect.source).abilities.some(({ index }) => index === effect.ability);
      if (lost) continue;
      effect.begun = true;
      for (const item of affected(effect, look, current)) {
        state.set(item.ref, modified(current(item), effect, layer.name, layer.run, look));
      }
    }
  }
  return state;
}

/** 1 for an effect of an object's ability on that very object, otherwise 0. */
const own = ({ ability, affects, source }: Active): number =>
  ability !== null && affects?.every((ref) => ref === source.ref) ? 1 : 0;

function affected<G extends GameTypes>(
  effect: Active,
  look: Look<G>,
  chars: (item: Item) => Characteristics,
): readonly Item[] {
  const { affects } = effect;
  if (affects)
    return affects.flatMap((ref, at) => {
      const item = look.item(ref);
      return item && !item.faceDown && affects.indexOf(ref) === at ? [item] : [];
    });
  const reader: Reader = {
    you: effect.controller,
    self: effect.source,
    notes: look.p.notes,
    chars,
    card: (item) => look.card(item),
  };
  const filter: Filter = effect.modify.filter ?? {};
  const zones = filter.zone ? [filter.zone] : look.rules.activeZones;
  return zones.flatMap((zone) => look.in(zone).filter((item) => !item.faceDown && matches(item, filter, reader)));
}

/** Whether `effect` would affect other objects, or stop existing, once `other` has been applied. */
function depends<G extends GameTypes>(
  effect: Active,
  other: Active,
  parts: readonly LayerPart[],
  look: Look<G>,
  state: ReadonlyMap<number, Characteristics>,
): boolean {
  if (!touches(effect, other, parts)) return false;
  const before = (item: Item): Characteristics => state.get(item.ref) ?? base(look, item);
  const trial = new Map(state);
  for (const item of affected(other, look, before)) trial.set(item.ref, modified(before(item), other, '', parts, look));
  const after = (item: Item): Characteristics => trial.get(item.ref) ?? base(look, item);
  const has = (chars: Characteristics): boolean =>
    effect.ability === null || chars.abilities.some(({ index }) => index === effect.ability);
  if (!effect.begun && has(before(effect.source)) !== has(after(effect.source))) return true;
  const one = affected(effect, look, before);
  const two = affected(effect, look, after);
  return one.length !== two.length || one.some((item, i) => item.ref !== two[i]?.ref);
}

/** A cheap first look: does `other` write in this layer what `effect` reads? */
function touches(effect: Active, other: Active, parts: readonly LayerPart[]): boolean {
  const { filter } = effect.modify;
  const writes = (part: LayerPart): boolean => parts.includes(part) && other.modify[part] !== undefined;
  if (effect.ability !== null && writes('lose')) return true;
  if (!filter) return false;
  return (
    (filter.types !== undefined && writes('types')) ||
    (filter.attribute !== undefined && writes('attributes')) ||
    (filter.trait !== undefined && writes('traits')) ||
    (filter.keyword !== undefined && (writes('gain') || writes('lose')))
  );
}

function modified<G extends GameTypes>(
  chars: Characteristics,
  effect: Active,
  layer: string,
  parts: readonly LayerPart[],
  look: Look<G>,
): Characteristics {
  const { modify } = effect;
  let result = chars;
  for (const part of parts) {
    if (modify[part] === undefined) continue;
    result = changedBy(part, result, modify, look);
    result = { ...result, changes: [...result.changes, { layer, part, by: effect.source.name, stamp: effect.stamp }] };
  }
  return result;
}

function changedBy<G extends GameTypes>(
  part: LayerPart,
  chars: Characteristics,
  modify: Modification,
  look: Look<G>,
): Characteristics {
  switch (part) {
    case 'types':
      return { ...chars, types: modify.types ?? chars.types };
    case 'attributes':
      return { ...chars, attributes: modify.attributes ?? chars.attributes };
    case 'traits':
      return { ...chars, traits: modify.traits ?? chars.traits };
    case 'bans':
      return { ...chars, bans: [...chars.bans, ...(modify.bans ?? [])] };
    case 'gain':
      return {
        ...chars,
        keywords: [...chars.keywords, ...(modify.gain ?? []).filter((keyword) => !chars.keywords.includes(keyword))],
      };
    case 'lose': {
      const { lose } = modify;
      if (lose === 'all')
        return { ...chars, abilities: [], keywords: look.rules.keywordsLost(look) ? [] : chars.keywords };
      return { ...chars, keywords: chars.keywords.filter((keyword) => !lose?.includes(keyword)) };
    }
    case 'stats': {
      const stats: Record<string, number> = { ...chars.stats };
      for (const [name, change] of Object.entries(modify.stats ?? {})) {
        const value = stats[name];
        if (value !== undefined) stats[name] = value + change;
      }
      return { ...chars, stats };
    }
  }
}
