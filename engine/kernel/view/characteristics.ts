/**
 * What an object is now: printed values, then the edition's layers of continuous effects.
 *
 * Objects are looked at far more often than anything changes, and a change seldom concerns more than one of them. So what
 * an object is stays known for as long as the same effects are in force and it is itself the same; nothing is found before
 * somebody asks for it. Only the last view is kept, and only objects of one position after the other stand in it.
 */

import type { Keyword } from '../position/card';
import type { Ban, CountersSaid } from '../position/modification';
import { type Combat, type Filter, GONE, type Item, type Position, type Ref, slotOf } from '../position/position';
import type { NamedAbility } from './abilities';
import { tellNoAttribute } from './attributes';
import { afterLayers, baseOf, type Cited } from './base';
import { tellBesideTraits } from './beside-traits';
import { type Consulted, Consulting } from './consulting';
import { tellZones } from './filter';
import { type Active, type InForce, inForce, sameEffects, withoutThose } from './in-force';
import type { Effecting } from './language';
import { type Given, type InLayer, inLayers, lookedAt, standApart, throughLayers, together } from './layers';
import { thawed } from './left';
import type { Log, Look } from './look';
import type { Permission } from './permissions';
import type { Print } from './printed';
import type { GameTypes, LayerPart } from './ruleset';
import { isSameList } from './same-list';

export interface Characteristics {
  /** What it is: its name, its cost, all that no effect changes apart from making it something else. */
  readonly print: Print;
  readonly types: readonly string[];
  readonly attributes: readonly string[];
  readonly traits: readonly string[];
  readonly stats: Readonly<Record<string, number>>;
  readonly keywords: readonly Keyword[];
  /** Every ability the object has now, those that its keywords stand for among them: nowhere else are abilities looked for. */
  readonly abilities: readonly NamedAbility[];
  readonly bans: readonly Ban[];
  readonly may: readonly Permission[];
  /** What abilities make it lose for good, so that it cannot gain it; absent where nothing does. */
  readonly withheld?: readonly string[] | 'all';
  /** What it did not have at all, each with the effect by which it has it: another one of the same text is another effect. */
  readonly newBy?: Readonly<Record<string, Effecting>>;
  /** How it comes into play; absent where nothing says so. */
  readonly entersRested?: boolean;
  readonly entersWith?: readonly EntersWith[];
  /** Which effect changed what, in order. */
  readonly changes: readonly Change[];
}

/** Counters with which something comes into play, and the effect that says so. */
export interface EntersWith {
  readonly said: CountersSaid;
  readonly by: Effecting;
}

export interface Change {
  readonly layer: string;
  readonly part: LayerPart;
  readonly by: string;
  readonly stamp: number;
}

interface Known {
  readonly item: Item;
  /** Whether no effect has changed it. */
  readonly plain: boolean;
  readonly chars: Characteristics;
  readonly cited: readonly Cited[];
}

/** The continuous effects in force, and what they have made so far of the objects somebody asked for. */
export interface View {
  readonly active: readonly Active[];
  readonly layers: readonly InLayer[];
  /** What the values that effects have changed are rounded up to a multiple of; `null` where none can need it. */
  readonly unit: number | null;
  /** What it rests on as a whole, for the trace: kind, name and clauses of rows. */
  readonly consulted: readonly Consulted[];
  /** Where effects depend on each other: what they made of all objects together, which holds for one position only. */
  readonly whole: ReadonlyMap<Ref, Characteristics> | null;
  /** The abilities that objects were given, by their effects. */
  readonly given: Given;
  /** Whether it rests on turn, players, notes and what is shown too. */
  readonly asked: boolean;
  /** By slot; of what has become another object since, the next question finds out anew. */
  readonly known: (Known | undefined)[];
}

/** What the last view was found to hold for. */
interface Moment extends Pick<Position, 'items' | 'effects' | 'turn' | 'players' | 'memory' | 'shown'> {
  readonly rules: object;
  readonly view: View;
  /** The objects whose abilities have continuous effects. */
  readonly sources: readonly Item[];
  /** Whether it rests on other objects, turn, players, memory and what is shown too. */
  readonly asked: boolean;
  /** Who fights, where an effect is on those who do. */
  readonly combat: Combat | null;
  /** What was looked at to find all objects together, where that was done and nothing was given on the way. */
  readonly looked: readonly unknown[] | null;
}

let latest: Moment | null = null;

/** What the continuous effects make of a position. */
export function viewOf<G extends GameTypes>(look: Look<G>): View {
  const { p, rules } = look;
  if (latest !== null && latest.rules === rules && holds(latest, look)) return latest.view;
  const found = inForce(look.with(null));
  const combat = found.active.some(({ modify }) => asksWhoFights(modify.filter)) ? rules.combatOf(p) : null;
  const stays =
    latest !== null &&
    latest.rules === rules &&
    latest.combat === combat &&
    // What a condition comes to can be another though the same effects wait for it.
    !found.hangs &&
    (latest.view.whole === null
      ? sameEffects(latest.view.active, found.active)
      : isSameList(latest.view.active, found.active) && isSeenAlike(latest, look));
  const before =
    latest !== null && latest.rules === rules && latest.view.whole === null ? latest.view.active : NO_EFFECTS;
  const joining = stays ? NO_EFFECTS : withoutThose(found.active, before);
  const last = latest !== null && latest.rules === rules && latest.combat === combat ? latest.view : null;
  const view = latest !== null && stays ? latest.view : begin(look, found, joining, last);
  const { items, effects, turn, players, memory, shown } = p;
  const { sources } = found;
  const asked = found.asked || view.asked;
  const isTogether = view.whole !== null && !found.hangs && !(view.asked && !found.asked);
  const looked = isTogether ? lookedAt(look, view.active) : null;
  latest = { rules, view, sources, asked, combat, looked, items, effects, turn, players, memory, shown };
  return view;
}

/** Whether all that was looked at to find all objects together is as it was. */
const isSeenAlike = <G extends GameTypes>({ looked, view }: Moment, look: Look<G>): boolean =>
  looked !== null && isSameList(looked, lookedAt(look, view.active));

const asksWhoFights = (filter: Filter | undefined): boolean =>
  filter !== undefined && (filter.attacking ?? filter.blocking ?? filter.attacked ?? false);

const NO_EFFECTS: readonly Active[] = [];

const holds = <G extends GameTypes>(moment: Moment, look: Look<G>): boolean => {
  const { p } = look;
  return (
    moment.effects === p.effects &&
    (!moment.asked ||
      (moment.turn === p.turn &&
        moment.players === p.players &&
        moment.memory === p.memory &&
        moment.shown === p.shown)) &&
    (moment.combat === null || moment.combat === look.rules.combatOf(p)) &&
    (moment.items === p.items ||
      (!moment.asked &&
        moment.sources === look.having('continuous') &&
        (moment.view.whole === null || isSeenAlike(moment, look))))
  );
};

/**
 * @param joining the effects that are not known to stand apart
 * @param last the view before, where what it knows can still hold
 */
function begin<G extends GameTypes>(
  look: Look<G>,
  { active, hangs, cited, asked }: InForce,
  joining: readonly Active[],
  last: View | null,
): View {
  const consulting = new Consulting();
  for (const { kind, label, clauses } of cited) consulting.via(kind ?? 'base', label, clauses);
  const noting = look.with(consulting);
  const first = inLayers(noting, active);
  const all = !hangs && standApart(noting, first, new Set(joining)) ? null : together(noting, active);
  const given = all?.given ?? NONE_GIVEN;
  const layers = given.size > 0 ? inLayers(noting, [...active, ...given.keys()]) : first;
  const unit = unitOf(noting, layers);
  // It is asked object by object, when nobody may be writing down what an answer rests on.
  if (active.some(({ ability, modify }) => ability !== null && modify.lose !== undefined))
    noting.rules.lossStands(noting);
  for (const { affects, modify } of active) {
    if (affects === null && modify.filter) tellZones(noting, modify.filter, false);
    tellNoAttribute(noting, modify);
    if (modify.traits !== undefined) tellBesideTraits(noting);
  }
  for (const { layer } of layers) consulting.via('layer', layer.name, layer.clauses);
  return {
    active,
    layers,
    unit,
    consulted: consulting.all,
    whole: all?.state ?? null,
    given,
    asked: asked || given.size > 0,
    known: all === null && last !== null ? kept(last, active, joining) : [],
  };
}

const NONE_GIVEN: Given = new Map();

/** What changed values are rounded to, where an effect changes one by something else than a multiple of it. */
function unitOf<G extends GameTypes>(look: Look<G>, layers: readonly InLayer[]): number | null {
  const unit = look.rules.statUnit(look.with(null));
  for (const { effects } of layers)
    for (const { modify } of effects) if (isOdd(modify, unit)) return look.rules.statUnit(look);
  return null;
}

const isOdd = ({ stats, becomes }: Active['modify'], unit: number): boolean =>
  hasOdd(stats, unit) || hasOdd(becomes, unit);

function hasOdd(values: Readonly<Record<string, number>> | undefined, unit: number): boolean {
  for (const name in values) if ((values[name] ?? 0) % unit !== 0) return true;
  return false;
}

/** An object with every value rounded up, once all effects have been applied to it. */
const rounded = (chars: Characteristics, unit: number): Characteristics => ({
  ...chars,
  stats: Object.fromEntries(Object.entries(chars.stats).map(([name, value]) => [name, Math.ceil(value / unit) * unit])),
});

/** What effects that began or ended since have nothing to do with stays known. */
function kept(before: View, active: readonly Active[], joining: readonly Active[]): (Known | undefined)[] {
  if (before.whole !== null) return [];
  const others = [...withoutThose(before.active, active), ...joining];
  if (others.some(({ affects }) => affects === null)) return [];
  const known = before.known.slice();
  // Whatever object there was or is in the slot: an effect can be on one as what it was where it was played from.
  for (const { affects } of others) for (const ref of affects ?? NO_REFS) known[slotOf(ref)] = undefined;
  return known;
}
const NO_REFS: readonly Ref[] = [];

/** Characteristics of one object under everything in effect; of one that has become another, or is gone, what it was last, or what is printed. */
export function characteristicsOf<G extends GameTypes>(look: Look<G>, item: Item): Characteristics {
  const { view } = look;
  const slot = slotOf(item.ref);
  const now = look.p.items[slot];
  const before = view.known[slot];
  // By far most are asked for again unchanged.
  if (before?.item === item && now === item) return look.log === null ? before.chars : told(look.log, before);
  if (item.zone === GONE || now?.ref !== item.ref || (now !== item && isFrozen(look, item)))
    return lastKnown(look, item) ?? printedBase(look, item);
  const known = knownOf(look, view, now, slot);
  // Of an object kept from an earlier moment the printed values are those of that moment.
  if (now !== item && known.plain) return printedBase(look, item);
  return look.log === null ? known.chars : told(look.log, known);
}

/** What is known of an object, with what it rests on written down. */
function told(log: Log, { chars, cited }: Known): Characteristics {
  for (const { kind, label, clauses } of cited) log.via(kind ?? 'base', label, clauses);
  return chars;
}

/** Whether it was kept as it left, though it is the same object elsewhere. */
const isFrozen = <G extends GameTypes>({ p }: Look<G>, item: Item): boolean =>
  p.left.length > 0 && p.left.some((left) => left.item === item);

function lastKnown<G extends GameTypes>({ p, rules }: Look<G>, { ref }: Item): Characteristics | undefined {
  const left = p.left.length > 0 ? p.left.find(({ item }) => item.ref === ref) : undefined;
  return left && thawed(rules, left);
}

function printedBase<G extends GameTypes>(look: Look<G>, item: Item): Characteristics {
  const cited: Cited[] = [];
  const chars = completed(look, null, item, baseOf(look, item, cited), cited);
  if (look.log) for (const row of cited) look.log.via(row.kind ?? 'base', row.label, row.clauses);
  return chars;
}

/** An object as the layers have left it, with what is applied to it after them, and then rounded where it has to be. */
function completed<G extends GameTypes>(
  look: Look<G>,
  unit: number | null,
  item: Item,
  layered: Characteristics,
  cited: Cited[],
): Characteristics {
  const chars = afterLayers(look, item, layered, cited);
  if (unit !== null) return rounded(chars, unit);
  if (chars === layered || !hasOdd(chars.stats, look.rules.statUnit(look.with(null)))) return chars;
  return rounded(chars, look.rules.statUnit(citing(look, cited)));
}

/** It writes down what is consulted with an object. */
const citing = <G extends GameTypes>(look: Look<G>, cited: Cited[]): Look<G> =>
  look.with({ via: (_, label, clauses) => cited.push({ kind: 'param', label, clauses }) });

function knownOf<G extends GameTypes>(look: Look<G>, view: View, item: Item, slot: number): Known {
  const before = view.known[slot];
  if (before?.item === item) return before;
  const cited: Cited[] = [];
  const base = baseOf(look, item, cited);
  const through = item.announced?.playedFrom === undefined ? look : citing(look, cited);
  const layered = view.whole ? (view.whole.get(item.ref) ?? base) : throughLayers(through, view.layers, item, base);
  const plain = layered === base;
  const chars = completed(look, plain ? null : view.unit, item, layered, cited);
  const found = { item, plain, chars, cited };
  view.known[slot] = found;
  return found;
}
