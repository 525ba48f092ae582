/** What a play costs, what can pay for it, and the payment as a procedure. */

import { payable, units } from '../kernel/machine/payment';
import { call, done, goTo, next, perform } from '../kernel/position/outcome';
import type {
  AbilityKey,
  Event,
  Item,
  Option,
  PaymentSource,
  PaymentSpace,
  Ref,
  Seat,
} from '../kernel/position/position';
import { abilityAt } from '../kernel/view/abilities';
import { request } from '../kernel/view/context';
import { remembered } from '../kernel/view/sources';
import type { Look, Step } from './fow';
import { did } from './memory';

type Cost = Readonly<Record<string, number>>;

/** The will asked for: of a card its cost, of an ability what stands before the colon. */
export function costOf(look: Look, item: Item, key?: AbilityKey): Cost {
  const ability = item.ability
    ? abilityAt(look.rules, item.ability.key)
    : key !== undefined
      ? abilityAt(look.rules, key)
      : undefined;
  if (ability?.kind === 'activate') return ability.cost.pay ?? {};
  if (ability?.kind === 'judgment') return ability.cost;
  if (item.kind === 'action') return judgmentCost(look, item);
  return item.ability ? {} : (look.print(item).face.cost ?? {});
}

/** A cost with the value chosen for its X, of any kind; 0 where none is chosen. */
export function costWith(cost: Cost, x: number): Cost {
  const { X: times, ...rest } = cost;
  return times === undefined ? cost : { ...rest, free: (rest.free ?? 0) + times * x };
}

/** The largest value of X that can be paid for, of a card that is played or an ability on the chase. */
export function largestX(look: Look, seat: Seat, item: Item): number {
  const cost = costOf(look, item);
  const ability = item.ability ? abilityAt(look.rules, item.ability.key) : undefined;
  const spent = ability?.kind === 'activate' && ability.cost.rest ? item.ability?.source.ref : undefined;
  let x = 0;
  while (canPay(look, seat, costWith(cost, x + 1), spent ?? null)) x += 1;
  return x;
}

const judgmentCost = (look: Look, item: Item): Cost => {
  const ability = look.print(item).definition.faces[0]?.abilities?.find(({ kind }) => kind === 'judgment');
  return ability?.kind === 'judgment' ? ability.cost : {};
};

function findSources(look: Look, seat: Seat): readonly PaymentSource[] {
  const pool = Object.entries(look.p.players[seat].pool).flatMap(([kind, amount]): readonly PaymentSource[] =>
    Array.from(
      { length: amount },
      (_, i): PaymentSource => ({
        key: `${kind} will ${i + 1}`,
        item: null,
        how: 'pool',
        gives: [kind],
        amount: 1,
        group: `pool ${kind}`,
      }),
    ),
  );
  return [...pool, ...willCards(look, seat).map((item) => stoneSource(look, item))];
}

function stoneSource(look: Look, item: Item): PaymentSource {
  const gives = producedBy(look, item);
  return {
    key: item.name,
    item: item.ref,
    how: 'rest',
    gives,
    amount: 1,
    group: `${look.print(item).card} ${gives.join('/')}`,
  };
}

/** Everything of a player that can pay now. */
const sourcesOf = remembered(findSources, (look, seat) => [look.having('will', seat)]);

/** Everything of a player that can pay will now: will already there, and will abilities of recovered cards. */
export function paymentSpace(look: Look, seat: Seat, cost: Cost, except: Ref | null = null): PaymentSpace {
  const all = sourcesOf(look, seat);
  const sources = except === null ? all : all.filter(({ item }) => item !== except);
  return { kind: 'payment', cost, oneOf: [], sources, surplus: 0 };
}

/** Recovered stones and other cards of a player with a will ability, wherever abilities work. */
export function willCards(look: Look, seat: Seat): readonly Item[] {
  const stoneZone = look.param('stoneZone');
  const stones: Item[] = [];
  const others: Item[] = [];
  for (const item of look.having('will', seat)) {
    if (item.rested || producedBy(look, item).length === 0) continue;
    if (!look.isA(item, 'stone')) others.push(item);
    else if (item.zone === stoneZone) stones.push(item);
  }
  return [...stones, ...others];
}

/** The kinds of will that a card's will ability can make. */
export function producedBy(look: Look, item: Item): readonly string[] {
  for (const { ability } of look.chars(item).abilities) if (ability.kind === 'will') return ability.produces;
  return [];
}

export const canPay = (look: Look, seat: Seat, cost: Cost, except: Ref | null = null): boolean =>
  units(cost) === 0 || payable(paymentSpace(look, seat, cost, except));

// ---- the payment, row by row -------------------------------------------------------------------------------------

/** What else an ability asks for comes first, in the printed order: rest it, banish it, discard. */
export const otherActions: Step = (x) => {
  const source = x.item(x.env.other);
  const item = x.item(x.need('item'));
  const ability = item?.ability ? abilityAt(x.rules, item.ability.key) : undefined;
  if (!source || ability?.kind !== 'activate') return next();
  const events: Event[] = [];
  if (ability.cost.rest) events.push({ kind: 'rest', item: source.ref, cause: 'cost' });
  if (ability.cost.banish) events.push({ kind: 'banish', item: source.ref, by: source.ref, cause: 'cost' });
  return perform(events);
};

/** Cards to discard as a cost are chosen by the player. */
export const chooseCostDiscards: Step = (x) => {
  const item = x.item(x.need('item'));
  const ability = item?.ability ? abilityAt(x.rules, item.ability.key) : undefined;
  const count = ability?.kind === 'activate' ? (ability.cost.discard ?? 0) : 0;
  if (count === 0) return next({ chosenAll: [] });
  const options = x.in('hand', x.seat).map((card): Option => ({ key: card.name, item: card.ref }));
  return {
    kind: 'ask',
    request: request(x.seat, 'discard', { kind: 'subset', options, min: count, max: count }, null),
  };
};

export const discardForCost: Step = (x) =>
  perform(
    (x.env.chosenAll ?? []).flatMap(({ item }): readonly Event[] =>
      item === undefined ? [] : [{ kind: 'discard', item, cause: 'cost' }],
    ),
  );

/** The player says with what the will is paid: one answer, whatever number of cards it takes. */
export const demandPayment: Step = (x) => {
  const cost = x.env.cost ?? {};
  if (units(cost) === 0) return done({ done: true });
  const space = paymentSpace(x, x.seat, cost);
  if (!payable(space)) return done({ done: false });
  return { kind: 'ask', request: request(x.seat, 'pay', space, null, null, x.need('item')), env: { number: 0 } };
};

/** Will abilities are played one after the other while paying; none uses the chase. */
export const playWillAbilities: Step = (x) => {
  const rests = (x.env.payment ?? []).filter(({ how }) => how === 'rest');
  const at = x.env.number ?? 0;
  const pick = rests[at];
  if (!pick || pick.item === null) return goTo('spend');
  return call('will-ability', { seat: x.seat, item: pick.item, action: { kind: pick.as } }, { number: at + 1 });
};

export const moreWillAbilities: Step = () => goTo('willAbilities');

/** The will is taken from what the player has. */
export const spendWill: Step = (x) =>
  perform(
    (x.env.payment ?? []).map(({ as, amount }): Event => ({ kind: 'spend', player: x.seat, resource: as, amount })),
  );

export const paid: Step = () => done({ done: true });

// ---- will abilities ----------------------------------------------------------------------------------------------

/** The card rests as the cost of its will ability. */
export const restForWill: Step = (x) => perform([{ kind: 'rest', item: x.need('item'), cause: 'cost' }]);

/** Which will a card makes is its player's choice where it can make several and no payment has fixed it. */
export const chooseWill: Step = (x) => {
  const item = x.item(x.need('item'));
  const gives = item ? producedBy(x, item) : [];
  const fixed = x.env.action?.kind;
  const [only] = gives;
  if (fixed !== undefined && gives.includes(fixed)) return next({ chosen: { key: fixed } });
  if (gives.length === 1 && only !== undefined) return next({ chosen: { key: only } });
  return {
    kind: 'ask',
    request: request(
      x.seat,
      'will',
      { kind: 'oneOf', options: gives.map((key) => ({ key })) },
      null,
      null,
      x.need('item'),
    ),
  };
};

/** It is there at once, with no chase between. */
export const willIsProduced: Step = (x) =>
  perform([
    { kind: 'produce', player: x.seat, resource: x.need('chosen').key, amount: 1 },
    did('played', x.seat, { item: x.need('item') }),
  ]);

/** What a ruler's judgment costs. */
export const judgmentSpace = (look: Look, ruler: Item): Cost => {
  const ability = look.chars(ruler).abilities.find(({ ability: one }) => one.kind === 'judgment')?.ability;
  return ability?.kind === 'judgment' ? ability.cost : {};
};
