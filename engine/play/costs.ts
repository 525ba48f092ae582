/** The costs a play can have: found from what is printed by the edition's rows, each of which has its clause. */
import { type Amounts, together } from '../kernel/position/amounts';
import type { Ability, Condition, CostPart, CostStep, Face, OtherCosts, OwnCost } from '../kernel/position/card';
import { type Charge, type Filter, type Item, shortName, type Way } from '../kernel/position/position';
import { asItLay } from '../kernel/view/as-it-lay';
import type { Characteristics } from '../kernel/view/characteristics';
import { evaluate } from '../kernel/view/condition';
import { stepsOf } from '../kernel/view/cost-steps';
import { matches, readerOf } from '../kernel/view/filter';
import type { Look } from '../kernel/view/look';
import type { Costs, GameTypes, Playing } from '../kernel/view/ruleset';

type Units = Amounts;

const NO_WAYS: readonly Way[] = [];

/** What is printed: of a card the cost in its corner, of an ability what stands before the colon; found once a text. */
function printed<G extends GameTypes>(look: Look<G>, { item, ability }: Playing): readonly Charge[] {
  const text = ability ?? look.print(item).face;
  const before = found.get(text);
  if (before !== undefined) return before;
  const cost = 'types' in text ? { pay: text.cost ?? NOTHING } : text.kind === 'activate' ? text.cost : {};
  const charges: readonly Charge[] = [{ ways: NO_WAYS, parts: stepsOf(cost) }];
  found.set(text, charges);
  return charges;
}
const found = new WeakMap<Ability | Face, readonly Charge[]>();
const NOTHING: Units = {};

/**
 * Every cost that a play can have, each with the choices that lead to it; X is left open.
 * Rows that have a say report that they were consulted.
 */
export function chargesOf<G extends GameTypes>(look: Look<G>, playing: Playing): readonly Charge[] {
  let charges = printed(look, playing);
  if (!look.rules.anyCosts && sparedFor(playing) === 0) return charges;
  for (const row of look.rules.costs) {
    const changed = row.run(look, playing, charges);
    if (changed === null) continue;
    look.log?.via('cost', row.name, row.clauses);
    charges = changed;
  }
  return charges;
}

/** A cost with a value for its X, of any kind of resource; what was taken from X while it was open is less than nothing of these. */
export function withX(cost: Units, x: number): Units {
  if (cost.X === undefined) return cost;
  const { X: times, free = 0, ...rest } = cost;
  const all = free + times * x;
  return all > 0 ? { ...rest, free: all } : rest;
}

/** The largest X that can be had, counted up by a unit: 0 where not even one unit can. */
export function largest(can: (x: number) => boolean, unit = 1): number {
  let x = 0;
  while (can(x + unit)) x += unit;
  return x;
}

/** All that is to be paid of a cost, with a value for X. */
export function unitsOf(charge: Charge, x: number): Units {
  const units = totalOf(charge, x);
  return charge.inAll ? takenFromAny(units, overtaken(charge, x)) : units;
}

function totalOf({ parts }: Charge, x: number): Units {
  const [only] = parts;
  if (parts.length === 1 && only) return withX(only.pay ?? NOTHING, x);
  return parts.reduce<Units>((sum, { pay }) => together(sum, withX(pay ?? NOTHING, x)), NOTHING);
}

/** Whether X of a cost is life to be paid. */
export const hasLifeX = ({ parts }: Charge): boolean => parts.some(({ life }) => life === 'X');

/** Whether a cost has an X in it. */
export const hasX = (charge: Charge): boolean => hasLifeX(charge) || charge.parts.some(({ pay }) => (pay?.X ?? 0) > 0);

/** Whether two plays came to their costs by the same choices. */
export const sameWays = (one: readonly Way[], other: readonly Way[]): boolean =>
  one.length === other.length && one.every(({ kind, key }, i) => kind === other[i]?.kind && key === other[i]?.key);

/** How the choices are named in an answer; `printed` where there was none. */
export const wayName = (ways: readonly Way[]): string =>
  ways.length === 0 ? 'printed' : ways.map(({ key }) => key).join('+');

// ---- rows --------------------------------------------------------------------------------------------------------

const applies = <G extends GameTypes>(
  look: Look<G>,
  condition: Condition | undefined,
  { seat, source }: Playing,
): boolean => condition === undefined || evaluate(look, condition, seat, source, false);

/** What the card that is played says of its own cost, in a way. */
function own<G extends GameTypes>(look: Look<G>, playing: Playing, how: OwnCost['how']): readonly Charge[] {
  if (playing.ability || playing.item.ability) return NO_CHARGES;
  let found: Charge[] | null = null;
  for (const { key, ability, keyword } of look.chars(playing.item).abilities) {
    if (ability.kind !== 'cost' || ability.how !== how || !applies(look, ability.while, playing)) continue;
    if (keyword !== null) look.log?.via('keyword', keyword.row, keyword.clauses);
    const ways: readonly Way[] = how === 'additional' ? NO_WAYS : [{ kind: how, key: `#${shortName(key)}` }];
    found ??= [];
    found.push({ ways, parts: stepsOf(ability.cost) });
  }
  return found ?? NO_CHARGES;
}
const NO_CHARGES: readonly Charge[] = [];

const isAbility = ({ ability, item }: Playing): boolean => ability !== undefined || item.ability !== null;

/** What cards in play say of the cost of this play, in a way. */
function others<G extends GameTypes>(
  look: Look<G>,
  playing: Playing,
  change: OtherCosts['change'],
): readonly OtherCosts[] {
  let found: OtherCosts[] | null = null;
  for (const source of look.having('costs')) {
    if (playing.gone?.includes(source.ref)) continue;
    for (const { ability } of look.chars(source).abilities) {
      if (ability.kind !== 'costs' || ability.change !== change) continue;
      if ((ability.of === 'abilities') !== isAbility(playing)) continue;
      if (ability.player !== 'each' && (source.controller === playing.seat) !== (ability.player === 'you')) continue;
      if (!speaksOf(look, source, ability.filter, playing.source)) continue;
      if (ability.while && !evaluate(look, ability.while, source.controller, source, false)) continue;
      found ??= [];
      found.push(ability);
    }
  }
  return found ?? NO_OTHERS;
}
const NO_OTHERS: readonly OtherCosts[] = [];

/** Whether what a card in play says of costs is said of a card: as it is, or as it was where it was played from. */
function speaksOf<G extends GameTypes>(look: Look<G>, source: Item, filter: Filter, played: Item): boolean {
  const chars = (item: Item): Characteristics => look.chars(item);
  if (matches(played, filter, readerOf(look, source.controller, source, chars))) return true;
  const lying = asItLay(look, played);
  return lying !== null && spokeOf(look, source, filter, played, lying);
}

function spokeOf<G extends GameTypes>(look: Look<G>, source: Item, filter: Filter, played: Item, lying: Item): boolean {
  const chars = (item: Item): Characteristics => look.chars(item === lying ? played : item);
  return (
    matches(lying, filter, readerOf(look, source.controller, source, chars)) &&
    look.rules.effectsFollow(look) !== 'none'
  );
}

/** What may be done instead of the printed cost. */
export const alternatives = <G extends GameTypes>(
  look: Look<G>,
  playing: Playing,
  charges: readonly Charge[],
): ReturnType<Costs<G>> => {
  const found = own(look, playing, 'alternative');
  return found.length === 0 ? null : [...charges, ...found];
};

/** The choice by which a cost is not paid. */
export const WITHOUT_PAYING: readonly Way[] = [{ kind: 'free', key: 'free' }];

/** Where an effect lets it be played without paying, the printed payment goes: of a card its cost, of an ability all of it. */
export const withoutPaying = <G extends GameTypes>(
  look: Look<G>,
  playing: Playing,
  charges: readonly Charge[],
): ReturnType<Costs<G>> => {
  const [by] = others(look, playing, 'free');
  if (!by) return null;
  const free = charges.flatMap(({ ways, parts: [first, ...rest] }): readonly Charge[] => {
    if (!first || ways.length > 0) return [];
    const { pay: _, ...kept } = first;
    return [{ ways: WITHOUT_PAYING, parts: [playing.ability ? {} : kept, ...rest] }];
  });
  return [...charges, ...free];
};

/** Additional costs: those that have to be paid, then those that may be. */
export const additional = <G extends GameTypes>(
  look: Look<G>,
  playing: Playing,
  charges: readonly Charge[],
): ReturnType<Costs<G>> => {
  const added = own(look, playing, 'additional');
  const optional = own(look, playing, 'optional');
  if (added.length === 0 && optional.length === 0) return null;
  const needed = added.flatMap(({ parts }) => parts);
  let all: readonly Charge[] = charges.map((charge) => ({ ways: charge.ways, parts: [...charge.parts, ...needed] }));
  for (const { ways, parts } of optional)
    all = all.concat(all.map((charge) => ({ ways: [...charge.ways, ...ways], parts: [...charge.parts, ...parts] })));
  return all;
};

/**
 * Where it is played without paying, or for what is done instead, and that has no X in it, X is 0 wherever else it stands: in
 * what is added, and in the text.
 * @param saysX whether what is played says itself what its X is, which it then is for that too
 */
export const withoutX =
  <G extends GameTypes>(saysX: (look: Look<G>, playing: Playing) => boolean): Costs<G> =>
  (look, playing, charges) => {
    if (!charges.some(isInstead) || saysX(look, playing)) return null;
    const itsOwn = own(look, playing, 'alternative').filter(hasX);
    const chosen = ({ ways: [first] }: Charge): boolean => itsOwn.some(({ ways: [way] }) => way?.key === first?.key);
    return charges.map((charge) => (isInstead(charge) && !chosen(charge) ? zeroForX(charge) : charge));
  };

const isInstead = ({ ways: [first] }: Charge): boolean => first?.kind === 'free' || first?.kind === 'alternative';

const zeroForX = ({ ways, parts }: Charge): Charge => ({
  ways,
  withoutX: true,
  parts: parts.map(
    ({ life, pay, ...part }): CostStep => ({
      ...part,
      ...(pay === undefined ? {} : { pay: withX(pay, 0) }),
      ...(life === undefined || life === 'X' ? {} : { life }),
    }),
  ),
});

/** What effects add: it is paid together with what is written, or first, where no will is. */
export const increases = <G extends GameTypes>(
  look: Look<G>,
  playing: Playing,
  charges: readonly Charge[],
): ReturnType<Costs<G>> => {
  const found = others(look, playing, 'more');
  if (found.length === 0) return null;
  const more = found.flatMap(({ by }): readonly CostStep[] => (by ? [{ pay: by }] : []));
  return charges.map((charge) => {
    const { parts } = charge;
    return { ...charge, parts: parts.some(isPaid) ? [...parts, ...more] : [...more, ...parts] };
  });
};

/** Whether something is paid in a part of a cost, or first in all of it. */
export const isPaid = ({ pay }: CostPart): boolean => pay !== undefined;

/** Everything that is paid in one part, where the first payment stands, so that a decrease can take from it. */
const gathered = (charge: Charge): Charge =>
  paying(
    charge,
    charge.parts.reduce<Units>((units, { pay }) => together(units, pay ?? NOTHING), NOTHING),
  );

/** A cost that pays so much, in one part of it. */
function paying(charge: Charge, pay: Units): Charge {
  const { parts } = charge;
  const at = parts.findIndex(isPaid);
  if (at < 0) return { ...charge, parts: [{ pay }, ...parts] };
  const unpaid = ({ pay: _, ...others }: CostStep): CostStep => others;
  return {
    ...charge,
    parts: parts.map((part, index) => (index === at ? { ...part, pay } : isPaid(part) ? unpaid(part) : part)),
  };
}

/** What is paid of a cost that pays in one part. */
const paidOf = ({ parts }: Charge): Units => parts.find(isPaid)?.pay ?? NOTHING;

/**
 * Units taken away; a kind does not fall below nothing by it. X is of any kind: what any kind may pay is lowered by more than
 * stands there while X is open, and that comes off when X has its value.
 */
function lessened(charge: Charge, by: Units): Charge {
  const { X, free = 0, ...named } = paidOf(charge);
  const pay: Record<string, number> = {};
  for (const [kind, amount] of Object.entries(named)) {
    const left = Math.max(0, amount - (by[kind] ?? 0));
    if (left !== 0) pay[kind] = left;
  }
  const left = free - (by.free ?? 0);
  if (left > 0 || X !== undefined) pay.free = left;
  if (X !== undefined) pay.X = X;
  return paying(charge, pay);
}

/**
 * The same, but what takes from what any kind may pay takes the rest of it from the kinds that are named; where there is an X,
 * once that has its value.
 */
function lessenedInAll(charge: Charge, by: Units): Charge {
  const { X, free = 0 } = paidOf(charge);
  const left = lessened(charge, by);
  if (X !== undefined) return { ...left, inAll: true };
  const over = Math.max(0, (by.free ?? 0) - free);
  return paying(left, takenFromAny(paidOf(left), over));
}

/** Units without a number of them, whatever their kinds: those that stand first go first. */
function takenFromAny(units: Units, number: number): Units {
  if (number === 0) return units;
  const left: Record<string, number> = {};
  let more = number;
  for (const [kind, amount] of Object.entries(units)) {
    const taken = Math.min(more, amount);
    more -= taken;
    if (amount > taken) left[kind] = amount - taken;
  }
  return left;
}

const sparedFor = ({ spared, item }: Playing): number => spared ?? item.announced?.spared ?? 0;

/** What was done for it as it was played takes from the number that it costs, whatever kinds pay that. */
export const spares = <G extends GameTypes>(...[, playing, charges]: Parameters<Costs<G>>): ReturnType<Costs<G>> => {
  const free = sparedFor(playing);
  return free === 0 ? null : charges.map((charge) => lessenedInAll(gathered(charge), { free }));
};

function lowered<G extends GameTypes>(
  look: Look<G>,
  playing: Playing,
  charges: readonly Charge[],
  less: (charge: Charge, by: Units) => Charge,
): ReturnType<Costs<G>> {
  const found = others(look, playing, 'less');
  if (found.length === 0) return null;
  return charges.map((charge) =>
    found.reduce<Charge>((left, { by }) => (by ? less(left, by) : left), gathered(charge)),
  );
}

/** What effects take away: from the kind they name, `free` from what any kind may pay. */
export const decreases = <G extends GameTypes>(
  look: Look<G>,
  playing: Playing,
  charges: readonly Charge[],
): ReturnType<Costs<G>> => lowered(look, playing, charges, lessened);

/** The same where what a card costs is a number, whatever kinds pay it. */
export const decreasesOfNumbers = <G extends GameTypes>(
  look: Look<G>,
  playing: Playing,
  charges: readonly Charge[],
): ReturnType<Costs<G>> => lowered(look, playing, charges, isAbility(playing) ? lessened : lessenedInAll);

/** As `decreases`, but what names no kind is taken from whatever part the player chooses. */
export const decreasesOfAnyPart = <G extends GameTypes>(
  look: Look<G>,
  playing: Playing,
  charges: readonly Charge[],
): ReturnType<Costs<G>> => {
  const found = others(look, playing, 'less');
  if (found.length === 0) return null;
  let left = charges.map(gathered);
  for (const { by = NOTHING } of found) {
    const { free = 0, ...named } = by;
    left = left.map((charge) => lessened(charge, named));
    for (let i = 0; i < free; i += 1) left = left.flatMap(oneLess);
  }
  return distinct(left);
};

/** A cost with one unit less: of each kind that it has, one answer. X is of any kind, and lowered where nothing else of any kind is left. */
function oneLess(charge: Charge): readonly Charge[] {
  const pay = paidOf(charge);
  const { free = 0 } = pay;
  const kinds = Object.keys(pay).filter((kind) => (kind === 'X' ? free <= 0 : kind !== 'free' || free > 0));
  if (kinds.length === 0) return [charge];
  return kinds.map((kind) => {
    const taken = kind === 'X' ? 'free' : kind;
    const less = lessened(charge, { [taken]: 1 });
    const key = `${taken}-1`;
    return kinds.length === 1 ? less : { ...less, ways: [...less.ways, { kind: 'part', key }] };
  });
}

/** How much more was taken from X than it comes to. */
const overtaken = (charge: Charge, x: number): number => {
  const { X = 0, free = 0 } = paidOf(charge);
  return X === 0 ? 0 : Math.max(0, -free - X * x);
};

/** Whether a cost takes more from X than it comes to, where another one takes that from other parts. */
export function isWasteful(charge: Charge, x: number, charges: readonly Charge[]): boolean {
  const over = overtaken(charge, x);
  return over > 0 && charges.some((one) => isOtherwiseSame(one, charge) && overtaken(one, x) < over);
}

const notOfParts = ({ ways }: Charge): readonly Way[] => ways.filter(({ kind }) => kind !== 'part');
const isOtherwiseSame = (one: Charge, other: Charge): boolean => sameWays(notOfParts(one), notOfParts(other));

/** Of costs that come to the same by choices in another order, the first. */
function distinct(charges: readonly Charge[]): readonly Charge[] {
  const sum = (charge: Charge): string => JSON.stringify([notOfParts(charge), Object.entries(paidOf(charge)).sort()]);
  return charges.filter((charge, at) => charges.findIndex((one) => sum(one) === sum(charge)) === at);
}
