/** What a play costs, what can pay for it, and the payment as a procedure. */

import { movesAnything } from '../kernel/happen/happen';
import { END } from '../kernel/machine/agenda';
import { payable, units } from '../kernel/machine/payment';
import { call, done, goTo, next, perform } from '../kernel/position/outcome';
import {
  type AbilityKey,
  begun,
  type Env,
  type Event,
  type Item,
  NOTHING_ANNOUNCED,
  type Option,
  type PaymentPick,
  type PaymentSource,
  type PaymentSpace,
  type Seat,
  shortName,
} from '../kernel/position/position';
import { kindsOf } from '../kernel/position/resources';
import { abilityAt, works } from '../kernel/view/abilities';
import { request } from '../kernel/view/context';
import { isPermitted } from '../kernel/view/permissions';
import { ofEach, ofEachNow, remembered } from '../kernel/view/remembered';
import type { Playing } from '../kernel/view/ruleset';
import { withX } from '../play/costs';
import { onStack } from '../play/on-stack';
import { type Follows, NOTHING_SPENT, type Paying, paying, type Spent } from '../play/paying';
import { type Fow, isCharacteristic, type Look, type Step, type X } from './fow';
import { did } from './memory';
import { saysX } from './played-text';
import { anyRepriced } from './repriced-will';
import { anyDoesMore, anyWillAbility, canPayWith, type Demand } from './will-supply';
import { isWillAbility, willPlayed } from './will-texts';

type Cost = Readonly<Record<string, number>>;

/** What a player can pay with, and what it was found to pay. */
interface Supply {
  readonly sources: readonly PaymentSource[];
  readonly pays: Map<Cost, boolean>;
}

/** Will that is there is called by its kind and a number. */
const UNIT = ' will ';
/** Of what kind a unit is, as whichever of its kinds it pays. */
const kindOf = ({ key, how, as }: PaymentPick): string => (how === 'pool' ? key.slice(0, key.lastIndexOf(UNIT)) : as);

function findSupply(look: Look, seat: Seat): Supply {
  const found: PaymentSource[] = [];
  for (const [kind, amount] of Object.entries(look.p.players[seat].pool)) {
    const [gives, group] = [kindsOf(kind), `pool ${kind}`];
    for (let i = 1; i <= amount; i += 1)
      found.push({ key: `${kind}${UNIT}${i}`, item: null, how: 'pool', gives, amount: 1, group });
  }
  const uses = usable(look, seat);
  for (const use of uses) {
    if (use.banishing === null) found.push(resting(look, use.item));
    else if (isFirstOfItsCard(use, uses)) found.push(banished(look, use, uses));
  }
  return { sources: found, pays: new Map() };
}

/** A card can be banished once: for whichever of its abilities that ask for it. */
const isFirstOfItsCard = (use: WillUse, uses: readonly WillUse[]): boolean =>
  uses.find(({ item, banishing }) => item === use.item && banishing !== null) === use;

function banished(look: Look, { item, key }: WillUse, uses: readonly WillUse[]): PaymentSource {
  const gives = uses.reduce<readonly string[]>(
    (kinds, use) => (use.item === item && use.banishing ? withKinds(kinds, use.banishing.produces) : kinds),
    NO_KINDS,
  );
  const group = `${look.print(item).card} ${gives.join('/')} banished`;
  return { key, item: item.ref, how: 'banish', gives, amount: 1, group };
}

const resting = ofEachNow((look: Look, item): PaymentSource => {
  const gives = producedBy(look, item);
  const group = `${look.print(item).card} ${gives.join('/')}`;
  return { key: item.name, item: item.ref, how: 'rest', gives, amount: 1, group };
});

/** Everything of a player that can pay now. */
const supplyOf = remembered(
  findSupply,
  (look, seat) => look.p.players[seat].pool,
  (look, seat) => look.having('will', seat),
  // What abilities cost can hang on anything.
  (look) => (anyRepriced(look) ? look.p : look.p.turn.number),
  (look, seat) => look.player(seat),
);

/** A text permits that will counts as of any attribute. */
const maySpendAny = (look: Look, seat: Seat): boolean =>
  look.rules.permitted.has('spendAnyWill') && isPermitted(look, look.player(seat).may, 'spendAnyWill');

/** What a cost asks for of a player: where will counts as of any attribute, only how much of it there is, and its characteristics. */
const askedOf = (look: Look, seat: Seat, cost: Cost): Cost => (maySpendAny(look, seat) ? ofAnyAttribute(cost) : cost);

function ofAnyAttribute(cost: Cost): Cost {
  const asked: Record<string, number> = {};
  for (const [kind, amount] of Object.entries(cost)) {
    const as = isCharacteristic(kind) ? kind : 'free';
    asked[as] = (asked[as] ?? 0) + amount;
  }
  return asked;
}

/** Everything of a player that can pay will now: will already there, and will abilities of recovered cards. */
export function paymentSpace(look: Look, seat: Seat, printed: Cost, spent: Spent): PaymentSpace {
  const sources = unspent(supplyOf(look, seat).sources, spent);
  return { kind: 'payment', cost: askedOf(look, seat, printed), oneOf: [], sources, surplus: 0 };
}

/** What can pay beside what else is done; the same list where all of it can. */
function unspent(sources: readonly PaymentSource[], { used, kept }: Spent): readonly PaymentSource[] {
  if (used.length === 0 && kept.length === 0) return sources;
  const isSpent = ({ item, how }: PaymentSource): boolean =>
    item !== null && (used.includes(item) || (how === 'banish' && kept.includes(item)));
  return sources.some(isSpent) ? sources.filter((source) => !isSpent(source)) : sources;
}

/** One way in which a card makes will: it rests, or it is banished for an ability that says so. */
export interface WillUse {
  readonly item: Item;
  /** How answers name it: as the card, or, of a card that could rest instead, as the ability. */
  readonly key: string;
  readonly banishing: Banishing | null;
}
interface Banishing {
  readonly ability: AbilityKey;
  readonly produces: readonly string[];
}

function findWillUses(look: Look, seat: Seat): readonly WillUse[] {
  const stoneZone = look.param('stoneZone');
  const stones: WillUse[] = [];
  const others: WillUse[] = [];
  for (const item of look.having('will', seat)) {
    const isStone = look.isA(item, 'stone');
    if (isStone && item.zone !== stoneZone) continue;
    const list = isStone ? stones : others;
    const rests = !item.rested && producedBy(look, item).length > 0;
    if (rests) list.push(restingOf(item));
    const ways = banishingsOf(look, item);
    for (const banishing of ways) {
      const isOnly = !rests && ways.length === 1;
      list.push({ item, key: isOnly ? item.name : `${item.name}#${shortName(banishing.ability)}`, banishing });
    }
  }
  return [...stones, ...others];
}

/** How the stones and other cards of a player make will, wherever abilities work. */
export const willUses = remembered(findWillUses, (look, seat) => look.having('will', seat));

/** Those that the player may use; in 2.0 resting a stone is no ability, and nothing is asked. */
function usable(look: Look, seat: Seat): readonly WillUse[] {
  const uses = willUses(look, seat);
  if (look.rules.selections.will === undefined) return uses;
  const allowed = look.options('will', { seat });
  return allowed.length === uses.length ? uses : uses.filter((use) => allowed.some((option) => isOf(option, use)));
}

const isOf = ({ item, ability }: Option, use: WillUse): boolean =>
  item === use.item.ref && ability === use.banishing?.ability;

const restingOf = ofEach((item): WillUse => ({ item, key: item.name, banishing: null }));

/** The will abilities of a card that have it banished, where they work. */
function banishingsOf(look: Look, item: Item): readonly Banishing[] {
  let found: Banishing[] | null = null;
  for (const { key, ability } of look.chars(item).abilities) {
    if (ability.kind !== 'will' || !ability.banish || !works(look, item, ability)) continue;
    found ??= [];
    found.push({ ability: key, produces: ability.produces });
  }
  return found === null || isKept(look, item) ? NO_BANISHING : found;
}
const NO_BANISHING: readonly Banishing[] = [];

/** Whether a card stays where it is though it is to be banished for its ability. */
const isKept = (look: Look, { ref: item }: Item): boolean =>
  !movesAnything(look, { kind: 'banish', item, by: item, cause: 'cost' });

/** The kinds of will that a card can make by resting: by whichever of its will abilities. */
function producedBy(look: Look, item: Item): readonly string[] {
  let kinds = NO_KINDS;
  for (const { ability } of look.chars(item).abilities) {
    if (ability.kind !== 'will' || ability.banish || !works(look, item, ability)) continue;
    kinds = withKinds(kinds, ability.produces);
  }
  return kinds;
}
const NO_KINDS: readonly string[] = [];
const withKinds = (kinds: readonly string[], more: readonly string[]): readonly string[] =>
  kinds === NO_KINDS ? more : [...kinds, ...more.filter((kind) => !kinds.includes(kind))];

/**
 * Whether a player can pay a cost.
 * @param playing what is played, or attacks or blocks, for it
 * @param follows whether what could not be done before can be done after paying
 */
export function canPay(
  look: Look,
  seat: Seat,
  cost: Cost,
  spent: Spent = NOTHING_SPENT,
  playing: Playing | null = null,
  follows: Follows<Fow> | null = null,
): boolean {
  if (canPayAtOnce(look, seat, cost, spent) && (follows === null || follows(look))) return true;
  if (!anyWillAbility(look) || units(cost) === 0) return false;
  if (playing === null || isFighting(playing)) return canPayWith(demandOf(look, seat, cost, spent, follows));
  const { item, ability } = playing;
  const fromChase = !isWillAbility(ability);
  if (ability) return canPayWith({ ...demandOf(look, seat, cost, spent, follows), fromChase });
  // By then it lies on the chase, and is counted nowhere else.
  const there = item.zone === look.rules.zoneOf.stack ? look : onStack(look, item, seat).look;
  return canPayWith({ ...demandOf(there, seat, cost, spent, follows), fromChase });
}

/** It attacks or blocks for the cost, and is not played: what lies in play already can leave while that is paid. */
const isFighting = ({ item, ability }: Playing): boolean => ability === undefined && item.zone === 'field';

/** What is to be paid where will abilities can be played for it. */
export function demandOf(
  look: Look,
  seat: Seat,
  printed: Cost,
  spent: Spent,
  follows: Follows<Fow> | null = null,
): Demand {
  const sourcesIn = (at: Look): readonly PaymentSource[] => unspent(supplyOf(at, seat).sources, spent);
  const ofAnyAttribute = maySpendAny(look, seat);
  return {
    look,
    seat,
    cost: askedOf(look, seat, printed),
    sourcesIn,
    spent,
    follows,
    ofAnyAttribute,
    fromChase: false,
  };
}

/**
 * Whether a player can pay a cost with what pays without being played first. What is printed is asked at every priority,
 * mostly with the same at hand to pay it.
 */
export function canPayAtOnce(look: Look, seat: Seat, cost: Cost, spent: Spent): boolean {
  if (units(cost) === 0) return true;
  // What a text permits of will can change while all that makes it stays.
  if (look.rules.permitted.has('spendAnyWill')) return payable(paymentSpace(look, seat, cost, spent));
  const { sources, pays } = supplyOf(look, seat);
  if (unspent(sources, spent) !== sources) return payable(paymentSpace(look, seat, cost, spent));
  const known = pays.get(cost);
  if (known !== undefined) return known;
  const can = payable({ kind: 'payment', cost, oneOf: [], sources, surplus: 0 });
  pays.set(cost, can);
  return can;
}

/** Whether a player's stones, recovered or not, could make all the will of a cost; X is 0. */
export function payableByStones(look: Look, seat: Seat, cost: Cost): boolean {
  const needed = askedOf(look, seat, withX(cost, 0));
  const sources = look
    .in(look.param('stoneZone'), seat)
    .filter((item) => look.isA(item, 'stone') && producedBy(look, item).length > 0)
    .map((item) => resting(look, item));
  return units(needed) === 0 || payable({ kind: 'payment', cost: needed, oneOf: [], sources, surplus: 0 });
}

export const {
  canAfford,
  canMeet,
  spentIn,
  followsIn,
  unitOfX,
  largestX,
  chooseCost,
  takeCost,
  chooseForCost,
  takeForCost,
  doBefore,
  doInTurn,
}: Paying<Fow> = paying<Fow>({
  canPay: (look, playing, cost, spent, follows) => canPay(look, playing.seat, cost, spent, playing, follows),
  canPayNow: (x, spent, follows) =>
    canPay(x, x.seat, x.env.cost ?? {}, both(beside(x.env, spent), spentAround(x)), null, follows),
  changesMeanwhile: anyDoesMore,
  spentAround,
  lifeUnit: (look) => look.param('lifeUnit'),
  asksForced: true,
  inTurn: true,
  isPlayed: () => true,
  saysX,
});

// ---- the payment, row by row -------------------------------------------------------------------------------------

/** Everything that is spent on what costs ask for besides will: on the payment under way, and on those that it is made for. */
export const spentUnderWay = (x: X): Spent => both(spentBy(x, x.env), spentAround(x));

/** The same but for the payment under way. */
function spentAround(x: X): Spent {
  let all = NOTHING_SPENT;
  for (const [at, { proc, env }] of x.p.agenda.entries())
    if (proc === x.frame.proc && at < x.p.agenda.length - 1) all = both(all, spentBy(x, env));
  return all;
}

const spentBy = (x: X, env: Env): Spent => beside(env, spentIn(x, env));

/** What is done for a cost, and what it is paid for: a card that is not elsewhere yet must be there still. */
const beside = ({ refs }: Env, spent: Spent): Spent =>
  refs === undefined ? spent : both(spent, { ...NOTHING_SPENT, kept: refs });

const both = (one: Spent, other: Spent): Spent =>
  other === NOTHING_SPENT
    ? one
    : {
        used: [...one.used, ...other.used],
        kept: [...one.kept, ...other.kept],
        gone: [...one.gone, ...other.gone],
        life: one.life + other.life,
      };

/** The player says with what the will is paid: one answer, whatever number of cards it takes. */
export const demandPayment: Step = (x) => {
  const cost = x.env.cost ?? {};
  if (units(cost) === 0) return goTo('others');
  const space = paymentSpace(x, x.seat, cost, spentUnderWay(x));
  if (!payable(space)) return done({ done: false });
  return { kind: 'ask', request: request(x.seat, 'pay', space, null, null, x.need('item')), env: { number: 0 } };
};

/** Will abilities are played one after the other while paying; none uses the chase. */
export const playWillAbilities: Step = (x) => {
  const picks = x.env.payment ?? [];
  // What rests may be banished after that, and not the other way round.
  const abilities = [...picks.filter(({ how }) => how === 'rest'), ...picks.filter(({ how }) => how === 'banish')];
  const at = x.env.number ?? 0;
  const pick = abilities[at];
  if (!pick || pick.item === null) return goTo('spend');
  const { item, as: kind, how } = pick;
  const card = how === 'banish' ? x.item(item) : undefined;
  const ability = card && banishingsOf(x, card).find(({ produces }) => produces.includes(kind))?.ability;
  const which = ability === undefined ? {} : { ability };
  return call('will-ability', { seat: x.seat, item, action: { kind }, ...which }, { number: at + 1 });
};

export const moreWillAbilities: Step = () => goTo('willAbilities');

/** The will is taken from what the player has. */
export const spendWill: Step = (x) =>
  perform(
    (x.env.payment ?? []).map(
      (pick): Event => ({ kind: 'spend', player: x.seat, resource: kindOf(pick), amount: pick.amount }),
    ),
  );

// ---- will abilities ----------------------------------------------------------------------------------------------

/** The card rests as the cost of its will ability. */
export const restForWill: Step = (x) => perform([{ kind: 'rest', item: x.need('item'), cause: 'cost' }]);

/** The same, before `then`; or, where its cost is to banish the card, `otherwise`. */
export const restForWillOr =
  (otherwise: string, then: string): Step =>
  (x) => {
    if (x.env.ability !== undefined) return goTo(otherwise);
    return perform([{ kind: 'rest', item: x.need('item'), cause: 'cost' }], {}, then);
  };

/** The card is banished as the cost of its will ability, which is carried out without it. */
export const banishForWill: Step = (x) => {
  const item = x.need('item');
  const card = x.item(item);
  const { ability } = x.env;
  if (card === undefined || ability === undefined) return done({ done: false });
  const program = begun(card, ability, x.seat, NOTHING_ANNOUNCED);
  return perform([{ kind: 'banish', item, by: item, cause: 'cost' }], { program });
};

/** The kinds of will that the ability being carried out can make. */
function kindsNow(x: X): readonly string[] {
  const { program } = x.env;
  const text = program && abilityAt(x.rules, program.key);
  if (text?.kind === 'will') return text.produces;
  const item = x.item(x.need('item'));
  return item ? producedBy(x, item) : NO_KINDS;
}

/** The kind of will that a payment has fixed, or the only one that the card can make. */
function kindSettled(x: X, gives: readonly string[]): string | undefined {
  const fixed = x.env.action?.kind;
  if (fixed !== undefined && gives.includes(fixed)) return fixed;
  return gives.length === 1 ? gives[0] : undefined;
}

/** Which will a card makes is its player's choice where it can make several and no payment has fixed it. */
export const chooseWill: Step = (x) => {
  const gives = kindsNow(x);
  if (kindSettled(x, gives) !== undefined) return next();
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

/** It is there at once, with no chase between; the rows that follow are for what triggers by it. */
export const willIsProduced: Step = (x) => {
  const item = x.need('item');
  const resource = kindSettled(x, kindsNow(x)) ?? x.need('chosen').key;
  const events: readonly Event[] = [
    { kind: 'produce', player: x.seat, resource, amount: 1 },
    did('played', x.seat, { item }),
  ];
  const told = willPlayed(x, x.seat, item);
  return told.length === 0 ? perform(events, undefined, END) : perform([...events, ...told]);
};

/** What a ruler's judgment costs. */
export const judgmentSpace = (look: Look, ruler: Item): Cost => {
  const ability = look.chars(ruler).abilities.find(({ ability: one }) => one.kind === 'judgment')?.ability;
  return ability?.kind === 'judgment' ? ability.cost : {};
};
