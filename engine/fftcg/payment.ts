/** Costs: what is asked for, what can make CP for it, and the payment, source by source and then at once. */

import { payable, units } from '../kernel/machine/payment';
import type { AbilityCost, Activate } from '../kernel/position/card';
import { contribute, done, goTo, next, perform } from '../kernel/position/outcome';
import {
  type AbilityKey,
  type Event,
  type Item,
  NO_TEXT,
  type Option,
  type PaymentPick,
  type PaymentSource,
  type PaymentSpace,
  type Ref,
  type Seat,
} from '../kernel/position/position';
import { abilityAt } from '../kernel/view/abilities';
import { request } from '../kernel/view/context';
import { remembered } from '../kernel/view/sources';
import { ELEMENTS, type Look, type Step, sameName, type X } from './fftcg';
import { isLightOrDark } from './rule-processes';

type Cost = Readonly<Record<string, number>>;

/** A cost with the value chosen for its X; 0 where none is chosen. */
export function withX(cost: Cost, x: number): Cost {
  const { X: times, ...rest } = cost;
  return times === undefined ? cost : { ...rest, free: (rest.free ?? 0) + times * x };
}

/** The CP a card costs to play, with what was announced for X. */
export const cardCost = (look: Look, item: Item): Cost =>
  withX(look.print(item).face.cost ?? {}, item.announced?.x ?? 0);

/** The action or special ability an option or an object on the stack stands for. */
export function abilityOf(look: Look, item: Item, key: AbilityKey | undefined): Activate | undefined {
  const ability = abilityAt(look.rules, item.ability?.key ?? key ?? NO_TEXT);
  return ability?.kind === 'activate' ? ability : undefined;
}

/**
 * What a player can make CP with.
 * @param of whose element must be among the CP: a card that is played; none for an ability, whose cost names its elements
 * @param except what pays another part of the same cost already
 */
export function paymentSpace(
  look: Look,
  seat: Seat,
  cost: Cost,
  of: Item | null,
  except: readonly Ref[] = [],
): PaymentSpace {
  const free = ({ item }: PaymentSource): boolean => item === null || (!except.includes(item) && item !== of?.ref);
  const sources = sourcesOf(look, seat).filter(free);
  const elements = of && !isLightOrDark(look, of) ? look.chars(of).attributes : [];
  const named = Object.keys(cost).filter((kind) => kind !== 'free').length;
  return {
    kind: 'payment',
    cost,
    oneOf: elements,
    sources,
    surplus: look.param('surplus') * Math.max(1, named),
  };
}

/** Everything of a player that can pay now. */
const sourcesOf = remembered(findSources, (look, seat) => [look.in('hand', seat), look.in('field', seat)]);

/** Backups that dull, then cards that are discarded. */
function findSources(look: Look, seat: Seat): readonly PaymentSource[] {
  const discards = look
    .options('cp.discard', { seat })
    .flatMap(({ item }) => look.item(item) ?? [])
    .map((item) => source(look, item, 'discard', look.param('discardCp')));
  const backups = look
    .options('cp.backup', { seat })
    .flatMap(({ item }) => look.item(item) ?? [])
    .map((item) => source(look, item, 'rest', look.param('backupCp')));
  return [...backups, ...discards];
}

function source(look: Look, item: Item, how: 'discard' | 'rest', amount: number): PaymentSource {
  const gives = ELEMENTS.filter((element) => look.chars(item).attributes.includes(element));
  return { key: item.name, item: item.ref, how, gives, amount, group: `${how} ${look.print(item).card}` };
}

export const canPayFor = (look: Look, seat: Seat, cost: Cost, of: Item | null, except: readonly Ref[] = []): boolean =>
  units(cost) === 0 || payable(paymentSpace(look, seat, cost, of, except));

/** The cards a special ability could discard for its name. */
export const namesakes = (look: Look, source: Item, seat: Seat): readonly Item[] =>
  look.in('hand', seat).filter((card) => sameName(look, card, source) && !look.isA(card, 'summon'));

/** Whether the source itself is spent for the cost, so that it makes no CP for it. */
const usesSource = (cost: AbilityCost): boolean => (cost.rest || cost.banish || cost.discardThis) === true;

/** Every way to take the cards out of the hand that an ability's cost discards, as far as the CP left over depends on it. */
export function canPayAbility(look: Look, seat: Seat, source: Item, cost: AbilityCost, x = 0): boolean {
  const own = usesSource(cost) ? [source.ref] : [];
  const pay = (without: readonly Ref[]): boolean =>
    canPayFor(look, seat, withX(cost.pay ?? {}, x), null, [...own, ...without]);
  if (cost.discardSameName) return namesakes(look, source, seat).some((card) => pay([card.ref]));
  const hand = look.in('hand', seat).filter(({ ref }) => !own.includes(ref));
  const count = cost.discard ?? 0;
  if (count === 0) return pay([]);
  return hand.length >= count && combinations(hand, count).some((cards) => pay(cards.map(({ ref }) => ref)));
}

function combinations(cards: readonly Item[], count: number): readonly (readonly Item[])[] {
  if (count === 0) return [[]];
  return cards.flatMap((card, i) => combinations(cards.slice(i + 1), count - 1).map((rest) => [card, ...rest]));
}

/** The largest value of X that can be paid for, of a card on the stack or of the ability of a source still there. */
export function largestX(look: Look, seat: Seat, item: Item): number {
  const ability = abilityOf(look, item, undefined);
  const source = look.item(item.ability?.source.ref);
  const affordable = (x: number): boolean =>
    item.ability
      ? ability !== undefined && source !== undefined && canPayAbility(look, seat, source, ability.cost, x)
      : canPayFor(look, seat, withX(look.print(item).face.cost ?? {}, x), item);
  let x = 0;
  while (affordable(x + 1)) x += 1;
  return x;
}

/** Whether the cost of an object on the stack has an X in it. */
export const hasX = (look: Look, item: Item): boolean =>
  ((item.ability ? abilityOf(look, item, undefined)?.cost.pay : look.print(item).face.cost)?.X ?? 0) > 0;

// ---- steps -------------------------------------------------------------------------------------------------------

/** From here on the cost is fixed, whatever changes later. */
export const lockCost: Step = (x) => {
  const item = x.item(x.need('item'));
  const ability = item ? abilityOf(x, item, x.env.ability) : undefined;
  if (!item) return next({ cost: {} });
  return next({ cost: item.ability ? withX(ability?.cost.pay ?? {}, item.announced?.x ?? 0) : cardCost(x, item) });
};

/** Cards that the cost itself discards are chosen: of the same name for a special ability. */
export const chooseCostDiscards: Step = (x) => {
  const cost = costOf(x);
  const source = x.item(x.env.other);
  const count = cost?.discardSameName ? 1 : (cost?.discard ?? 0);
  if (!cost || !source || count === 0) return next({ chosenAll: [] });
  const hand = (cost.discardSameName ? namesakes(x, source, x.seat) : x.in('hand', x.seat)).filter(
    ({ ref }) => !cost.discardThis || ref !== source.ref,
  );
  const options = hand.map((card): Option => ({ key: card.name, item: card.ref }));
  const [only] = options;
  if (options.length === count && only) return next({ chosenAll: options });
  return {
    kind: 'ask',
    request: request(x.seat, 'discard', { kind: 'subset', options, min: count, max: count }, null),
  };
};

const costOf = (x: X): AbilityCost | undefined => {
  const item = x.item(x.env.item);
  return item ? abilityOf(x, item, x.env.ability)?.cost : undefined;
};

const refsOf = (x: X): readonly Ref[] =>
  (x.env.chosenAll ?? []).flatMap(({ item }) => (item === undefined ? [] : [item]));

/** They are part of what is paid at once. */
export const discardsForCost: Step = (x) =>
  contribute(refsOf(x).map((item): Event => ({ kind: 'discard', item, cause: 'cost' })));

/** So are dulling the source, putting it into the break zone, and discarding it. */
export const ownCost: Step = (x) => {
  const cost = costOf(x);
  const source = x.item(x.env.other);
  if (!cost || !source) return next();
  const dull: readonly Event[] = cost.rest ? [{ kind: 'rest', item: source.ref, cause: 'cost' }] : [];
  const away: readonly Event[] = cost.banish
    ? [{ kind: 'banish', item: source.ref, by: source.ref, cause: 'cost' }]
    : [];
  const thrown: readonly Event[] = cost.discardThis ? [{ kind: 'discard', item: source.ref, cause: 'cost' }] : [];
  const parts = [...dull, ...away, ...thrown];
  return parts.length > 0 ? contribute(parts) : next();
};

/** The player says what makes the CP: one answer, whatever number of cards it takes. */
export const demandPayment: Step = (x) => {
  const cost = x.env.cost ?? {};
  if (units(cost) === 0) return goTo('pay');
  const item = x.item(x.env.item);
  const source = x.item(x.env.other);
  const own = costOf(x);
  const except = [...refsOf(x), ...(source && own && usesSource(own) ? [source.ref] : [])];
  const space = paymentSpace(x, x.seat, cost, item?.kind === 'card' ? item : null, except);
  if (!payable(space)) return done({ done: false });
  return { kind: 'ask', request: request(x.seat, 'pay', space, null, null, x.env.item ?? null), env: { number: 0 } };
};

const picksBy = (x: X, how: PaymentPick['how']): readonly PaymentPick[] =>
  (x.env.payment ?? []).filter((pick) => pick.how === how);

/** Discarding a card makes CP of its element. */
export const discardForCp: Step = (x) => takeNext(x, 'discard', (item) => ({ kind: 'discard', item, cause: 'cost' }));

/** Dulling a backup makes CP of its element. */
export const dullForCp: Step = (x) => takeNext(x, 'rest', (item) => ({ kind: 'rest', item, cause: 'cost' }));

function takeNext(x: X, how: PaymentPick['how'], eventOf: (item: Ref) => Event): ReturnType<Step> {
  const at = x.env.number ?? 0;
  const pick = picksBy(x, how)[at];
  if (!pick || pick.item === null) return next({ number: 0 });
  return goTo(x.frame.step, { number: at + 1, batch: [...(x.env.batch ?? []), eventOf(pick.item)] });
}

/** All of it is paid at the same time. */
export const payAtOnce: Step = (x) => perform(x.env.batch ?? []);

export const paid: Step = () => done({ done: true });
