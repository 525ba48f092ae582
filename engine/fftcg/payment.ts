/** Costs: what is asked for, what can make CP for it, and the payment, source by source and then at once. */

import { payable, units } from '../kernel/machine/payment';
import type { Activate } from '../kernel/position/card';
import { done, goTo, next, perform } from '../kernel/position/outcome';
import {
  type AbilityKey,
  type Event,
  type Item,
  NO_TEXT,
  type PaymentPick,
  type PaymentSource,
  type PaymentSpace,
  type Ref,
  type Seat,
} from '../kernel/position/position';
import { abilityAt } from '../kernel/view/abilities';
import { request } from '../kernel/view/context';
import { isPermitted } from '../kernel/view/permissions';
import { ofEachNow, remembered } from '../kernel/view/remembered';
import { unitsOf } from '../play/costs';
import { chargeBy, NOTHING_SPENT, type Paying, paying, playingOf } from '../play/paying';
import { ELEMENTS, type Ff, type Look, type Step, type X } from './fftcg';
import { isLightOrDark } from './rule-processes';

type Cost = Readonly<Record<string, number>>;

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
  const sources: PaymentSource[] = [];
  for (const one of supplyOf(look, seat).sources)
    if (one.item === null || (one.item !== of?.ref && !except.includes(one.item))) sources.push(one);
  const any = maySpendAny(look, seat);
  const byNumber = of !== null && isLightOrDark(look, of);
  const asked = any ? { free: units(cost) } : byNumber ? withoutCrystal(look, cost, of) : cost;
  const elements = of && !any && !byNumber ? elementsBeside(look, of) : [];
  let named = 0;
  for (const kind in byNumber ? asked : cost) if (kind !== 'free') named += 1;
  return {
    kind: 'payment',
    cost: asked,
    oneOf: elements,
    sources,
    surplus: look.param('surplus') * Math.max(1, named),
  };
}

/**
 * What a card of Light or Dark costs: the number on it, whatever makes that CP. Its crystal asks for none of its own (11.3.6.1.1); what
 * other costs name is asked for all the same.
 */
function withoutCrystal(look: Look, cost: Cost, of: Item): Cost {
  const printed = look.print(of).face.cost ?? {};
  const crystals = ELEMENTS.filter((element) => (printed[element] ?? 0) > 0);
  if (crystals.length === 0) return cost;
  const asked: Record<string, number> = { free: 0, ...cost };
  for (const element of crystals) {
    const ofCrystal = Math.min(asked[element] ?? 0, printed[element] ?? 0);
    const named = (asked[element] ?? 0) - ofCrystal;
    asked.free = (asked.free ?? 0) + ofCrystal;
    if (named > 0) asked[element] = named;
    else delete asked[element];
  }
  return asked;
}

/**
 * The Elements of which a card that is played wants a CP beside those that its cost comes to name by other costs (15.2.9.4-ex1); none
 * where its own cost names one of them already.
 */
function elementsBeside(look: Look, of: Item): readonly string[] {
  const { attributes } = look.chars(of);
  const cost = look.print(of).face.cost ?? {};
  return attributes.some((element) => (cost[element] ?? 0) > 0) ? [] : attributes;
}

/** A text permits that CP counts as of any element: only how many there are matters. */
const maySpendAny = (look: Look, seat: Seat): boolean =>
  look.rules.permitted.has('spendAnyCp') && isPermitted(look, look.player(seat).may, 'spendAnyCp');

/** Everything of a player that can pay now, and how much CP that is: backups that dull, then cards that are discarded. */
const supplyOf = remembered(
  (look: Look, seat: Seat): Supply => {
    const sources = [...backupsThatPay(look, seat), ...discardsThatPay(look, seat)];
    return { sources, most: sources.reduce((sum, { amount }) => sum + amount, 0), pays: new Map() };
  },
  (look, seat) => look.in('hand', seat),
  (look, seat) => look.in('field', seat),
);

interface Supply {
  readonly sources: readonly PaymentSource[];
  readonly most: number;
  /** Whether it pays a cost: by the card that is played, or by the cost of an ability. */
  readonly pays: Map<Item | Cost, { readonly cost: Cost; readonly can: boolean }>;
}

/** Apart from each other: the field changes far more often than the hand. */
const discardsThatPay = remembered(
  (look: Look, seat: Seat) => objectsOf(look, 'cp.discard', seat).map((item) => discarded(look, item)),
  (look, seat) => look.in('hand', seat),
);
const backupsThatPay = (look: Look, seat: Seat): readonly PaymentSource[] =>
  objectsOf(look, 'cp.backup', seat).map((item) => dulled(look, item));

const objectsOf = (look: Look, selection: string, seat: Seat): readonly Item[] =>
  look.objects(look.options(selection, { seat }).map(({ item }) => item));

const discarded = ofEachNow((look: Look, item) => source(look, item, 'discard', look.param('discardCp')));
const dulled = ofEachNow((look: Look, item) => source(look, item, 'rest', look.param('backupCp')));

function source(look: Look, item: Item, how: 'discard' | 'rest', amount: number): PaymentSource {
  const { attributes } = look.chars(item);
  const gives = ELEMENTS.filter((element) => attributes.includes(element));
  return { key: item.name, item: item.ref, how, gives, amount, group: `${how} ${look.print(item).card}` };
}

export function canPayFor(look: Look, seat: Seat, cost: Cost, of: Item | null, except: readonly Ref[] = []): boolean {
  const needed = units(cost);
  if (needed === 0) return true;
  // Every card in hand asks at every priority, and most cost more than there is. A trace tells all that an answer rests on.
  if (look.log !== null) return payable(paymentSpace(look, seat, cost, of, except));
  const { most, pays } = supplyOf(look, seat);
  if (most < needed) return false;
  // What a text permits of CP can change while all that makes it stays.
  if (except.length > 0 || maySpendAny(look, seat)) return payable(paymentSpace(look, seat, cost, of, except));
  const known = pays.get(of ?? cost);
  if (known?.cost === cost) return known.can;
  const can = payable(paymentSpace(look, seat, cost, of));
  pays.set(of ?? cost, { cost, can });
  return can;
}

export const {
  canAfford,
  canMeet,
  spentIn,
  unitOfX,
  largestX,
  chooseCost,
  takeCost,
  chooseForCost,
  takeForCost,
  doAtOnce,
}: Paying<Ff> = paying<Ff>({
  spentAround: () => NOTHING_SPENT,
  lifeUnit: () => 1,
  // What is to lose counters stays, and can pay all the same.
  canPay: (look, { seat, item, ability }, cost, { used }) => canPayFor(look, seat, cost, ability ? null : item, used),
  // A play whose cost turns out not to be payable in full is taken back (14.1, 14.5).
  canPayNow: () => true,
  asksForced: false,
  inTurn: false,
  isPlayed: ({ zone }) => zone !== 'damage',
  // Who plays says the value of an X in a cost (11.2.4).
  saysX: () => false,
});

// ---- steps -------------------------------------------------------------------------------------------------------

/** From here on the cost is fixed, whatever changes later. */
export const lockCost: Step = (x) => {
  const item = x.item(x.need('item'));
  const charge = item && chargeBy(x, playingOf(x, x.seat, item, x.env.ability));
  return next(item && charge ? { charge, cost: unitsOf(charge, item.announced?.x ?? 0) } : { cost: {} });
};

/** The player says what makes the CP: one answer, whatever number of cards it takes. */
export const demandPayment: Step = (x) => {
  const cost = x.env.cost ?? {};
  if (units(cost) === 0) return goTo('pay');
  const item = x.item(x.env.item);
  const space = paymentSpace(x, x.seat, cost, item?.kind === 'card' ? item : null, spentIn(x, x.env).used);
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

/** It is paid then, though something else happened in the place of a part, or nothing had to be done. */
export const paid: Step = () => done({ done: true });
